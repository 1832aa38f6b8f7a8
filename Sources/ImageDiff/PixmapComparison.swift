// SPDX-License-Identifier: MIT
//
// Compares two pictures under a tolerance, in bands of rows that stay in the processor's cache. Bands of
// equal rows are passed over at the speed of memory. In the others each row's wrong pixels are marked, the
// smoothed ones among them taken out, and the rest kept as runs; then the cells of content are looked at.

public import Raster

/// The comparison of an actual picture with the expected one.
public struct PixmapComparison {
  private let expected: Pixmap
  private let actual: Pixmap
  private let tolerance: Tolerance
  private var result = PixmapDifference()
  private var rows: ColorDifferenceRows
  private var content: ContentChange
  /// The wrong pixels of the row that is looked at, and the smoothed ones among them.
  private var wrong: PixelMarks
  private var smoothed: PixelMarks
  /// The columns with a difference in the row of cells that is looked at.
  private var touched: PixelMarks

  /// Whether two pictures are the same, byte for byte; as fast as memory delivers them.
  public static func areEqual(_ first: Pixmap, _ second: Pixmap) -> Bool {
    first.width == second.width && first.height == second.height
      && RowComparison.areEqual(first.bytes.span, second.bytes.span)
  }

  /// How many pixels of two pictures of one size differ, and by how much at most, without finding
  /// where; `nil` when their sizes differ.
  public static func count(_ first: Pixmap, _ second: Pixmap, limit: UInt8 = 0) -> RowComparison? {
    if first.width != second.width || first.height != second.height { return nil }
    return RowComparison(first.bytes.span, second.bytes.span, limit: limit)
  }

  /// Compares two pictures. Equal ones cost one pass over memory; a perceptual comparison runs the
  /// colour formula only on pixels near or beyond the limit.
  public static func compare(
    expected: Pixmap, actual: Pixmap, tolerance: Tolerance = .exact
  ) -> PixmapDifference {
    var comparison = PixmapComparison(expected: expected, actual: actual, tolerance: tolerance)
    comparison.run()
    return comparison.result
  }

  private init(expected: Pixmap, actual: Pixmap, tolerance: Tolerance) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    rows = ColorDifferenceRows(width: expected.width)
    content = ContentChange(expected: expected, actual: actual)
    wrong = PixelMarks(width: expected.width)
    smoothed = wrong
    touched = wrong
  }

  private mutating func run() {
    guard expected.width == actual.width, expected.height == actual.height else {
      result.reasons = [.sizes(expected: expected.bounds, actual: actual.bounds)]
      return
    }
    // Spans of pictures that this value holds could not be lent while it changes.
    let expected = expected
    let actual = actual
    let stride = expected.width * 4
    for top in Swift.stride(from: 0, to: expected.height, by: Self.bandRows) {
      let bottom = min(expected.height, top + Self.bandRows)
      let band = (top * stride)..<(bottom * stride)
      let isEqual = RowComparison.areEqual(
        expected.bytes.span.extracting(band), actual.bytes.span.extracting(band))
      if !isEqual { compareBand(top..<bottom) }
    }
    if result.differingPixels == 0 { return }
    result.blocks = PixelBlock.blocks(of: result.wrong)
    result.clusters = PixelBlock.clusters(of: result.wrong, width: expected.width)
    judge()
  }

  /// Rows looked at in one piece while they are equal: about 64 KB of a phone's screen. Whole cells of
  /// content.
  private static let bandRows = 2 * ContentChange.cell

  private mutating func compareBand(_ band: Range<Int>) {
    let expected = expected
    let actual = actual
    let stride = expected.width * 4
    let first = expected.bytes.span
    let second = actual.bytes.span
    for top in Swift.stride(from: band.lowerBound, to: band.upperBound, by: ContentChange.cell) {
      var differs = false
      for y in top..<min(top + ContentChange.cell, band.upperBound) {
        let row = (y * stride)..<(y * stride + stride)
        if compareRow(y, first.extracting(row), second.extracting(row)) { differs = true }
      }
      if !differs { continue }
      if !tolerance.gate.allowsMissingContent {
        content.look(at: top / ContentChange.cell, touched: touched)
      }
      touched.removeAll()
    }
  }

  /// Whether the row differs; takes in what differs.
  private mutating func compareRow(
    _ y: Int, _ p: borrowing Span<UInt8>, _ q: borrowing Span<UInt8>
  ) -> Bool {
    let row = MarkedRows(p, q, limit: channelLimit, marks: &wrong, touched: &touched)
    result.differingPixels += row.differingPixels
    result.largestChannelDifference = max(
      result.largestChannelDifference, Int(row.largestDifference))
    if !row.hasMarks { return row.differingPixels > 0 }
    if case .perceptual(let limit) = tolerance.pixel {
      markPerceptually(p, q, beyond: limit > 0 ? limit : 0)
      if wrong.isEmpty { return true }
    }
    if tolerance.ignoresAntialiasing {
      SmoothedEdges.find(expected, actual, row: y, among: wrong, into: &smoothed)
      smoothed.appendRuns(y: y, to: &result.excused)
      wrong.subtract(smoothed)
    }
    wrong.appendRuns(y: y, to: &result.wrong)
    return true
  }

  /// How far a channel may lie off before its pixel is looked at.
  private var channelLimit: UInt8 {
    if case .channels(let limit) = tolerance.pixel { UInt8(max(0, min(255, limit))) } else { 0 }
  }

  /// Marks the row's pixels whose colours lie beyond the limit.
  private mutating func markPerceptually(
    _ p: borrowing Span<UInt8>, _ q: borrowing Span<UInt8>, beyond limit: Double
  ) {
    var largest = result.largestColorDifference
    var told: [Range<Int>] = []
    rows.mark(p, q, beyond: limit, largest: largest, marks: &wrong) { run, near in
      // The exact formula decides near the limit, and says the largest difference.
      let isSure = near.isFinite && near > limit + ColorDifferenceRows.error
      if isSure, let most = largest, near < most - ColorDifferenceRows.error {
        told.append(run)
        return
      }
      let x = run.lowerBound
      let exact = PerceptualPixels.difference(Self.color(p, 4 * x), Self.color(q, 4 * x))
      if exact <= limit { return }
      largest = max(largest ?? 0, exact)
      told.append(run)
    }
    for run in told { wrong.insert(run.lowerBound, run.upperBound) }
    result.largestColorDifference = largest
  }

  @inline(__always)
  private static func color(_ row: borrowing Span<UInt8>, _ i: Int) -> PremultipliedColor {
    PremultipliedColor(r: row[i], g: row[i + 1], b: row[i + 2], a: row[i + 3])
  }

  private mutating func judge() {
    let share = tolerance.share.isNaN ? 0 : max(0, min(1, tolerance.share))
    let allowed = Int((share * Double(expected.width * expected.height)).rounded(.down))
    if result.wrongPixels > allowed {
      result.reasons.append(.wrongPixels(result.wrongPixels, allowed: allowed))
    }
    let largest = result.blocks.max { $0.pixels < $1.pixels }
    if let largest, largest.pixels > tolerance.gate.largestBlock {
      result.reasons.append(.block(largest, allowed: tolerance.gate.largestBlock))
    }
    if tolerance.gate.allowsMissingContent { return }
    let bounds = expected.bounds
    if !content.missing.isEmpty {
      result.reasons.append(.missingContent(ContentChange.areas(content.missing, in: bounds)))
    }
    if !content.added.isEmpty {
      result.reasons.append(.addedContent(ContentChange.areas(content.added, in: bounds)))
    }
  }
}
