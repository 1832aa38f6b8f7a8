// SPDX-License-Identifier: MIT
//
// A piece of one row: how sets of pixels are handed on. A set is a list of runs in reading order (rows
// from the top, then columns from the left) that do not touch within a row.

/// Neighbouring pixels of one row: columns `minX..<maxX` of row `y`.
public struct PixelRun: Sendable, Hashable {
  /// The row.
  public var y: Int
  /// The first column.
  public var minX: Int
  /// The first column after the run.
  public var maxX: Int

  /// A run from its row and its columns.
  public init(y: Int, minX: Int, maxX: Int) {
    self.y = y
    self.minX = minX
    self.maxX = maxX
  }

  /// The number of pixels.
  public var count: Int { maxX - minX }
}

extension [PixelRun] {
  /// Adds a pixel that comes after all of the list's in reading order.
  mutating func append(x: Int, y: Int) {
    if let last, last.y == y, last.maxX == x {
      self[count - 1].maxX = x + 1
    } else {
      append(PixelRun(y: y, minX: x, maxX: x + 1))
    }
  }

  /// The number of pixels in all runs.
  var pixelCount: Int { reduce(0) { $0 + $1.count } }
}
