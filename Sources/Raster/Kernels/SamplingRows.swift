// SPDX-License-Identifier: MIT
//
// The row loops of resampling. Wide rows hold 1/256 of a byte in 16 bits (0…65,280). Each function
// borrows its rows for the length of the call and keeps no pointer. Indices of source pixels come from
// `AxisTaps`, which keeps them inside the source row; the longest reach is compared before a loop that
// is not checked.

internal import CRasterKernels

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
  ///
  /// Every index has a pixel after it in the row, and the indices rise or fall without turning, as
  /// `AxisTaps` makes them, so the two at the ends bound them all.
  static func widen(
    _ out: inout MutableSpan<UInt16>, _ line: borrowing Span<UInt8>,
    _ index: borrowing Span<Int32>, _ weights: borrowing Span<UInt16>, channels: Int,
    level: KernelLevel = .best
  ) {
    let n = index.count
    precondition(channels == 1 || channels == 4)
    precondition(out.count >= channels * n && weights.count == n)
    if n == 0 { return }
    let ends = (Int(index[0]), Int(index[n - 1]))
    precondition(min(ends.0, ends.1) >= 0 && channels * (max(ends.0, ends.1) + 2) <= line.count)
    unsafe out.withUnsafeMutableBufferPointer { out in
      unsafe line.withUnsafeBufferPointer { line in
        unsafe index.withUnsafeBufferPointer { index in
          unsafe weights.withUnsafeBufferPointer { weights in
            guard let q = out.baseAddress, let p = line.baseAddress, let i = index.baseAddress,
              let w = weights.baseAddress
            else { return }
            switch (level, channels) {
            case (.reference, _): unsafe widen(q, p, i, w, n, channels)
            case (_, 1): unsafe raster_kernels_widen1(level.rawValue, q, p, line.count, i, w, n)
            default: unsafe raster_kernels_widen4(level.rawValue, q, p, line.count / 4, i, w, n)
            }
          }
        }
      }
    }
  }

  @unsafe
  private static func widen(
    _ out: UnsafeMutablePointer<UInt16>, _ line: UnsafePointer<UInt8>,
    _ index: UnsafePointer<Int32>, _ weights: UnsafePointer<UInt16>, _ n: Int, _ channels: Int
  ) {
    for x in 0..<n {
      let p = unsafe line + channels &* Int(index[x])
      let w = unsafe weights[x]
      for c in 0..<channels {
        unsafe out[channels &* x &+ c] =
          UInt16(p[c]) &* (256 &- w) &+ UInt16(p[c &+ channels]) &* w
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
    weight: UInt16, level: KernelLevel = .best
  ) {
    let n = out.count
    precondition(a.count >= n && b.count >= n)
    let held = min(a.count, b.count)
    if level != .reference {
      unsafe out.withUnsafeMutableBufferPointer { out in
        unsafe a.withUnsafeBufferPointer { a in
          unsafe b.withUnsafeBufferPointer { b in
            guard let q = out.baseAddress, let a = a.baseAddress, let b = b.baseAddress
            else { return }
            unsafe raster_kernels_mix(level.rawValue, q, a, b, n, held, weight)
          }
        }
      }
      return
    }
    for i in 0..<n {
      unsafe out[unchecked: i] = FixedPoint.mix(
        a[unchecked: i], b[unchecked: i], weight: weight)
    }
  }

  /// `mix(a, b)` under one coverage times opacity over what is there. Source rows hold whole blocks of
  /// `block` channels.
  static func mixOver(
    _ row: inout MutableSpan<UInt8>, _ a: borrowing Span<UInt16>, _ b: borrowing Span<UInt16>,
    weight: UInt16, coverage: UInt8, level: KernelLevel = .best
  ) {
    let n = row.count
    let held = (n + block - 1) / block * block
    precondition(n % 4 == 0 && a.count >= held && b.count >= held)
    if level == .reference {
      var pixels = [UInt8](repeating: 0, count: n)
      var out = pixels.mutableSpan
      mix(&out, a, b, weight: weight, level: level)
      SourceOverRows.draw(&row, pixels: pixels.span, coverage: coverage, level: level)
      return
    }
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe a.withUnsafeBufferPointer { a in
        unsafe b.withUnsafeBufferPointer { b in
          guard let q = row.baseAddress, let a = a.baseAddress, let b = b.baseAddress else {
            return
          }
          unsafe raster_kernels_mix_over(level.rawValue, q, a, b, n, weight, coverage)
        }
      }
    }
  }

  /// How many channels the widest kernels read at once; rows that hold whole blocks have no slow end.
  static let block = 64

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
