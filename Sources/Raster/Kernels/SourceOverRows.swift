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
// before the loop, so the unchecked accesses, here and in C, stay inside.

internal import CRasterKernels

enum SourceOverRows {
  /// One colour under one coverage.
  static func fill(
    _ row: inout MutableSpan<UInt8>, color: PremultipliedColor, coverage: UInt8,
    level: KernelLevel = .best
  ) {
    if level != .reference {
      let n = row.count / 4
      unsafe row.withUnsafeMutableBufferPointer { buffer in
        unsafe color.bytes.span.withUnsafeBufferPointer { color in
          guard let p = buffer.baseAddress, let c = color.baseAddress else { return }
          unsafe raster_kernels_fill(level.rawValue, p, n, c, coverage)
        }
      }
      return
    }
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
    _ row: inout MutableSpan<UInt8>, color: PremultipliedColor, coverage: borrowing Span<UInt8>,
    level: KernelLevel = .best
  ) {
    let n = coverage.count
    tint(
      &row, stride: 4 * n, mask: coverage, maskStride: n, width: n, height: n > 0 ? 1 : 0,
      color: color, level: level)
  }

  /// One colour through a mask of `width` × `height`; strides are in bytes, both start at the top left.
  static func tint(
    _ rows: inout MutableSpan<UInt8>, stride: Int, mask: borrowing Span<UInt8>, maskStride: Int,
    width: Int, height: Int, color: PremultipliedColor, level: KernelLevel = .best
  ) {
    if width <= 0 || height <= 0 { return }
    precondition(stride >= 0 && rows.count >= stride * (height - 1) + 4 * width)
    precondition(maskStride >= 0 && mask.count >= maskStride * (height - 1) + width)
    unsafe rows.withUnsafeMutableBufferPointer { buffer in
      unsafe mask.withUnsafeBufferPointer { mask in
        unsafe color.bytes.span.withUnsafeBufferPointer { bytes in
          guard let p = buffer.baseAddress, let m = mask.baseAddress, let c = bytes.baseAddress
          else { return }
          if level != .reference {
            unsafe raster_kernels_tint(
              level.rawValue, p, stride, m, maskStride, width, height, c)
          } else {
            for y in 0..<height {
              unsafe tintRow(p + y &* stride, m + y &* maskStride, width, color)
            }
          }
        }
      }
    }
  }

  /// Two colours, one after the other, through a mask, as `tint` draws one.
  static func tint(
    _ rows: inout MutableSpan<UInt8>, stride: Int, mask: borrowing Span<UInt8>, maskStride: Int,
    width: Int, height: Int, colors: (PremultipliedColor, PremultipliedColor),
    level: KernelLevel = .best
  ) {
    if width <= 0 || height <= 0 { return }
    precondition(stride >= 0 && rows.count >= stride * (height - 1) + 4 * width)
    precondition(maskStride >= 0 && mask.count >= maskStride * (height - 1) + width)
    if level == .reference {
      for color in [colors.0, colors.1] {
        tint(
          &rows, stride: stride, mask: mask, maskStride: maskStride, width: width, height: height,
          color: color, level: level)
      }
      return
    }
    unsafe rows.withUnsafeMutableBufferPointer { buffer in
      unsafe mask.withUnsafeBufferPointer { mask in
        unsafe colors.0.bytes.span.withUnsafeBufferPointer { first in
          unsafe colors.1.bytes.span.withUnsafeBufferPointer { second in
            guard let p = buffer.baseAddress, let m = mask.baseAddress,
              let first = first.baseAddress, let second = second.baseAddress
            else { return }
            unsafe raster_kernels_tint2(
              level.rawValue, p, stride, m, maskStride, width, height, first, second)
          }
        }
      }
    }
  }

  @unsafe
  private static func tintRow(
    _ p: UnsafeMutablePointer<UInt8>, _ mask: UnsafePointer<UInt8>, _ n: Int,
    _ color: PremultipliedColor
  ) {
    let r = UInt16(color.r)
    let g = UInt16(color.g)
    let b = UInt16(color.b)
    let a = UInt16(color.a)
    for i in 0..<n {
      let q = unsafe p + 4 &* i
      let m = unsafe UInt16(mask[i])
      let k = 255 &- FixedPoint.div255(a &* m)
      unsafe q[0] = over(r &* m, q[0], k)
      unsafe q[1] = over(g &* m, q[1], k)
      unsafe q[2] = over(b &* m, q[2], k)
      unsafe q[3] = over(a &* m, q[3], k)
    }
  }

  /// A row of pixels under one coverage times opacity.
  static func draw(
    _ row: inout MutableSpan<UInt8>, pixels: borrowing Span<UInt8>, coverage: UInt8,
    level: KernelLevel = .best
  ) {
    precondition(row.count == pixels.count)
    let m = UInt16(coverage)
    unsafe row.withUnsafeMutableBufferPointer { buffer in
      unsafe pixels.withUnsafeBufferPointer { source in
        guard let p = buffer.baseAddress, let s = source.baseAddress else { return }
        if level != .reference {
          unsafe raster_kernels_draw(level.rawValue, p, s, source.count / 4, coverage)
          return
        }
        for i in 0..<(source.count / 4) {
          unsafe over(p + 4 &* i, s + 4 &* i, m)
        }
      }
    }
  }

  /// A row of pixels under an opacity and a coverage for each pixel.
  static func draw(
    _ row: inout MutableSpan<UInt8>, pixels: borrowing Span<UInt8>, opacity: UInt8,
    coverage: borrowing Span<UInt8>, level: KernelLevel = .best
  ) {
    precondition(row.count == pixels.count && row.count == 4 * coverage.count)
    let o = UInt16(opacity)
    unsafe row.withUnsafeMutableBufferPointer { buffer in
      unsafe pixels.withUnsafeBufferPointer { source in
        unsafe coverage.withUnsafeBufferPointer { mask in
          guard let p = buffer.baseAddress, let s = source.baseAddress, let c = mask.baseAddress
          else { return }
          if level != .reference {
            unsafe raster_kernels_draw_masked(level.rawValue, p, s, c, mask.count, opacity)
            return
          }
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
