// SPDX-License-Identifier: MIT
//
// Glyph runs: from cached masks, or as outlines where glyphs are large. A glyph's outline is in em,
// y down; its pen stands at a fraction of a pixel.

import Raster
import Typesetting

extension Compositor {
  /// Glyphs larger than this many pixels per em are drawn as outlines. Chosen by us.
  private static let largestMask = 160.0

  func draw(
    _ run: GlyphRun, transform: AffineTransform, color: PremultipliedColor, mode: BlendMode
  ) {
    let size = run.pixelsPerEm
    guard transform.isFinite, size.isFinite, size > 0 else { return }
    let map = AffineTransform.scale(x: size, y: size).concatenating(transform)
    guard map.isFinite else { return }
    if max(abs(map.a), abs(map.b), abs(map.c), abs(map.d)) > Compositor.largestMask {
      drawOutlines(run, transform, map, color, mode)
      return
    }
    let strike = strikes.strike(run.face, map)
    let clip = self.clip
    // The target is taken out for the length of the run: one check of exclusive access, not one a glyph.
    guard var target = targets.popLast() else { return }
    for glyph in run.glyphs {
      let pen = transform.apply(Point(x: glyph.x, y: glyph.y))
      guard abs(pen.x) < 1_000_000, abs(pen.y) < 1_000_000 else { continue }
      let x = Int((pen.x * GlyphStrike.steps + 0.5).rounded(.down))
      let y = Int((pen.y * GlyphStrike.steps + 0.5).rounded(.down))
      let entry = strike.entry(glyph.id, phaseX: x & 63, phaseY: y & 63, &rasterizer)
      let place = entry.bounds.offsetBy(dx: x >> 6, dy: y >> 6)
      if place.intersection(clip.rect).isEmpty { continue }
      strike.withMask(entry) { mask in
        target.draw(mask, at: place, color: color, mode: mode, clip: clip)
      }
    }
    targets.append(target)
  }

  private func drawOutlines(
    _ run: GlyphRun, _ transform: AffineTransform, _ map: AffineTransform,
    _ color: PremultipliedColor, _ mode: BlendMode
  ) {
    for glyph in run.glyphs {
      let pen = transform.apply(Point(x: glyph.x, y: glyph.y))
      let place = AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: pen.x, ty: pen.y)
      fill(
        run.face.outline(of: glyph.id).transformed(by: place), rule: .nonZero, color: color,
        mode: mode)
    }
  }
}
