// SPDX-License-Identifier: MIT
//
// The box that stands for what no face has: hollow, within its advance, on the baseline.

import Raster
import Testing

@testable import Typesetting

@Suite struct MissingBoxTests {
  @Test func theBoxIsAFrameOnTheBaseline() throws {
    let toPixels = AffineTransform.scale(x: 100, y: 100)
    let coverage = try #require(
      GlyphRasterizer.coverage(of: MissingBox.outline.transformed(by: toPixels)))
    #expect(coverage.x == 6)
    #expect(coverage.x + coverage.mask.width == 54)
    #expect(coverage.y == -72)
    #expect(coverage.y + coverage.mask.height == 0)
    #expect(coverage.mask[0, 0] == 255)
    #expect(coverage.mask[coverage.mask.width / 2, coverage.mask.height / 2] == 0)
    #expect(MissingBox.advance == 0.6)
  }
}
