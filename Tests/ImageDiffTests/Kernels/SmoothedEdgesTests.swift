// SPDX-License-Identifier: MIT
//
// The kernel against its truth, pixel by pixel and at every level of vectors, over pictures with few
// colours, in which edges, lines and areas are frequent; their own edges included.

import Raster
import Testing

@testable import ImageDiff

struct SmoothedEdgesTests {
  @Test(
    arguments: KernelLevel.available, [(1, 1), (1, 7), (7, 1), (2, 2), (5, 5), (24, 17), (130, 9)])
  func `The kernel says what the detector says`(level: KernelLevel, extent: (Int, Int)) {
    let (width, height) = extent
    var random = RandomPictures(seed: width)
    for round in 0..<12 {
      let expected = random.picture(width: width, height: height, isTranslucent: true)
      let actual =
        round % 2 == 0
        ? random.changed(expected)
        : random.picture(width: width, height: height, isTranslucent: true)
      let detector = AntialiasingDetector(expected: expected, actual: actual)
      for y in 0..<height {
        var suspects = PixelMarks(width: width)
        for x in 0..<width where random.next(1 + round) < 2 { suspects.insert(x, x + 1) }
        var smoothed = PixelMarks(width: width)
        SmoothedEdges.find(
          expected, actual, row: y, among: suspects, into: &smoothed, level: level)
        let truth = (0..<width).filter { suspects[$0] && detector.isSmoothed(x: $0, y: y) }
        #expect((0..<width).filter { smoothed[$0] } == truth)
      }
    }
  }
}
