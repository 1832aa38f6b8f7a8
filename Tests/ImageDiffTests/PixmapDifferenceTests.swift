// SPDX-License-Identifier: MIT
//
// The words and the counts of a difference.

import ImageDiff
import Raster
import Testing

struct PixmapDifferenceTests {
  @Test("Reasons read as sentences for a person")
  func words() {
    let rect = PixelRect(x: 4, y: 6, width: 3, height: 2)
    #expect("\(DifferenceReason.wrongPixels(1, allowed: 0))" == "1 wrong pixel")
    #expect("\(DifferenceReason.wrongPixels(9, allowed: 8))" == "9 wrong pixels, 8 allowed")
    #expect(
      "\(DifferenceReason.block(PixelBlock(bounds: rect, pixels: 5), allowed: 2))"
        == "5 connected wrong pixels in x 4..<7, y 6..<8, 2 allowed")
    #expect(
      "\(DifferenceReason.missingContent([rect]))" == "content is missing in x 4..<7, y 6..<8")
    #expect("\(DifferenceReason.addedContent([rect]))" == "content was added in x 4..<7, y 6..<8")
    #expect(
      "\(DifferenceReason.sizes(expected: rect, actual: .empty))" == "size 0×0, expected 3×2")
  }

  @Test("Pixels are counted over runs")
  func counts() {
    var difference = PixmapDifference()
    difference.wrong = [PixelRun(y: 0, minX: 2, maxX: 5), PixelRun(y: 1, minX: 0, maxX: 1)]
    difference.excused = [PixelRun(y: 3, minX: 2, maxX: 4)]
    #expect(difference.wrongPixels == 4)
    #expect(difference.excusedPixels == 2)
  }
}
