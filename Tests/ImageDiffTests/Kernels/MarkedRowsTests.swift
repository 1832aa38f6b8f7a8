// SPDX-License-Identifier: MIT
//
// The kernel's marks against the plain statement, at every level of vectors, over every length of the last
// group.

import Raster
import Testing

@testable import ImageDiff

struct MarkedRowsTests {
  @Test("The kernel marks what the plain statement marks", arguments: KernelLevel.available)
  func twin(_ level: KernelLevel) {
    var random = RandomPictures(seed: 3)
    for width in Array(0...70) + [127, 128, 129] {
      let expected = random.picture(width: width, height: 1, isTranslucent: true)
      let actual = random.changed(expected)
      for limit: UInt8 in [0, 1, 12, 254, 255] {
        var marks = PixelMarks(width: width)
        var truth = marks
        // One column was touched before.
        var touched = marks
        touched.insert(0, min(1, width))
        var trulyTouched = touched
        let row = MarkedRows(
          expected.bytes.span, actual.bytes.span, limit: limit, marks: &marks, touched: &touched,
          level: level)
        let reference = MarkedRows.reference(
          expected.bytes.span, actual.bytes.span, limit: limit, marks: &truth,
          touched: &trulyTouched)
        #expect(row == reference)
        #expect(marks == truth && touched == trulyTouched)
      }
    }
  }

  @Test("Marks of a row before do not stay")
  func overwriting() {
    var marks = PixelMarks(width: 3)
    marks.insert(0, 3)
    let row: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    var touched = PixelMarks(width: 3)
    let found = MarkedRows(row.span, row.span, limit: 0, marks: &marks, touched: &touched)
    #expect(!found.hasMarks && marks.isEmpty)
  }
}
