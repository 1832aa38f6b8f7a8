// SPDX-License-Identifier: MIT
//
// Coverage of glyphs: against FreeType's own grey raster, at many sizes and pen positions.

import Raster
import Testing

@testable import Typesetting

@Suite struct GlyphRasterizerTests {
  @Test func measure() throws {
    for (name, face) in [("inter", try TestFonts.inter()), ("noto", try TestFonts.noto("NotoSans-Regular")), ("deva", try TestFonts.noto("NotoSansDevanagari-Regular"))] {
    for detail in [1, 16] {
      var worst = 0
      var bad: Set<UInt32> = []
      var histogram = [Int](repeating: 0, count: 256)
      for size in [10, 20, 28, 34, 60] {
        var asked: [(id: UInt32, stepX: Int, stepY: Int, frame: PixelRect)] = []
        var ours: [Mask] = []
        for glyph in stride(from: UInt32(1), to: UInt32(min(face.glyphCount, 600)), by: 7) {
          for (sx, sy) in [(0, 0), (17, 5), (63, 40)] {
            let run = GlyphRun(face: face, pixelsPerEm: Double(size), glyphs: [])
            guard let c = GlyphRasterizer.shared.coverage(of: PositionedGlyph(id: glyph, x: Double(sx) / 64, y: Double(sy)/64), in: run, originX: 0, originY: 0), c.mask.width > 0 else { continue }
            asked.append((glyph, sx, sy, c.mask.bounds.offsetBy(dx: c.x, dy: c.y)))
            ours.append(c.mask)
          }
        }
        let theirs = try FreeTypeRaster.masks(path: face.path, pixelsPerEm: size, detail: detail, glyphs: asked)
        for ((ours, theirs), a) in zip(zip(ours, theirs), asked) {
            for (x, b) in zip(ours.bytes, theirs.bytes) {
              let d = abs(Int(x) - Int(b))
              histogram[d] += 1
              if d > worst { worst = d }
              if d > 2, detail == 16 { bad.insert(a.id) }
            }
        }
      }
      print("MEASURE", name, detail, worst, histogram.prefix(24), bad)
    }
    }
  }
}
