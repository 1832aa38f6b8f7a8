// SPDX-License-Identifier: MIT
//
// The row loops of every blend mode, specialised for its formula. Each call borrows its rows for its
// own length and keeps no pointer; the accesses are unchecked because both lengths are compared once,
// before the loop.

extension BlendFormula {
  static func fillRow(
    _ row: inout MutableSpan<UInt8>, color: PremultipliedColor, coverage: borrowing Span<UInt8>
  ) {
    let n = coverage.count
    precondition(row.count == 4 * n)
    let s = Channels(color)
    for i in 0..<n {
      let m = unsafe Int32(coverage[unchecked: i])
      if m == 0 { continue }
      let d = unsafe Channels(row, 4 &* i)
      let b = blend(s, d)
      unsafe (m == 255 ? b : d.mixed(b, m)).store(&row, 4 &* i)
    }
  }

  static func drawRow(
    _ row: inout MutableSpan<UInt8>, pixels: borrowing Span<UInt8>, opacity: UInt8,
    coverage: borrowing Span<UInt8>
  ) {
    let n = coverage.count
    precondition(row.count == 4 * n && pixels.count == 4 * n)
    let o = Int32(opacity)
    for i in 0..<n {
      let m = unsafe Int32(coverage[unchecked: i])
      if m == 0 { continue }
      let s = unsafe Channels(pixels, 4 &* i)
      let d = unsafe Channels(row, 4 &* i)
      let b = blend(o == 255 ? s : s.scaled(o), d)
      unsafe (m == 255 ? b : d.mixed(b, m)).store(&row, 4 &* i)
    }
  }
}

extension Channels {
  @inline(__always)
  init(_ c: PremultipliedColor) {
    self.init(r: Int32(c.r), g: Int32(c.g), b: Int32(c.b), a: Int32(c.a))
  }

  /// The four bytes from index `i`, which the caller has checked.
  @inline(__always) @unsafe
  fileprivate init(_ row: borrowing Span<UInt8>, _ i: Int) {
    unsafe self.init(
      r: Int32(row[unchecked: i]), g: Int32(row[unchecked: i &+ 1]),
      b: Int32(row[unchecked: i &+ 2]), a: Int32(row[unchecked: i &+ 3]))
  }

  @inline(__always) @unsafe
  fileprivate init(_ row: borrowing MutableSpan<UInt8>, _ i: Int) {
    unsafe self.init(
      r: Int32(row[unchecked: i]), g: Int32(row[unchecked: i &+ 1]),
      b: Int32(row[unchecked: i &+ 2]), a: Int32(row[unchecked: i &+ 3]))
  }

  @inline(__always) @unsafe
  fileprivate func store(_ row: inout MutableSpan<UInt8>, _ i: Int) {
    unsafe row[unchecked: i] = UInt8(truncatingIfNeeded: r)
    unsafe row[unchecked: i &+ 1] = UInt8(truncatingIfNeeded: g)
    unsafe row[unchecked: i &+ 2] = UInt8(truncatingIfNeeded: b)
    unsafe row[unchecked: i &+ 3] = UInt8(truncatingIfNeeded: a)
  }

  /// `round(C·o)`
  @inline(__always)
  func scaled(_ o: Int32) -> Channels {
    Channels(
      r: FixedPoint.div255(r &* o), g: FixedPoint.div255(g &* o), b: FixedPoint.div255(b &* o),
      a: FixedPoint.div255(a &* o))
  }

  /// `round(D·(1 − m) + B·m)`
  @inline(__always)
  func mixed(_ b: Channels, _ m: Int32) -> Channels {
    let k = 255 &- m
    return Channels(
      r: FixedPoint.div255(r &* k &+ b.r &* m), g: FixedPoint.div255(g &* k &+ b.g &* m),
      b: FixedPoint.div255(self.b &* k &+ b.b &* m), a: FixedPoint.div255(a &* k &+ b.a &* m))
  }
}
