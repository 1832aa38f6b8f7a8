// SPDX-License-Identifier: MIT
//
// A run's glyphs with their pens on the grid of 1/64 pixel, from the whole pixel of the first one. Kept
// as words, so that two runs are compared and looked for without looking into them.

import Raster
import Typesetting

/// Glyphs and their pens, in steps of `GlyphStrike.steps`.
struct PlacedGlyphs {
  /// Two words a glyph: its number and its row; its column.
  private(set) var words: [UInt64] = []
  /// The first pen's whole pixel.
  private(set) var origin: (x: Int, y: Int) = (0, 0)

  /// How many glyphs there are.
  var count: Int { words.count / 2 }

  /// A glyph and its pen.
  subscript(i: Int) -> (id: UInt32, x: Int, y: Int) {
    let word = words[2 * i]
    return (
      UInt32(truncatingIfNeeded: word >> 32), Int(Int64(bitPattern: words[2 * i + 1])),
      Int(Int32(truncatingIfNeeded: word))
    )
  }

  /// Takes the glyphs of a run; those a million pixels away or nowhere are left out.
  mutating func place(_ run: GlyphRun, _ transform: AffineTransform) {
    words.removeAll(keepingCapacity: true)
    for glyph in run.glyphs {
      let pen = transform.apply(Point(x: glyph.x, y: glyph.y))
      guard abs(pen.x) < 1_000_000, abs(pen.y) < 1_000_000 else { continue }
      let x = Int((pen.x * GlyphStrike.steps + 0.5).rounded(.down))
      let y = Int((pen.y * GlyphStrike.steps + 0.5).rounded(.down))
      if words.isEmpty { origin = (x >> 6, y >> 6) }
      words.append(
        UInt64(glyph.id) << 32 | UInt64(UInt32(truncatingIfNeeded: y - (origin.y << 6))))
      words.append(UInt64(bitPattern: Int64(x - (origin.x << 6))))
    }
  }
}
