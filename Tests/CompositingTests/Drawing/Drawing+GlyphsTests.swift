// SPDX-License-Identifier: MIT
//
// Glyph runs: where they lie, from masks and as outlines, under clips and modes.

import Compositing
import Raster
import Testing
import Typesetting

@Suite("Drawing+Glyphs")
struct DrawingGlyphsTests {
  private func render(_ commands: [DrawCommand]) -> Pixmap {
    Compositor.render(
      DisplayList(width: 60, height: 50, background: .white, commands: commands))
  }

  private func run(_ face: Face, size: Double, at pen: Point) -> GlyphRun {
    let glyph = PositionedGlyph(id: PositionedGlyph.missingBox, x: pen.x, y: pen.y)
    return GlyphRun(face: face, pixelsPerEm: size, glyphs: [glyph, glyph])
  }

  @Test("A glyph covers what its outline covers, at every pen position on the grid of 1/64 pixel")
  func outlines() throws {
    let face = try testFace()
    for k in 0..<16 {
      let pen = Point(x: 3 + Double(k) / 16, y: 30 - Double(k) / 64)
      let transform = AffineTransform.translation(x: 2, y: 1)
      let glyph = PositionedGlyph(id: PositionedGlyph.missingBox, x: pen.x, y: pen.y)
      let drawn = render([
        .drawGlyphs(
          GlyphRun(face: face, pixelsPerEm: 24, glyphs: [glyph]), transform: transform,
          color: .black, mode: .sourceOver)
      ])
      let path = face.outline(of: glyph.id).transformed(
        by: AffineTransform(a: 24, b: 0, c: 0, d: 24, tx: pen.x + 2, ty: pen.y + 1))
      #expect(drawn == render([.fillPath(path, rule: .nonZero, color: .black, mode: .sourceOver)]))
    }
  }

  @Test("Large glyphs are drawn as outlines, with the same result")
  func large() throws {
    let face = try testFace()
    let drawn = render([
      .drawGlyphs(
        run(face, size: 200, at: Point(x: -20, y: 90)), transform: .identity, color: .black,
        mode: .sourceOver)
    ])
    let path = face.outline(of: PositionedGlyph.missingBox).transformed(
      by: AffineTransform(a: 200, b: 0, c: 0, d: 200, tx: -20, ty: 90))
    let fill = DrawCommand.fillPath(path, rule: .nonZero, color: .black, mode: .sourceOver)
    #expect(drawn == render([fill, fill]))
  }

  @Test("A clip's outline and a blend mode hold for glyphs")
  func clipAndMode() throws {
    let face = try testFace()
    let glyphs = run(face, size: 40, at: Point(x: 5, y: 40))
    let path = face.outline(of: PositionedGlyph.missingBox).transformed(
      by: AffineTransform(a: 40, b: 0, c: 0, d: 40, tx: 5, ty: 40))
    let clip = DrawCommand.beginClip(
      .path(.ellipse(x: 2, y: 2, width: 30, height: 30), rule: .nonZero))
    let red = PremultipliedColor(r: 200, g: 0, b: 0, a: 200)
    let fill = DrawCommand.fillPath(path, rule: .nonZero, color: red, mode: .multiply)
    let drawn = render([
      clip, .drawGlyphs(glyphs, transform: .identity, color: red, mode: .multiply), .endClip,
    ])
    #expect(drawn == render([clip, fill, fill, .endClip]))
  }

  @Test("Sizes and positions that are no numbers draw nothing")
  func notANumber() throws {
    let face = try testFace()
    for (size, x) in [(Double.nan, 0.0), (0, 0), (-3, 0), (20, .nan), (20, .infinity), (1e300, 0)] {
      let drawn = render([
        .drawGlyphs(
          run(face, size: size, at: Point(x: x, y: 20)), transform: .identity, color: .black,
          mode: .sourceOver)
      ])
      #expect(drawn == Pixmap(width: 60, height: 50, color: .white))
    }
  }
}
