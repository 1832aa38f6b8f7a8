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
    var rect = PixelRect.empty
    var count = 0
    for y in 0..<after.height {
      let row = ChangedPixels.columns(from: before, to: after, row: y)
      if row.count == 0 { continue }
      count += row.count
      rect = rect.union(
        PixelRect(minX: row.columns.lowerBound, minY: y, maxX: row.columns.upperBound, maxY: y + 1))
    }
    self.rect = rect
    self.count = count
  }
}
