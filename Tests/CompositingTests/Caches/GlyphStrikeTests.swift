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

  @Test("Strikes are found again by face and map, and dropped when they cost too much")
  func strikes() throws {
    let face = try testFace()
    var strikes = GlyphStrikes()
    let first = strikes.strike(face, .scale(x: 20, y: 20))
    #expect(strikes.strike(face, .translation(x: 3, y: 0)) !== first)
    #expect(strikes.strike(face, .scale(x: 20, y: 20)) === first)
    #expect(strikes.count == 2)
    for size in 1...2000 { _ = strikes.strike(face, .scale(x: Double(size), y: 1)) }
    #expect(strikes.count < 2000)
  }
}
