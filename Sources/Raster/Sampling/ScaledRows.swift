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
  private var columns: AxisTaps
  private let rows: AxisTaps
  /// Two rows resampled along x, one after the other, and which source rows they are; −1 is none.
  /// Each takes whole blocks of channels.
  private var wide: [UInt16]
  private let wideCount: Int
  private let rowBytes: Int
  private let sourceRowBytes: Int
  private var held: InlineArray<2, Int> = [-1, -1]
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
    let block = SamplingRows.block
    wideCount = (frame.width * channels + block - 1) / block * block
    self.columns.pad(to: block / channels)
    rowBytes = frame.width * channels
    sourceRowBytes = width * channels
    pixels = []
    wide = [UInt16](repeating: 0, count: sampler == .nearest ? 0 : 2 * wideCount)
  }

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
    if row.isEmpty { row = [UInt8](repeating: 0, count: rowBytes) }
    var out = row.mutableSpan
    make(y, from: source, into: &out)
    swap(&row, &pixels)
  }

  /// Makes the pixels of a row of `frame` at a place that holds as many.
  public mutating func make(
    _ y: Int, from source: borrowing Span<UInt8>, into out: inout MutableSpan<UInt8>
  ) {
    make(y, from: source, columns, into: &out)
  }

  private mutating func make(
    _ y: Int, from source: borrowing Span<UInt8>, _ columns: AxisTaps,
    into out: inout MutableSpan<UInt8>
  ) {
    precondition(source.count == sourceWidth * sourceHeight * channels)
    precondition(out.count == rowBytes)
    switch rows.kind {
    case .nearest:
      SamplingRows.pick(
        &out, source.extracting(Self.rowRange(Int(rows.first[y - frame.minY]), sourceRowBytes)),
        columns.first.span,
        channels: channels)
    case .linear:
      let (a, b, weight) = pair(y, source, columns)
      SamplingRows.mix(&out, wide.span.extracting(a), wide.span.extracting(b), weight: weight)
    case .area: makeArea(y, source, columns, &out)
    }
  }

  /// Makes rows of `frame` and blends them, scaled by an opacity, by source-over into rows that start
  /// at the first of them and lie `stride` bytes apart. With `isStored` they replace what is there.
  ///
  /// The rows and all columns must be covered in full. Where the picture grows or stays, resampling
  /// along y and blending are one pass.
  public mutating func draw(
    _ range: Range<Int>, from source: borrowing Span<UInt8>, opacity: UInt8, isStored: Bool,
    into out: inout MutableSpan<UInt8>, stride: Int
  ) {
    precondition(source.count == sourceWidth * sourceHeight * channels && channels == 4)
    let columns = self.columns
    for (i, y) in range.enumerated() {
      var row = out._mutatingExtracting(i * stride..<i * stride + rowBytes)
      if isStored {
        make(y, from: source, columns, into: &row)
      } else if rows.kind == .linear {
        let (a, b, weight) = pair(y, source, columns)
        SamplingRows.mixOver(
          &row, wide.span.extracting(a), wide.span.extracting(b), weight: weight,
          coverage: opacity)
      } else {
        make(y, from: source)
        SourceOverRows.draw(&row, pixels: pixels.span, coverage: opacity)
      }
    }
  }

  /// Makes the coverage of some rows of `frame`, one after the other, cut at the edges of the picture:
  /// what a colour is drawn through. For pictures of one byte a pixel.
  ///
  /// They stand at the start of `mask`, which grows where it is too short.
  public mutating func mask(
    _ range: Range<Int>, from source: borrowing Span<UInt8>, into mask: inout [UInt8]
  ) {
    precondition(channels == 1)
    let count = range.count * rowBytes
    if mask.count < count { mask = [UInt8](repeating: 0, count: count) }
    var all = mask.mutableSpan
    var out = all._mutatingExtracting(0..<count)
    if rows.kind == .linear && columns.kind == .linear && sourceWidth > 1 {
      let (columns, rows, width) = (columns, rows, rowBytes)
      let (sourceWidth, sourceHeight) = (sourceWidth, sourceHeight)
      let lines = range.lowerBound - frame.minY..<range.upperBound - frame.minY
      held = [-1, -1]
      var wide = wide.mutableSpan
      LinearScaling.scale(
        &out, lines, width: width, from: source, sourceWidth: sourceWidth,
        sourceHeight: sourceHeight, columns: columns, rows: rows, wide: &wide)
    } else {
      let columns = self.columns
      for (i, y) in range.enumerated() {
        var row = out._mutatingExtracting(i * rowBytes..<(i + 1) * rowBytes)
        make(y, from: source, columns, into: &row)
      }
    }
    // Only at the picture's ends are pixels covered in part.
    for x in 0..<rowBytes where columns.coverage[x] < 255 {
      for i in 0..<range.count {
        out[i * rowBytes + x] = FixedPoint.multiply(out[i * rowBytes + x], columns.coverage[x])
      }
    }
    for (i, y) in range.enumerated() where rowCoverage(y) < 255 {
      var row = out._mutatingExtracting(i * rowBytes..<(i + 1) * rowBytes)
      CoverageRows.scale(&row, by: rowCoverage(y))
    }
  }

  /// Where the two resampled source rows around a row of `frame` lie in `wide`, and the second's weight.
  private mutating func pair(
    _ y: Int, _ source: borrowing Span<UInt8>, _ columns: AxisTaps
  ) -> (Range<Int>, Range<Int>, UInt16) {
    let p = y - frame.minY
    let first = Int(rows.first[p])
    let second = min(first + 1, sourceHeight - 1)
    let weight = FixedPoint.weight16(Double(rows.weights[p]) / 256)
    let a = Self.slotRange(widened(first, keeping: second, source, columns), wideCount)
    let b = Self.slotRange(widened(second, keeping: first, source, columns), wideCount)
    return (a, b, weight)
  }

  // Not functions of the whole value, which calls in a loop would copy.

  private static func slotRange(_ slot: Int, _ count: Int) -> Range<Int> {
    slot * count..<(slot + 1) * count
  }

  private static func rowRange(_ y: Int, _ bytes: Int) -> Range<Int> { y * bytes..<(y + 1) * bytes }

  /// The slot that holds a source row resampled along x, made where it is missing.
  private mutating func widened(
    _ y: Int, keeping other: Int, _ source: borrowing Span<UInt8>, _ columns: AxisTaps
  ) -> Int {
    if held[0] == y { return 0 }
    if held[1] == y { return 1 }
    let slot = held[0] == other ? 1 : 0
    held[slot] = y
    // With what comes after the row, so that no vector has to stop at its end.
    let line = source.extracting(y * sourceRowBytes..<source.count)
    let range = Self.slotRange(slot, wideCount)
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
    return slot
  }

  private mutating func makeArea(
    _ y: Int, _ source: borrowing Span<UInt8>, _ columns: AxisTaps, _ out: inout MutableSpan<UInt8>
  ) {
    let p = y - frame.minY
    let range = Int(rows.starts[p])..<Int(rows.starts[p + 1])
    var sums = [UInt32](repeating: 0, count: rowBytes)
    for k in range {
      let y = Int(rows.first[p]) + k - range.lowerBound
      let held = Self.slotRange(widened(y, keeping: -1, source, columns), wideCount)
      let weight = AxisTaps.areaWeight(rows.weights[k], isOnly: range.count == 1)
      var total = sums.mutableSpan
      SamplingRows.add(&total, wide.span.extracting(held), weight: weight)
    }
    SamplingRows.finish(&out, sums.span)
  }
}
