// SPDX-License-Identifier: MIT
//
// Source-over, the mode that nearly every frame consists of, in 16-bit lanes that vectorize. With
// m the coverage times the opacity and a' the scaled opacity of the source, both bytes:
//
//   a'   = round(Sa·m / 255)
//   Dca' = round((Sca·m + Dca·(255 − a')) / 255)
//
// Exactly rounded for m = 255 and for opaque sources, within 1 of 255 otherwise; an opaque destination
// stays opaque and no colour passes its opacity. The sum is at most 65,025 + 127, the most that the division takes.
//
// Each function borrows its rows for the length of the call and keeps no pointer; lengths are compared
// before the loop, so the unchecked accesses stay inside.

enum SourceOverRows {
  /// One colour under one coverage.
  static func fill(
    _ row: inout MutableSpan<UInt8>, color: PremultipliedColor, coverage: UInt8
  ) {
    let m = UInt16(coverage)
    let k = 255 &- FixedPoint.div255(UInt16(color.a) &* m)
    let r = UInt16(color.r) &* m
    let g = UInt16(color.g) &* m
    let b = UInt16(color.b) &* m
    let a = UInt16(color.a) &* m
    unsafe row.withUnsafeMutableBufferPointer { buffer in
      guard let p = buffer.baseAddress else { return }
      for i in 0..<(buffer.count / 4) {
        let q = unsafe p + 4 &* i
        unsafe q[0] = over(r, q[0], k)
        unsafe q[1] = over(g, q[1], k)
        unsafe q[2] = over(b, q[2], k)
        unsafe q[3] = over(a, q[3], k)
      }
    }
  }

  /// One colour under a coverage for each pixel.
  static func fill(
    _ row: inout MutableSpan<UInt8>, color: PremultipliedColor, coverage: borrowing Span<UInt8>
  ) {
    precondition(row.count == 4 * coverage.count)
    let r = UInt16(color.r)
    let g = UInt16(color.g)
    let b = UInt16(color.b)
    let a = UInt16(color.a)
    unsafe row.withUnsafeMutableBufferPointer { buffer in
      unsafe coverage.withUnsafeBufferPointer { mask in
        guard let p = buffer.baseAddress, let c = mask.baseAddress else { return }
        for i in 0..<mask.count {
          let q = unsafe p + 4 &* i
          let m = unsafe UInt16(c[i])
          let k = 255 &- FixedPoint.div255(a &* m)
          unsafe q[0] = over(r &* m, q[0], k)
          unsafe q[1] = over(g &* m, q[1], k)
          unsafe q[2] = over(b &* m, q[2], k)
          unsafe q[3] = over(a &* m, q[3], k)
        }
      }
    }
  }

  /// A row of pixels under one coverage times opacity.
  static func draw(
    _ row: inout MutableSpan<UInt8>, pixels: borrowing Span<UInt8>, coverage: UInt8
  ) {
    precondition(row.count == pixels.count)
    let m = UInt16(coverage)
    unsafe row.withUnsafeMutableBufferPointer { buffer in
      unsafe pixels.withUnsafeBufferPointer { source in
        guard let p = buffer.baseAddress, let s = source.baseAddress else { return }
        for i in 0..<(source.count / 4) {
          unsafe over(p + 4 &* i, s + 4 &* i, m)
        }
      }
    }
  }

  /// A row of pixels under an opacity and a coverage for each pixel.
  static func draw(
    _ row: inout MutableSpan<UInt8>, pixels: borrowing Span<UInt8>, opacity: UInt8,
    coverage: borrowing Span<UInt8>
  ) {
    precondition(row.count == pixels.count && row.count == 4 * coverage.count)
    let o = UInt16(opacity)
    unsafe row.withUnsafeMutableBufferPointer { buffer in
      unsafe pixels.withUnsafeBufferPointer { source in
        unsafe coverage.withUnsafeBufferPointer { mask in
          guard let p = buffer.baseAddress, let s = source.baseAddress, let c = mask.baseAddress
          else { return }
          for i in 0..<mask.count {
            let m = unsafe FixedPoint.div255(UInt16(c[i]) &* o)
            unsafe over(p + 4 &* i, s + 4 &* i, m)
          }
        }
      }
    }
  }

  @inline(__always) @unsafe
  private static func over(
    _ q: UnsafeMutablePointer<UInt8>, _ s: UnsafePointer<UInt8>, _ m: UInt16
  ) {
    let a = unsafe UInt16(s[3]) &* m
    let k = 255 &- FixedPoint.div255(a)
    unsafe q[0] = over(UInt16(s[0]) &* m, q[0], k)
    unsafe q[1] = over(UInt16(s[1]) &* m, q[1], k)
    unsafe q[2] = over(UInt16(s[2]) &* m, q[2], k)
    unsafe q[3] = over(a, q[3], k)
  }

  /// `round((S·m + D·k) / 255)`
  @inline(__always)
  private static func over(_ s: UInt16, _ d: UInt8, _ k: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: FixedPoint.div255(s &+ UInt16(d) &* k))
  }
}
