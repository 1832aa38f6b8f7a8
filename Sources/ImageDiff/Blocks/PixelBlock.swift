// SPDX-License-Identifier: MIT
//
// Wrong pixels gathered into things a person can look at: blocks (pixels that touch) and clusters
// (blocks that lie close together, as the letters of a word do).

public import Raster

/// Pixels that belong together: their number and the smallest rectangle that holds them.
public struct PixelBlock: Sendable, Hashable {
  /// The smallest rectangle that holds them, in pixels of the picture.
  public var bounds: PixelRect
  /// The number of pixels, not that of the rectangle.
  public var pixels: Int

  /// A block from its parts.
  public init(bounds: PixelRect, pixels: Int) {
    self.bounds = bounds
    self.pixels = pixels
  }
}

extension PixelBlock {
  /// The connected blocks of a set of pixels, by their first pixel in reading order.
  static func blocks(of runs: [PixelRun]) -> [PixelBlock] {
    gather(runs, groups: ConnectedRuns.groups(of: runs))
  }

  /// The side of the cells of `clusters`, in pixels. Chosen by us: about the gap between two words of
  /// 14-point text at 2×.
  static let cell = 8

  /// Blocks gathered when the 8 × 8 cells that they lie in touch; in reading order of their cells.
  static func clusters(of runs: [PixelRun], width: Int) -> [PixelBlock] {
    let columns = (width + cell - 1) / cell
    var cells: [PixelRun] = []
    var i = 0
    while i < runs.count {
      // All runs of one row of cells.
      let row = runs[i].y / cell
      var filled = [Bool](repeating: false, count: columns)
      while i < runs.count, runs[i].y / cell == row {
        for column in (runs[i].minX / cell)...((runs[i].maxX - 1) / cell) { filled[column] = true }
        i += 1
      }
      for column in 0..<columns where filled[column] { cells.append(x: column, y: row) }
    }

    let cellGroups = ConnectedRuns.groups(of: cells)
    var groups: [Int] = []
    groups.reserveCapacity(runs.count)
    var first = 0
    for run in runs {
      let row = run.y / cell
      while cells[first].y < row { first += 1 }
      var k = first
      while cells[k].maxX <= run.minX / cell { k += 1 }
      groups.append(cellGroups[k])
    }
    return gather(runs, groups: groups)
  }

  private static func gather(_ runs: [PixelRun], groups: [Int]) -> [PixelBlock] {
    let count = (groups.max() ?? -1) + 1
    var blocks = [PixelBlock](repeating: PixelBlock(bounds: .empty, pixels: 0), count: count)
    for (run, group) in zip(runs, groups) {
      let rect = PixelRect(minX: run.minX, minY: run.y, maxX: run.maxX, maxY: run.y + 1)
      blocks[group].bounds = blocks[group].bounds.union(rect)
      blocks[group].pixels += run.count
    }
    return blocks
  }
}
