// SPDX-License-Identifier: MIT
//
// Glyph runs. A glyph's outline is in em, y down; its pen stands at a fraction of a pixel.

import Raster
import Typesetting

extension Compositor {
  func draw(
    _ run: GlyphRun, transform: AffineTransform, color: PremultipliedColor, mode: BlendMode
  ) {
    guard transform.isFinite, run.pixelsPerEm.isFinite, run.pixelsPerEm > 0 else { return }
    for glyph in run.glyphs {
      let place = AffineTransform(
        a: run.pixelsPerEm, b: 0, c: 0, d: run.pixelsPerEm, tx: glyph.x, ty: glyph.y
      ).concatenating(transform)
      fill(
        run.face.outline(of: glyph.id).transformed(by: place), rule: .nonZero, color: color,
        mode: mode)
    }
  }
}
