// SPDX-License-Identifier: MIT
//
// A whole mask resampled linearly in one call, and the taps that it is resampled by. Rows of 1/256 of a
// byte are made along x and mixed along y, as `SamplingRows` does row by row, which is the reference.
// Each function borrows its rows for the length of the call and keeps no pointer; lengths and the
// reach of all indices are compared first.

internal import CRasterKernels

enum LinearScaling {
  /// The source pixel before each of some destination pixels, from `start` on, and the weight of the
  /// one after it: `AxisTaps` has the formula.
  static func taps(
    _ index: inout MutableSpan<Int32>, _ weights: inout MutableSpan<UInt16>, start: Int,
    scale: Double, offset: Double, count: Int, level: KernelLevel = .best
  ) {
    let n = index.count
    precondition(weights.count == n && count > 0)
    let bound = 1 << 30
    if level != .reference, count <= bound, abs(start) <= bound, n <= bound {
      unsafe index.withUnsafeMutableBufferPointer { index in
        unsafe weights.withUnsafeMutableBufferPointer { weights in
          guard let i = index.baseAddress, let w = weights.baseAddress else { return }
          unsafe raster_kernels_taps(
            level.rawValue, i, w, n, Int32(start), scale, offset, Int32(count - 1))
        }
      }
      return
    }
    let end = Double(count - 1)
    // The last pair is the last two pixels, so that a pair always exists where there are two.
    let last = Int32(max(0, count - 2))
    for k in 0..<n {
      let position = (Double(start + k) + 0.5 - offset) / scale - 0.5
      let u = min(max(position, 0), end)
      let i = min(Int32(u), last)
      index[k] = i
      weights[k] = FixedPoint.weight8(u - Double(i))
    }
  }

  /// Rows of a mask of `width` columns, one after the other: `rows.first[range]` of them.
  ///
  /// `columns` are padded to whole blocks and `wide` holds two rows of these.
  static func scale(
    _ out: inout MutableSpan<UInt8>, _ range: Range<Int>, width: Int,
    from source: borrowing Span<UInt8>, sourceWidth: Int, sourceHeight: Int, columns: AxisTaps,
    rows: AxisTaps, wide: inout MutableSpan<UInt16>, level: KernelLevel = .best
  ) {
    let held = columns.first.count
    precondition(columns.kind == .linear && rows.kind == .linear && sourceWidth > 1)
    precondition(out.count == range.count * width && source.count == sourceWidth * sourceHeight)
    precondition(held >= width && held % SamplingRows.block == 0 && wide.count >= 2 * held)
    precondition(range.lowerBound >= 0 && range.upperBound <= rows.range.count)
    if range.isEmpty || width == 0 { return }
    // Indices rise or fall without turning, as `AxisTaps` makes them.
    let (left, right) = (columns.first[0], columns.first[held - 1])
    let (top, bottom) = (rows.first[range.lowerBound], rows.first[range.upperBound - 1])
    precondition(min(left, right) >= 0 && Int(max(left, right)) + 1 < sourceWidth)
    precondition(min(top, bottom) >= 0 && Int(max(top, bottom)) < sourceHeight)
    if level == .reference {
      reference(&out, range, width, source, sourceWidth, sourceHeight, columns, rows, &wide)
      return
    }
    unsafe out.withUnsafeMutableBufferPointer { out in
      unsafe source.withUnsafeBufferPointer { source in
        unsafe wide.withUnsafeMutableBufferPointer { wide in
          unsafe columns.first.withUnsafeBufferPointer { columnIndex in
            unsafe columns.weights.withUnsafeBufferPointer { columnWeights in
              unsafe rows.first.withUnsafeBufferPointer { rowIndex in
                unsafe rows.weights.withUnsafeBufferPointer { rowWeights in
                  guard let o = out.baseAddress, let s = source.baseAddress,
                    let wide = wide.baseAddress, let c = columnIndex.baseAddress,
                    let cw = columnWeights.baseAddress, let r = rowIndex.baseAddress,
                    let rw = rowWeights.baseAddress
                  else { return }
                  var mask = unsafe raster_scaled_mask(
                    source: s, source_width: sourceWidth, source_height: sourceHeight,
                    width: width, held: held, columns: c, column_weights: cw, rows: r,
                    row_weights: rw, wide: wide)
                  unsafe raster_kernels_scale1(
                    level.rawValue, o, &mask, range.lowerBound, range.count)
                }
              }
            }
          }
        }
      }
    }
  }

  private static func reference(
    _ out: inout MutableSpan<UInt8>, _ range: Range<Int>, _ width: Int,
    _ source: borrowing Span<UInt8>, _ sourceWidth: Int, _ sourceHeight: Int, _ columns: AxisTaps,
    _ rows: AxisTaps, _ wide: inout MutableSpan<UInt16>
  ) {
    let held = columns.first.count
    func widen(_ y: Int, _ slot: Int, _ source: borrowing Span<UInt8>) {
      var row = wide._mutatingExtracting(slot * held..<(slot + 1) * held)
      SamplingRows.widen(
        &row, source.extracting(y * sourceWidth..<source.count), columns.first.span,
        columns.weights.span, channels: 1, level: .reference)
    }
    for (i, p) in range.enumerated() {
      let y = Int(rows.first[p])
      widen(y, 0, source)
      widen(min(y + 1, sourceHeight - 1), 1, source)
      var row = out._mutatingExtracting(i * width..<(i + 1) * width)
      SamplingRows.mix(
        &row, wide.span.extracting(0..<held), wide.span.extracting(held..<2 * held),
        weight: FixedPoint.weight16(Double(rows.weights[p]) / 256), level: .reference)
    }
  }
}
