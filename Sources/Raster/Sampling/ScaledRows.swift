// SPDX-License-Identifier: MIT
//
// Pictures and masks under a scale and a shift, row by row from the top. The two axes are worked apart:
// each source row is resampled along x once, kept in 16 bits (1/256 of a byte), and rows are then
// mixed along y. In: rows of 1 (coverage) or 4 (premultiplied RGBA) bytes a pixel; out: the same.

/// Resamples the rows of a picture under a scale and a shift.
public struct ScaledRows {
  /// The pixels of the destination that the picture touches, cut to the clip.
  public let frame: PixelRect
  private let channels: Int
  private let sourceWidth: Int
  private let sourceHeight: Int
  private let columns: AxisTaps
  private let rows: AxisTaps
  /// Two rows resampled along x, one after the other, and which source rows they are; −1 is none.
  private var wide: [UInt16]
  private var held = [-1, -1]
  /// The pixels of the row made last, where no other place was given.
  public private(set) var pixels: [UInt8]

  /// Prepares a picture of `width` × `height` pixels of `channels` bytes; `nil` when nothing of it falls
  /// into `clip`, or when the transform is more than a scale and a shift, flat or not finite.
  public init?(
    width: Int, height: Int, channels: Int, transform: AffineTransform, sampler: Sampler,
    clip: PixelRect
  ) {
    guard transform.isScaleAndTranslation, !clip.isEmpty,
      let columns = AxisTaps(
        count: width, scale: transform.a, offset: transform.tx, sampler: sampler,
        clip: clip.minX..<clip.maxX),
      let rows = AxisTaps(
        count: height, scale: transform.d, offset: transform.ty, sampler: sampler,
        clip: clip.minY..<clip.maxY)
    else { return nil }
    self.channels = channels
    self.columns = columns
    self.rows = rows
    sourceWidth = width
    sourceHeight = height
    frame = PixelRect(
      minX: columns.range.lowerBound, minY: rows.range.lowerBound,
      maxX: columns.range.upperBound, maxY: rows.range.upperBound)
    let n = frame.width * channels
    pixels = [UInt8](repeating: 0, count: n)
    wide = [UInt16](repeating: 0, count: sampler == .nearest ? 0 : 2 * n)
  }

  /// How much of each column of `frame` the picture covers.
  public var columnCoverage: [UInt8] { columns.coverage }

  /// How much of a row of `frame` the picture covers.
  public func rowCoverage(_ y: Int) -> UInt8 { rows.coverage[y - frame.minY] }

  /// The columns of `frame` in at most three runs of one coverage each; columns outside the picture
  /// are left out.
  public var partialColumns: [(x: Int, length: Int, coverage: UInt8)] {
    var runs: [(x: Int, length: Int, coverage: UInt8)] = []
    for (i, coverage) in columns.coverage.enumerated() where coverage > 0 {
      if let last = runs.last, last.coverage == coverage, last.x + last.length == frame.minX + i {
        runs[runs.count - 1].length += 1
      } else {
        runs.append((frame.minX + i, 1, coverage))
      }
    }
    return runs
  }

  /// Where a run of columns lies in `pixels`.
  public func byteRange(_ run: (x: Int, length: Int, coverage: UInt8)) -> Range<Int> {
    let start = channels * (run.x - frame.minX)
    return start..<start + channels * run.length
  }

  /// Makes the pixels of a row of `frame` from the picture's bytes. Rows are cheapest in order.
  public mutating func make(_ y: Int, from source: borrowing Span<UInt8>) {
    var row: [UInt8] = []
    swap(&row, &pixels)
    var out = row.mutableSpan
    make(y, from: source, into: &out)
    swap(&row, &pixels)
  }

  /// Makes the pixels of a row of `frame` at a place that holds as many.
  public mutating func make(
    _ y: Int, from source: borrowing Span<UInt8>, into out: inout MutableSpan<UInt8>
  ) {
    precondition(source.count == sourceWidth * sourceHeight * channels)
    precondition(out.count == rowBytes)
    let p = y - frame.minY
    let first = Int(rows.first[p])
    switch rows.kind {
    case .nearest:
      SamplingRows.pick(
        &out, source.extracting(rowRange(first)), columns.first.span, channels: channels)
    case .linear:
      let second = min(first + 1, sourceHeight - 1)
      let weight = FixedPoint.weight16(Double(rows.weights[p]) / 256)
      let a = slotRange(widened(first, keeping: second, source))
      let b = slotRange(widened(second, keeping: first, source))
      SamplingRows.mix(&out, wide.span.extracting(a), wide.span.extracting(b), weight: weight)
    case .area:
      makeArea(p, first, source, &out)
    }
  }

  private var rowBytes: Int { channels * frame.width }

  private func slotRange(_ slot: Int) -> Range<Int> {
    slot * rowBytes..<(slot + 1) * rowBytes
  }

  private func rowRange(_ y: Int) -> Range<Int> {
    y * sourceWidth * channels..<(y + 1) * sourceWidth * channels
  }

  /// The slot that holds a source row resampled along x, made where it is missing.
  private mutating func widened(
    _ y: Int, keeping other: Int, _ source: borrowing Span<UInt8>
  ) -> Int {
    if held[0] == y { return 0 }
    if held[1] == y { return 1 }
    let slot = held[0] == other ? 1 : 0
    held[slot] = y
    widen(y, into: slot, source)
    return slot
  }

  private mutating func widen(_ y: Int, into slot: Int, _ source: borrowing Span<UInt8>) {
    let line = source.extracting(rowRange(y))
    let range = slotRange(slot)
    let columns = self.columns
    let channels = self.channels
    let isWide = sourceWidth > 1
    var all = wide.mutableSpan
    var out = all._mutatingExtracting(range)
    switch columns.kind {
    case .area:
      SamplingRows.average(&out, line, columns, channels: channels)
    case .linear where isWide:
      SamplingRows.widen(&out, line, columns.first.span, columns.weights.span, channels: channels)
    default:
      SamplingRows.spread(&out, line, channels: channels)
    }
  }

  private mutating func makeArea(
    _ p: Int, _ first: Int, _ source: borrowing Span<UInt8>, _ out: inout MutableSpan<UInt8>
  ) {
    let range = Int(rows.starts[p])..<Int(rows.starts[p + 1])
    var sums = [UInt32](repeating: 0, count: rowBytes)
    for k in range {
      let y = first + k - range.lowerBound
      let held = slotRange(widened(y, keeping: -1, source))
      let weight = AxisTaps.areaWeight(rows.weights[k], isOnly: range.count == 1)
      var total = sums.mutableSpan
      SamplingRows.add(&total, wide.span.extracting(held), weight: weight)
    }
    SamplingRows.finish(&out, sums.span)
  }
}
