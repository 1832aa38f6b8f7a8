// SPDX-License-Identifier: MIT
//
// Outlines become coverage: how much of each pixel lies inside, exact for the flattened outline but
// for the last rounding to 0…255. Where outlines overlap inside one pixel, their signed areas add up
// first and the fill rule is applied to the sum, as in FreeType's raster.

/// Turns outlines into coverage; keeps its memory between outlines.
public struct CoverageRasterizer {
  /// Runs of one coverage at least this long are handed on as such. Chosen by us.
  private static let longRun = 16

  private var cells = CoverageCells()
  private var row: [UInt8] = []

  /// A rasterizer with no memory yet.
  public init() {}

  /// Calls back with the covered pixels of `clip`, row by row from the top, each row from the left.
  ///
  /// Long runs of one coverage go to `uniform`, all others to `varying` (row, first column, one byte
  /// a pixel, which may be 0). Coordinates are cut to ±2²⁴; a path with a coordinate that is not a
  /// number covers nothing. Costs grow with the lines' lengths inside `clip`, not outside.
  public mutating func scan(
    _ path: Path, rule: FillRule, clip: PixelRect,
    uniform: (CoverageSpan) -> Void,
    varying: (_ y: Int, _ x: Int, _ coverage: borrowing Span<UInt8>) -> Void
  ) {
    let clip = clip.intersection(path.pixelBounds)
    if clip.isEmpty { return }
    cells.begin(width: clip.width, height: clip.height)
    let x = Double(clip.minX)
    let y = Double(clip.minY)
    let isNumber = path.forEachLine(within: clip) { from, to in
      cells.add(Point(x: from.x - x, y: from.y - y), Point(x: to.x - x, y: to.y - y))
    }
    if !isNumber { return }
    cells.sort()
    if row.count < clip.width { row = [UInt8](repeating: 0, count: clip.width) }
    for y in 0..<clip.height {
      scanRow(y, rule: rule, clip: clip, uniform: uniform, varying: varying)
    }
  }

  private mutating func scanRow(
    _ y: Int, rule: FillRule, clip: PixelRect, uniform: (CoverageSpan) -> Void,
    varying: (_ y: Int, _ x: Int, _ coverage: borrowing Span<UInt8>) -> Void
  ) {
    let line = cells.row(y)
    var start = 0  // the first column of `row` not yet handed on
    var end = 0  // the column after the last one known
    var cover = 0.0
    func flush() {
      if end > start { varying(y + clip.minY, start + clip.minX, row.span.extracting(start..<end)) }
    }
    func run(to x: Int, _ coverage: UInt8) {
      if x <= end { return }
      if coverage == 0 || x - end >= Self.longRun {
        flush()
        if coverage > 0 {
          uniform(
            CoverageSpan(
              y: y + clip.minY, x: end + clip.minX, length: x - end, coverage: coverage))
        }
        start = x
      } else {
        for i in end..<x { row[i] = coverage }
      }
      end = x
    }
    var i = line.startIndex
    while i < line.endIndex {
      let x = line[i].x
      run(to: Int(x), rule.coverage(cover))
      var area = 0.0
      while i < line.endIndex && line[i].x == x {
        cover += line[i].cover
        area += line[i].area
        i += 1
      }
      row[Int(x)] = rule.coverage(cover - area)
      end = Int(x) + 1
    }
    if !line.isEmpty { run(to: clip.width, rule.coverage(cover)) }
    flush()
  }

  /// The coverage of every pixel of a rectangle.
  public mutating func mask(of path: Path, rule: FillRule, in frame: PixelRect) -> Mask {
    var mask = Mask(width: frame.width, height: frame.height)
    scan(
      path, rule: rule, clip: frame,
      uniform: { span in
        let start = (span.y - frame.minY) * frame.width + span.x - frame.minX
        for i in start..<start + span.length { mask.bytes[i] = span.coverage }
      },
      varying: { y, x, coverage in
        let start = (y - frame.minY) * frame.width + x - frame.minX
        for i in coverage.indices { mask.bytes[start + i] = coverage[i] }
      })
    return mask
  }

  /// All runs of covered pixels, row by row; neighbours of one coverage are one run.
  public mutating func spans(of path: Path, rule: FillRule, clip: PixelRect) -> [CoverageSpan] {
    var spans: [CoverageSpan] = []
    func append(_ span: CoverageSpan) {
      if span.coverage == 0 { return }
      let last = spans.count - 1
      if last >= 0, spans[last].y == span.y, spans[last].x + spans[last].length == span.x,
        spans[last].coverage == span.coverage
      {
        spans[last].length += span.length
      } else {
        spans.append(span)
      }
    }
    scan(
      path, rule: rule, clip: clip, uniform: append,
      varying: { y, x, coverage in
        for i in coverage.indices {
          append(CoverageSpan(y: y, x: x + i, length: 1, coverage: coverage[i]))
        }
      })
    return spans
  }
}

extension FillRule {
  /// The coverage of a pixel whose signed area is given: `min(1, |v|)`, or the distance to the nearest
  /// even number.
  fileprivate func coverage(_ v: Double) -> UInt8 {
    switch self {
    case .nonZero: return FixedPoint.byte(unit: abs(v))
    case .evenOdd:
      let turns = abs(v).truncatingRemainder(dividingBy: 2)
      return FixedPoint.byte(unit: turns > 1 ? 2 - turns : turns)
    }
  }
}
