// SPDX-License-Identifier: MIT
//
// Glyph runs drawn from masks and as outlines: the same picture either way, wherever the pen stands.

import FixtureSupport
import Raster
import Testing
import Typesetting

@testable import Compositing

@Suite struct CompositorGlyphsTests {
  private func render(_ commands: [DrawCommand]) -> Pixmap {
    Compositor.render(
      DisplayList(width: 90, height: 40, background: .white, commands: commands))
  }

  private func runs(_ text: String) throws -> [GlyphRun] {
    let face = try SystemFont.face()
    return Typesetter.line(text, font: Font(faces: [face], size: 20)).runs(scale: 1)
  }

  private func largestDifference(_ left: Pixmap, _ right: Pixmap) -> Int {
    zip(left.bytes, right.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test(arguments: [(5.0, 25.0), (5.37, 25.61), (-3.2, 33.9), (70.01, 12.5)])
  func masksAndOutlinesAgree(x: Double, y: Double) throws {
    let place = AffineTransform.translation(x: x, y: y)
    let runs = try runs("Agy 8%")
    let masks = render(
      runs.map { .drawGlyphs($0, transform: place, color: .black, mode: .sourceOver) })
    let outlines = render(
      runs.flatMap { run in
        run.glyphs.map { glyph in
          .fillPath(
            GlyphRasterizer.outline(of: glyph, in: run).transformed(by: place), rule: .nonZero,
            color: .black, mode: .sourceOver)
        }
      })
    // Pens are rounded to 1/64 pixel on both axes: 2 of 255 each, and one for rounding.
    #expect(largestDifference(masks, outlines) <= 5)
    #expect(largestDifference(masks, render([])) > 200)
  }

  @Test func pointsUnderAScaleArePixels() throws {
    let half = Typesetter.line(
      "Agy", font: Font(faces: [try SystemFont.face()], size: 10)
    ).runs(scale: 1)
    let scaled = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 25)
    let place = AffineTransform.translation(x: 5, y: 25)
    let one = render(
      half.map { .drawGlyphs($0, transform: scaled, color: .black, mode: .sourceOver) })
    let other = render(
      try runs("Agy").map {
        .drawGlyphs($0, transform: place, color: .black, mode: .sourceOver)
      })
    #expect(largestDifference(one, other) <= 5)
  }

  @Test func aTurnedRunIsDrawnAsOutlines() throws {
    // A quarter turn of the box font's A, 10 by 7 pixels less its bearings, is whole pixels still.
    let face = try Face(path: Fixtures.url("Fonts/Box.ttf").path)
    let glyph = PositionedGlyph(id: try #require(face.glyph(for: "A")), x: 0, y: 0)
    let run = GlyphRun(face: face, pixelsPerEm: 20, glyphs: [glyph])
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 10)
    let picture = render([.drawGlyphs(run, transform: turn, color: .black, mode: .sourceOver)])
    #expect(picture[10, 11] == .black)
    #expect(picture[23, 20] == .black)
    #expect(picture[24, 20] == .white)
    #expect(picture[9, 15] == .white)
    #expect(picture[15, 10] == .white)
    #expect(picture[15, 21] == .white)
  }

  @Test func aClipCutsMasks() throws {
    let face = try Face(path: Fixtures.url("Fonts/Box.ttf").path)
    let glyph = PositionedGlyph(id: try #require(face.glyph(for: "A")), x: 0, y: 0)
    let run = GlyphRun(face: face, pixelsPerEm: 20, glyphs: [glyph])
    let picture = render([
      .beginClip(.rect(PixelRect(x: 0, y: 0, width: 6, height: 20))),
      .drawGlyphs(
        run, transform: .translation(x: 0, y: 20), color: .black, mode: .sourceOver),
      .endClip,
    ])
    #expect(picture[5, 10] == .black)
    #expect(picture[6, 10] == .white)
  }
}
