// SPDX-License-Identifier: MIT
//
// A comparison as plainly as it can be said, pixel by pixel and without a kernel: the truth for the fast one.

import Raster

@testable import ImageDiff

enum PlainComparison {
  /// What `PixmapComparison.compare` must give for pictures of one size.
  static func compare(_ expected: Pixmap, _ actual: Pixmap, _ tolerance: Tolerance)
    -> PixmapDifference
  {
    var result = PixmapDifference()
    let detector = AntialiasingDetector(expected: expected, actual: actual)
    var cellRows: Set<Int> = []
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        let p = expected[x, y]
        let q = actual[x, y]
        if p == q { continue }
        cellRows.insert(y / ContentChange.cell)
        result.differingPixels += 1
        let most =
          zip([p.r, p.g, p.b, p.a], [q.r, q.g, q.b, q.a])
          .map { max($0, $1) - min($0, $1) }.max() ?? 0
        result.largestChannelDifference = max(result.largestChannelDifference, Int(most))
        var isWrong = true
        switch tolerance.pixel {
        case .exact: break
        case .channels(let limit): isWrong = Int(most) > limit
        case .perceptual(let limit):
          let difference = PerceptualPixels.difference(p, q)
          isWrong = difference > limit
          if isWrong {
            result.largestColorDifference = max(result.largestColorDifference ?? 0, difference)
          }
        }
        if !isWrong { continue }
        if tolerance.ignoresAntialiasing && detector.isSmoothed(x: x, y: y) {
          result.excused.append(x: x, y: y)
        } else {
          result.wrong.append(x: x, y: y)
        }
      }
    }
    if result.differingPixels == 0 { return result }
    result.blocks = groups(result.wrong)
    result.clusters = clusters(result.wrong)
    judge(&result, expected, actual, tolerance, cellRows.sorted())
    return result
  }

  /// Blocks of points that touch, found by flooding, by their first point in reading order.
  private static func groups(_ runs: [PixelRun]) -> [PixelBlock] {
    var left = Set<[Int]>()
    var order: [[Int]] = []
    for run in runs {
      for x in run.minX..<run.maxX {
        left.insert([x, run.y])
        order.append([x, run.y])
      }
    }
    var blocks: [PixelBlock] = []
    for start in order where left.contains(start) {
      var block = PixelBlock(
        bounds: PixelRect(x: start[0], y: start[1], width: 1, height: 1), pixels: 0)
      var open = [start]
      while let at = open.popLast() {
        guard left.remove(at) != nil else { continue }
        block.pixels += 1
        block.bounds = block.bounds.union(PixelRect(x: at[0], y: at[1], width: 1, height: 1))
        for dy in -1...1 { for dx in -1...1 { open.append([at[0] + dx, at[1] + dy]) } }
      }
      blocks.append(block)
    }
    return blocks
  }

  private static func clusters(_ runs: [PixelRun]) -> [PixelBlock] {
    let pixels = runs.flatMap { run in (run.minX..<run.maxX).map { ($0, run.y) } }
    var cells: [PixelRun] = []
    let places = Set(pixels.map { [$0.1 / PixelBlock.cell, $0.0 / PixelBlock.cell] })
    for place in places.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      cells.append(x: place[1], y: place[0])
    }
    // Each cluster of cells, then the pixels in its cells.
    let numbers = ConnectedRuns.groups(of: cells)
    var found: [Int: PixelBlock] = [:]
    for (x, y) in pixels {
      let k = cells.firstIndex {
        $0.y == y / PixelBlock.cell && $0.minX <= x / PixelBlock.cell
          && x / PixelBlock.cell < $0.maxX
      }
      guard let k else { continue }
      let here = PixelRect(x: x, y: y, width: 1, height: 1)
      let block = found[numbers[k]] ?? PixelBlock(bounds: here, pixels: 0)
      found[numbers[k]] = PixelBlock(bounds: block.bounds.union(here), pixels: block.pixels + 1)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func judge(
    _ result: inout PixmapDifference, _ expected: Pixmap, _ actual: Pixmap,
    _ tolerance: Tolerance, _ cellRows: [Int]
  ) {
    let allowed = Int(tolerance.share * Double(expected.width * expected.height))
    if result.wrongPixels > allowed {
      result.reasons.append(.wrongPixels(result.wrongPixels, allowed: allowed))
    }
    if let largest = result.blocks.max(by: { $0.pixels < $1.pixels }),
      largest.pixels > tolerance.gate.largestBlock
    {
      result.reasons.append(.block(largest, allowed: tolerance.gate.largestBlock))
    }
    if tolerance.gate.allowsMissingContent { return }
    var missing: [PixelRun] = []
    var added: [PixelRun] = []
    for row in cellRows {
      for column in 0..<((expected.width + ContentChange.cell - 1) / ContentChange.cell) {
        if isLost(column, row, expected, actual) { missing.append(x: column, y: row) }
        if isLost(column, row, actual, expected) { added.append(x: column, y: row) }
      }
    }
    let bounds = expected.bounds
    if !missing.isEmpty {
      result.reasons.append(.missingContent(ContentChange.areas(missing, in: bounds)))
    }
    if !added.isEmpty {
      result.reasons.append(.addedContent(ContentChange.areas(added, in: bounds)))
    }
  }

  private static func isLost(_ column: Int, _ row: Int, _ there: Pixmap, _ gone: Pixmap) -> Bool {
    let side = ContentChange.cell
    let reach = ContentChange.reach
    let cell = PixelRect(x: column * side, y: row * side, width: side, height: side)
    let around = PixelRect(
      x: cell.minX - reach, y: cell.minY - reach, width: side + 2 * reach,
      height: side + 2 * reach)
    let range = ContentChange.reference(cell.intersection(there.bounds), in: there)
    let rest = ContentChange.reference(around.intersection(gone.bounds), in: gone)
    return range >= ContentChange.leastRange && rest < range / ContentChange.flatness
  }
}
