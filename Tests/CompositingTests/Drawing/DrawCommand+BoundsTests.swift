// SPDX-License-Identifier: MIT
//
// How far commands and groups reach, and that a group cut to it looks the same.

import Raster
import Testing
import Typesetting

@testable import Compositing

@Suite("DrawCommand+Bounds")
struct DrawCommandBoundsTests {
  private let clip = PixelRect(x: 0, y: 0, width: 50, height: 50)

  private func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> DrawCommand {
    .fillRect(
      PixelRect(x: x, y: y, width: width, height: height), color: .black, mode: .sourceOver)
  }

  @Test(
    "A group reaches as far as what is in it, nested groups included, and no further than its clip")
  func groups() {
    let group = DrawCommand.beginGroup(opacity: 9, mode: .sourceOver)
    let commands = [
      group, fill(2, 3, 4, 5), group, fill(40, 8, 99, 1), .endGroup, .endGroup, fill(0, 0, 50, 50),
    ]
    #expect(
      DrawCommand.reach(ofGroupAt: 0, in: commands.span, clip: clip)
        == PixelRect(minX: 2, minY: 3, maxX: 50, maxY: 9))
    #expect(DrawCommand.reach(ofGroupAt: 0, in: [group].span, clip: clip).isEmpty)
  }

  @Test("Nothing is drawn outside a command's reach")
  func commands() throws {
    let image = Image(Pixmap(width: 9, height: 7, color: .black))
    let turn = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 14.2, ty: 3)
    let glyph = PositionedGlyph(id: PositionedGlyph.missingBox, x: 10.99, y: 30.01)
    let run = GlyphRun(face: try testFace(), pixelsPerEm: 20, glyphs: [glyph, glyph])
    for command in [
      fill(3, 4, 5, 6),
      .fillPath(
        .ellipse(x: 3.3, y: 4.4, width: 9, height: 9), rule: .nonZero, color: .black,
        mode: .sourceOver),
      .drawImage(image, transform: turn, sampler: .bilinear, opacity: 255, mode: .sourceOver),
      .tintImage(
        image, transform: .translation(x: 4.9995, y: 2), sampler: .nearest, color: .black,
        mode: .sourceOver),
      .drawGlyphs(run, transform: turn, color: .black, mode: .sourceOver),
    ] {
      let alone = Compositor.render(DisplayList(width: 50, height: 50, commands: [command]))
      for y in 0..<50 {
        for x in 0..<50 where alone[x, y].a > 0 {
          #expect(command.reach.contains(PixelRect(x: x, y: y, width: 1, height: 1)))
        }
      }
      let group = DrawCommand.beginGroup(opacity: 255, mode: .sourceOver)
      let grouped = Compositor.render(
        DisplayList(width: 50, height: 50, commands: [group, command, .endGroup]))
      #expect(grouped == alone)
    }
  }
}
