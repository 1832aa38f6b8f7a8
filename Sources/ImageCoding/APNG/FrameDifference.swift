// SPDX-License-Identifier: MIT
//
// Where two frames of one extent differ: the smallest rectangle, and how many of its pixels.

import Raster

struct FrameDifference: Equatable {
  /// The smallest rectangle that holds every pixel that differs; empty when the frames are equal.
  let rect: PixelRect
  /// How many pixels differ.
  let count: Int

  init(rect: PixelRect, count: Int) {
    self.rect = rect
    self.count = count
  }

  init(from before: Pixmap, to after: Pixmap) {
    let width = after.width
    var rect = PixelRect.empty
    var count = 0
    for y in 0..<after.height {
      let start = y * width * 4
      if PixelPacking.areEqual(
        before.bytes, from: start, after.bytes, from: start, count: width * 4)
      {
        continue
      }
      let row = Self.rowDifference(before.bytes, after.bytes, start: start, width: width)
      count += row.count
      rect = rect.union(
        PixelRect(minX: row.columns.lowerBound, minY: y, maxX: row.columns.upperBound, maxY: y + 1))
    }
    self.rect = rect
    self.count = count
  }

  private static func rowDifference(
    _ a: [UInt8], _ b: [UInt8], start: Int, width: Int
  ) -> (columns: Range<Int>, count: Int) {
    var first = width
    var last = -1
    var count = 0
    var i = start
    for x in 0..<width {
      if a[i] != b[i] || a[i + 1] != b[i + 1] || a[i + 2] != b[i + 2] || a[i + 3] != b[i + 3] {
        first = min(first, x)
        last = x
        count += 1
      }
      i += 4
    }
    return (first..<last + 1, count)
  }
}
