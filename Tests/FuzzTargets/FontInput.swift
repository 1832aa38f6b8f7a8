// SPDX-License-Identifier: MIT
//
// Bytes as a font file: FreeType and HarfBuzz read it, lines are set in it, its glyphs are drawn.
// Promised: widths and positions are finite numbers, glyphs have coverage.

import Compositing
import Raster
import Typesetting

enum FontInput {
  /// Latin with marks to place, ligatures, both directions, joined letters, what no font has.
  private static let texts = [
    "Home fi AV", "a\u{301}ë", "שלום abc", "سلام", "नमस्ते", "\u{10FFFD}e\u{200D}",
  ]

  static func run(_ bytes: [UInt8]) -> String? {
    guard let face = try? Face(bytes: bytes, path: "fuzzed.ttf") else { return nil }
    let font = Font(faces: [face], size: 14)
    for text in texts {
      for width in [nil, 20.0] {
        let line = Typesetter.line(text, font: font, maximumWidth: width)
        guard line.width.isFinite, line.ascender.isFinite, line.descender.isFinite else {
          return "a line's measures are not finite: \(line.width)"
        }
        for run in line.runs(scale: 2) {
          for glyph in run.glyphs where !(glyph.x.isFinite && glyph.y.isFinite) {
            return "a glyph's place is not finite"
          }
          let list = DisplayList(
            width: 40, height: 30,
            commands: [
              .drawGlyphs(
                run, transform: .translation(x: 2, y: 20),
                color: PremultipliedColor(r: 0, g: 0, b: 0, a: 255), mode: .sourceOver)
            ])
          _ = Compositor.render(list)
        }
      }
    }
    for glyph in 0..<UInt32(min(face.glyphCount, 40)) {
      guard face.advance(of: glyph).isFinite else { return "an advance is not finite" }
      _ = face.outline(of: glyph)
    }
    return nil
  }
}
