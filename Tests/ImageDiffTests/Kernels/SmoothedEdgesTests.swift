// SPDX-License-Identifier: MIT
//
// The kernel against its truth, pixel by pixel, over pictures with few colours, in which edges, lines
// and areas are frequent; their own edges included.

import Raster
import Testing

@testable import ImageDiff

struct SmoothedEdgesTests {
  @Test(arguments: [(1, 1), (1, 7), (7, 1), (2, 2), (24, 17)])
  func `The kernel says what the detector says`(width: Int, height: Int) throws {
    var state: UInt64 = 7
    func next(_ limit: UInt64) -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40 % limit)
    }
    func picture() throws -> Pixmap {
      var bytes: [UInt8] = []
      for _ in 0..<width * height {
        let a: UInt8 = next(9) == 0 ? 128 : 255
        let c = [0, 0, 0, 90, 128][Int(next(5))] as UInt8
        bytes += [min(c, a), min(c, a), min(c / 2, a), a]
      }
      return try #require(Pixmap(width: width, height: height, premultipliedBytes: bytes))
    }
    for _ in 0..<20 {
      let (expected, actual) = (try picture(), try picture())
      let detector = AntialiasingDetector(expected: expected, actual: actual)
      for y in 0..<height {
        let flags = SmoothedEdges.flags(expected, actual, PixelRun(y: y, minX: 0, maxX: width))
        #expect(flags == (0..<width).map { detector.isSmoothed(x: $0, y: y) })
      }
    }
  }
}
