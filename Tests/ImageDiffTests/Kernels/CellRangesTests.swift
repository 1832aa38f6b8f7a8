// SPDX-License-Identifier: MIT
//
// The kernels' ranges against the plain statement, at every level of vectors, with cells that the
// picture's end cuts.

import Raster
import Testing

@testable import ImageDiff

struct CellRangesTests {
  @Test("Cells have the range of their pixels", arguments: KernelLevel.available)
  func cells(_ level: KernelLevel) {
    var random = RandomPictures(seed: 5)
    for (width, height) in RandomPictures.extents where width * height > 0 {
      let picture = random.changed(
        random.picture(width: width, height: height, isTranslucent: true))
      var ranges = [UInt8](repeating: 99, count: (width + 7) / 8)
      for row in 0..<((height + 7) / 8) {
        CellRanges.find(
          in: picture, cellRow: row, touched: all(width), into: &ranges, level: level)
        for column in ranges.indices {
          let cell = PixelRect(x: 8 * column, y: 8 * row, width: 8, height: 8)
          let truth = ContentChange.reference(cell.intersection(picture.bounds), in: picture)
          #expect(ranges[column] == truth)
        }
      }
    }
  }

  private func all(_ width: Int) -> PixelMarks {
    var marks = PixelMarks(width: width)
    marks.insert(0, width)
    return marks
  }

  @Test("Only cells near a touched column are looked at", arguments: KernelLevel.available)
  func touched(_ level: KernelLevel) {
    var random = RandomPictures(seed: 8)
    let width = 200
    let picture = random.changed(random.picture(width: width, height: 8))
    var truth = [UInt8](repeating: 0, count: 25)
    CellRanges.find(in: picture, cellRow: 0, touched: all(width), into: &truth)
    var marks = PixelMarks(width: width)
    marks.insert(70, 71)
    marks.insert(199, 200)
    var ranges = [UInt8](repeating: 99, count: 25)
    CellRanges.find(in: picture, cellRow: 0, touched: marks, into: &ranges, level: level)
    for column in 0..<25 {
      #expect(ranges[column] == ([8, 9, 24].contains(column) ? truth[column] : 0))
    }
  }

  @Test("A rectangle has the range of its pixels")
  func rectangles() {
    var random = RandomPictures(seed: 6)
    let base = random.picture(width: 20, height: 20, isTranslucent: true)
    let picture = random.changed(base)
    for _ in 0..<300 {
      let x = random.next(20)
      let y = random.next(20)
      let area = PixelRect(
        x: x, y: y, width: 1 + random.next(20 - x), height: 1 + random.next(20 - y))
      #expect(CellRanges.range(of: area, in: picture) == ContentChange.reference(area, in: picture))
    }
  }
}
