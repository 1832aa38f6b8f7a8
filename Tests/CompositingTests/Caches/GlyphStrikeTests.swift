// SPDX-License-Identifier: MIT
//
// Cached glyph masks are the rasterizer's, at the pen's place in its pixel.

import Raster
import Testing
import Typesetting

@testable import Compositing

@Suite("GlyphStrike")
struct GlyphStrikeTests {
  @Test("A glyph's mask is its outline's coverage, however many others are kept")
  func masks() throws {
    let face = try testFace()
    let strike = GlyphStrike(face: face, map: .scale(x: 20, y: 20))
    var rasterizer = CoverageRasterizer()
    for round in 0..<2 {
      for phase in 0..<64 {
        for glyph in [UInt32(1), 2, PositionedGlyph.missingBox, 0] {
          let entry = strike.entry(glyph, phaseX: phase, phaseY: 63 - phase, &rasterizer)
          let path = face.outline(of: glyph).transformed(
            by: AffineTransform(
              a: 20, b: 0, c: 0, d: 20, tx: Double(phase) / 64, ty: Double(63 - phase) / 64))
          #expect(entry.bounds == path.pixelBounds, "round \(round)")
          var fresh = CoverageRasterizer()
          let mask = fresh.mask(of: path, rule: .nonZero, in: path.pixelBounds)
          #expect(Array(strike.bytes[entry.start..<entry.start + mask.bytes.count]) == mask.bytes)
        }
      }
    }
  }
}
