// SPDX-License-Identifier: MIT
//
// Pens on the grid of 1/64 pixel, from the first one's whole pixel.

import Raster
import Testing
import Typesetting

@testable import Compositing

@Suite("PlacedGlyphs")
struct PlacedGlyphsTests {
  @Test("Pens count from the first one's whole pixel, in both directions")
  func places() throws {
    let run = GlyphRun(
      face: try testFace(), pixelsPerEm: 10,
      glyphs: [
        PositionedGlyph(id: 7, x: 0.5, y: 0), PositionedGlyph(id: .max, x: -3.25, y: -2),
        PositionedGlyph(id: 8, x: .infinity, y: 0),
      ])
    var placed = PlacedGlyphs()
    placed.place(run, .translation(x: 100, y: -20.5))
    #expect(placed.origin == (100, -21))
    #expect(placed.count == 2)
    #expect(placed[0] == (7, 32, 32))
    #expect(placed[1] == (.max, -208, -96))
  }

  @Test("A run moved by whole pixels has the same words")
  func moved() throws {
    let run = GlyphRun(
      face: try testFace(), pixelsPerEm: 10,
      glyphs: (0..<4).map { PositionedGlyph(id: $0, x: Double($0) * 7.3, y: 0.1) })
    var placed = PlacedGlyphs()
    placed.place(run, .translation(x: 3.5, y: 4))
    let words = placed.words
    placed.place(run, .translation(x: -996.5, y: 40))
    #expect(placed.words == words)
    placed.place(run, .translation(x: 3.75, y: 4))
    #expect(placed.words != words)
  }
}
