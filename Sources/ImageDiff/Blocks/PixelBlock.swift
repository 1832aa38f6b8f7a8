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
    let cells = cells(of: runs, columns: (width + cell - 1) / cell)
    let cellGroups = ConnectedRuns.groups(of: cells)
    var groups: [Int] = []
    groups.reserveCapacity(runs.count)
    // The first run of cells of the row of cells, and the one that the last run of pixels lies in.
    var first = 0
    var current = 0
    var y = -1
    for run in runs {
      if run.y != y {
        y = run.y
        while cells[first].y < y / cell { first += 1 }
        current = first
      }
      while cells[current].maxX <= run.minX / cell { current += 1 }
      groups.append(cellGroups[current])
    }
    return gather(runs, groups: groups)
  }

  /// The cells with a pixel in them, as runs in units of cells.
  private static func cells(of runs: [PixelRun], columns: Int) -> [PixelRun] {
    var cells: [PixelRun] = []
    let none = PixelMarks(width: columns)
    var i = 0
    while i < runs.count {
      // All runs of one row of cells.
      let row = runs[i].y / cell
      var filled = none
      while i < runs.count, runs[i].y / cell == row {
        filled.insert(runs[i].minX / cell, (runs[i].maxX - 1) / cell + 1)
        i += 1
      }
      filled.appendRuns(y: row, to: &cells)
    }
    return cells
  }

  private static func gather(_ runs: [PixelRun], groups: [Int]) -> [PixelBlock] {
    let none = PixelBlock(
      bounds: PixelRect(minX: .max, minY: .max, maxX: 0, maxY: 0), pixels: 0)
    var blocks = [PixelBlock](repeating: none, count: (groups.max() ?? -1) + 1)
    for i in runs.indices { blocks[groups[i]].add(runs[i]) }
    return blocks
  }

  private mutating func add(_ run: PixelRun) {
    bounds.minX = min(bounds.minX, run.minX)
    bounds.minY = min(bounds.minY, run.y)
    bounds.maxX = max(bounds.maxX, run.maxX)
    bounds.maxY = max(bounds.maxY, run.y + 1)
    pixels += run.count
  }
}
