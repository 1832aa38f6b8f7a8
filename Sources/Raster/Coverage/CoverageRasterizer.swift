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
  ///
  /// Where lines are cut, their crossings are rounded, and coverage that lies between two bytes may fall
  /// to either. With a `frame`, which holds the clip, lines are cut there: every clip then gives the
  /// same bytes, and costs grow with the lines' lengths inside the frame.
  public mutating func scan(
    _ path: Path, rule: FillRule, clip: PixelRect, frame: PixelRect? = nil,
    uniform: (CoverageSpan) -> Void,
    varying: (_ y: Int, _ x: Int, _ coverage: borrowing Span<UInt8>) -> Void
  ) {
    // Sides along the axes are cut without rounding.
    let isUpright = path.rectangleInside != nil
    let frame = (isUpright ? clip : frame ?? clip).intersection(path.pixelBounds)
    let clip = clip.intersection(frame)
    if clip.isEmpty { return }
    cells.begin(width: frame.width, height: frame.height)
    let x = Double(frame.minX)
    let y = Double(frame.minY)
    let isNumber = path.forEachLine(within: frame) { from, to in
      cells.add(Point(x: from.x - x, y: from.y - y), Point(x: to.x - x, y: to.y - y))
    }
    if !isNumber { return }
    cells.sort()
    if row.count < frame.width { row = [UInt8](repeating: 0, count: frame.width) }
    for y in clip.minY..<clip.maxY {
      scanRow(
        y, rule: rule, frame: frame,
        uniform: { span in
          let start = max(span.x, clip.minX)
          let end = min(span.x + span.length, clip.maxX)
          if start >= end { return }
          uniform(
            CoverageSpan(y: span.y, x: start, length: end - start, coverage: span.coverage))
        },
        varying: { y, x, coverage in
          let start = max(x, clip.minX)
          let end = min(x + coverage.count, clip.maxX)
          if start < end { varying(y, start, coverage.extracting(start - x..<end - x)) }
        })
    }
  }

  private mutating func scanRow(
    _ y: Int, rule: FillRule, frame: PixelRect, uniform: (CoverageSpan) -> Void,
    varying: (_ y: Int, _ x: Int, _ coverage: borrowing Span<UInt8>) -> Void
  ) {
    let line = cells.row(y - frame.minY)
    var start = 0  // the first column of `row` not yet handed on
    var end = 0  // the column after the last one known
    var cover = 0.0
    func flush() {
      if end > start { varying(y, start + frame.minX, row.span.extracting(start..<end)) }
    }
    func run(to x: Int, _ coverage: UInt8) {
      if x <= end { return }
      if coverage == 0 || x - end >= Self.longRun {
        flush()
        if coverage > 0 {
          uniform(
            CoverageSpan(
              y: y, x: end + frame.minX, length: x - end, coverage: coverage))
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
    if !line.isEmpty { run(to: frame.width, rule.coverage(cover)) }
    flush()
  }

  /// The coverage of every pixel of a rectangle.
  ///
  /// `whole` is what `scan` calls its frame.
  public mutating func mask(
    of path: Path, rule: FillRule, in frame: PixelRect, whole: PixelRect? = nil
  ) -> Mask {
    var mask = Mask(width: frame.width, height: frame.height)
    scan(
      path, rule: rule, clip: frame, frame: whole,
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
