// SPDX-License-Identifier: MIT
//
// Compares two pictures under a tolerance. Bands of equal rows are passed over at the speed of memory;
// only pixels that differ are looked at one by one, and only wrong ones again for smoothed edges.

public import Raster

/// The comparison of an actual picture with the expected one.
public struct PixmapComparison {
  private let expected: Pixmap
  private let actual: Pixmap
  private let tolerance: Tolerance
  private var result = PixmapDifference()
  /// Rows with a difference, ascending.
  private var differingRows: [Int] = []

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
  }

  private mutating func run() {
    guard expected.width == actual.width, expected.height == actual.height else {
      result.reasons = [.sizes(expected: expected.bounds, actual: actual.bounds)]
      return
    }
    switch tolerance.pixel {
    case .exact: compareChannels(limit: 0)
    case .channels(let limit): compareChannels(limit: UInt8(max(0, min(255, limit))))
    case .perceptual(let limit): comparePerceptually(limit: limit)
    }
    if result.differingPixels == 0 { return }
    if tolerance.ignoresAntialiasing { excuseSmoothedEdges() }
    result.blocks = PixelBlock.blocks(of: result.wrong)
    result.clusters = PixelBlock.clusters(of: result.wrong, width: expected.width)
    judge()
  }

  /// Rows looked at in one piece while they are equal: about 64 KB of a phone's screen.
  private static let bandRows = 16

  /// Calls with each row that differs: its number and its bytes in both pictures. Remembers the rows.
  private mutating func forEachDifferingRow(
    _ body: (inout PixmapDifference, Int, borrowing Span<UInt8>, borrowing Span<UInt8>) -> Void
  ) {
    var found = PixmapDifference()
    differingRows = scan { y, p, q in body(&found, y, p, q) }
    result = found
  }

  private func scan(
    _ body: (Int, borrowing Span<UInt8>, borrowing Span<UInt8>) -> Void
  ) -> [Int] {
    let stride = expected.width * 4
    let first = expected.bytes.span
    let second = actual.bytes.span
    var rows: [Int] = []
    for top in Swift.stride(from: 0, to: expected.height, by: Self.bandRows) {
      let bottom = min(expected.height, top + Self.bandRows)
      let band = (top * stride)..<(bottom * stride)
      if RowComparison.areEqual(first.extracting(band), second.extracting(band)) { continue }
      for y in top..<bottom {
        let p = first.extracting((y * stride)..<(y * stride + stride))
        let q = second.extracting((y * stride)..<(y * stride + stride))
        if RowComparison.areEqual(p, q) { continue }
        rows.append(y)
        body(y, p, q)
      }
    }
    return rows
  }

  private mutating func compareChannels(limit: UInt8) {
    forEachDifferingRow { result, y, p, q in
      let row = RowComparison(p, q, limit: limit)
      result.differingPixels += row.differingPixels
      result.largestChannelDifference = max(
        result.largestChannelDifference, Int(row.largestDifference))
      if row.pixelsOverLimit == 0 { return }
      let count = p.count / 4
      var x = 0
      while x < count {
        if !Self.isOver(limit, p, q, x) {
          x &+= 1
          continue
        }
        let start = x
        repeat { x &+= 1 } while x < count && Self.isOver(limit, p, q, x)
        result.wrong.append(PixelRun(y: y, minX: start, maxX: x))
      }
    }
  }

  private mutating func comparePerceptually(limit: Double) {
    let limit = limit > 0 ? limit : 0
    var rows = ColorDifferenceRows(width: expected.width)
    var largest: Double?
    forEachDifferingRow { result, y, p, q in
      let row = RowComparison(p, q, limit: 0)
      result.differingPixels += row.differingPixels
      result.largestChannelDifference = max(
        result.largestChannelDifference, Int(row.largestDifference))
      rows.forEachPixel(of: p, q, beyond: limit) { x, near in
        // The exact formula decides near the limit, and says the largest difference.
        let isSure = near.isFinite && near > limit + ColorDifferenceRows.error
        if isSure, let largest, near < largest - ColorDifferenceRows.error {
          result.wrong.append(x: x, y: y)
          return
        }
        let exact = PerceptualPixels.difference(Self.color(p, 4 * x), Self.color(q, 4 * x))
        if exact <= limit { return }
        largest = max(largest ?? 0, exact)
        result.wrong.append(x: x, y: y)
      }
    }
    result.largestColorDifference = largest
  }

  @inline(__always)
  private static func isOver(
    _ limit: UInt8, _ p: borrowing Span<UInt8>, _ q: borrowing Span<UInt8>, _ x: Int
  ) -> Bool {
    let row = PixelWords(width: 0)
    if row.word(p, x, 0) == row.word(q, x, 0) { return false }
    if limit == 0 { return true }
    for k in (4 &* x)..<(4 &* x &+ 4) where max(p[k], q[k]) &- min(p[k], q[k]) > limit {
      return true
    }
    return false
  }

  @inline(__always)
  private static func color(_ row: borrowing Span<UInt8>, _ i: Int) -> PremultipliedColor {
    PremultipliedColor(r: row[i], g: row[i + 1], b: row[i + 2], a: row[i + 3])
  }

  private mutating func excuseSmoothedEdges() {
    let suspects = result.wrong
    result.wrong = []
    for run in suspects {
      let flags = SmoothedEdges.flags(expected, actual, run)
      for (x, isSmoothed) in zip(run.minX..<run.maxX, flags) {
        if isSmoothed {
          result.excused.append(x: x, y: run.y)
        } else {
          result.wrong.append(x: x, y: run.y)
        }
      }
    }
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
    var cellRows: [Int] = []
    for y in differingRows where cellRows.last != y / ContentChange.cell {
      cellRows.append(y / ContentChange.cell)
    }
    let change = ContentChange(expected: expected, actual: actual, cellRows: cellRows)
    let bounds = expected.bounds
    if !change.missing.isEmpty {
      result.reasons.append(.missingContent(ContentChange.areas(change.missing, in: bounds)))
    }
    if !change.added.isEmpty {
      result.reasons.append(.addedContent(ContentChange.areas(change.added, in: bounds)))
    }
  }
}
