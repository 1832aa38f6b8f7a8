// SPDX-License-Identifier: MIT
//
// The box that stands for what no face has: hollow, within its advance, on the baseline.

import Raster
import Testing

@testable import Typesetting

@Suite struct MissingBoxTests {
  @Test func theBoxIsAFrameOnTheBaseline() {
    let outline = MissingBox.outline.transformed(by: .scale(x: 100, y: 100))
    var rasterizer = CoverageRasterizer()
    let mask = rasterizer.mask(
      of: outline, rule: .nonZero, in: PixelRect(minX: 5, minY: -73, maxX: 55, maxY: 1))
    let edge = [UInt8](repeating: 255, count: 48)
    let clear = [UInt8](repeating: 0, count: 50)
    #expect((0..<50).map { mask[$0, 0] } == clear)
    #expect((0..<50).map { mask[$0, 1] } == [0] + edge + [0])
    #expect((0..<50).map { mask[$0, 72] } == [0] + edge + [0])
    #expect((0..<50).map { mask[$0, 73] } == clear)
    #expect(mask[0, 36] == 0 && mask[1, 36] == 255 && mask[25, 36] == 0 && mask[48, 36] == 255)
    #expect(MissingBox.advance == 0.6)
  }
}
