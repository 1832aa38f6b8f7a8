// SPDX-License-Identifier: MIT
//
// The row loops of resampling. Wide rows hold 1/256 of a byte in 16 bits (0…65,280). Each function
// borrows its rows for the length of the call and keeps no pointer. Indices of source pixels come from
// `AxisTaps`, which keeps them inside the source row; the longest reach is compared before a loop that
// is not checked.

enum SamplingRows {
  /// One source pixel for each destination pixel.
  static func pick(
    _ out: inout MutableSpan<UInt8>, _ line: borrowing Span<UInt8>,
    _ index: borrowing Span<Int32>, channels: Int
  ) {
    for x in 0..<index.count {
      let i = channels &* Int(index[x])
      for c in 0..<channels { out[channels &* x &+ c] = line[i &+ c] }
    }
  }

  /// `wide = p[i]·(256 − w) + p[i + 1]·w`
  static func widen(
    _ out: inout MutableSpan<UInt16>, _ line: borrowing Span<UInt8>,
    _ index: borrowing Span<Int32>, _ weights: borrowing Span<UInt16>, channels: Int
  ) {
    if channels == 1 {
      for x in 0..<index.count {
        let i = Int(index[x])
        out[x] = UInt16(line[i]) &* (256 &- weights[x]) &+ UInt16(line[i &+ 1]) &* weights[x]
      }
      return
    }
    precondition(out.count >= 4 * index.count && weights.count == index.count)
    for x in 0..<index.count {
      let i = 4 &* Int(index[x])
      precondition(i >= 0 && i &+ 8 <= line.count)
      let w = unsafe weights[unchecked: x]
      let v = 256 &- w
      for c in 0..<4 {
        let a = unsafe UInt16(line[unchecked: i &+ c])
        let b = unsafe UInt16(line[unchecked: i &+ c &+ 4])
        unsafe out[unchecked: 4 &* x &+ c] = a &* v &+ b &* w
      }
    }
  }

  /// The one pixel of a row that is one pixel long, for every destination pixel.
  static func spread(
    _ out: inout MutableSpan<UInt16>, _ line: borrowing Span<UInt8>, channels: Int
  ) {
    for i in 0..<out.count { out[i] = UInt16(line[i % channels]) &* 256 }
  }

  /// `wide = round(Σ p·w / 256)` over the pixels under each destination pixel.
  static func average(
    _ out: inout MutableSpan<UInt16>, _ line: borrowing Span<UInt8>, _ taps: AxisTaps,
    channels: Int
  ) {
    for x in 0..<taps.first.count {
      let range = Int(taps.starts[x])..<Int(taps.starts[x + 1])
      for c in 0..<channels {
        var sum: UInt32 = 128
        var i = channels &* Int(taps.first[x]) &+ c
        for k in range {
          let w = AxisTaps.areaWeight(taps.weights[k], isOnly: range.count == 1)
          sum &+= UInt32(line[i]) &* w
          i &+= channels
        }
        out[channels &* x &+ c] = UInt16(truncatingIfNeeded: sum &>> 8)
      }
    }
  }

  /// `out = mix(a, b)`, weight of b in 1/65,536.
  static func mix(
    _ out: inout MutableSpan<UInt8>, _ a: borrowing Span<UInt16>, _ b: borrowing Span<UInt16>,
    weight: UInt16
  ) {
    let n = out.count
    precondition(a.count >= n && b.count >= n)
    for i in 0..<n {
      unsafe out[unchecked: i] = FixedPoint.mix(
        a[unchecked: i], b[unchecked: i], weight: weight)
    }
  }

  /// `sums += wide·weight`; with weights that sum to 65,536 no sum passes 65,280·65,536.
  static func add(
    _ sums: inout MutableSpan<UInt32>, _ wide: borrowing Span<UInt16>, weight: UInt32
  ) {
    let n = sums.count
    precondition(wide.count >= n)
    for i in 0..<n {
      unsafe sums[unchecked: i] &+= UInt32(wide[unchecked: i]) &* weight
    }
  }

  /// `out = round(sums / 2²⁴)`
  static func finish(_ out: inout MutableSpan<UInt8>, _ sums: borrowing Span<UInt32>) {
    let n = out.count
    precondition(sums.count >= n)
    for i in 0..<n {
      unsafe out[unchecked: i] = UInt8(truncatingIfNeeded: (sums[unchecked: i] &+ 0x80_0000) &>> 24)
    }
  }
}
