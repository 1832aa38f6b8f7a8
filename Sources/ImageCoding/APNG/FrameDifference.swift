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

  /// Pixels that are compared at once on the way to the first and the last that differ.
  private static let step = 32

  /// The columns that differ, of which there is one at least, and how many pixels.
  private static func rowDifference(
    _ a: [UInt8], _ b: [UInt8], start: Int, width: Int
  ) -> (columns: Range<Int>, count: Int) {
    func areEqual(_ columns: Range<Int>) -> Bool {
      let i = start + 4 * columns.lowerBound
      return PixelPacking.areEqual(a, from: i, b, from: i, count: 4 * columns.count)
    }
    var first = 0
    while first + step <= width, areEqual(first..<first + step) { first += step }
    while first < width, areEqual(first..<first + 1) { first += 1 }
    var last = width
    while last - step >= first, areEqual(last - step..<last) { last -= step }
    while last > first, areEqual(last - 1..<last) { last -= 1 }
    var count = 0
    var i = start + 4 * first
    for _ in first..<last {
      if a[i] != b[i] || a[i + 1] != b[i + 1] || a[i + 2] != b[i + 2] || a[i + 3] != b[i + 3] {
        count += 1
      }
      i += 4
    }
    return (first..<last, count)
  }
}
