// SPDX-License-Identifier: MIT
//
// Glyph runs. Upright glyphs are drawn from masks that are kept between frames, turned, stretched and
// very large ones as outlines; their pens stand at fractions of a pixel either way.

import Raster
import Typesetting

extension Compositor {
  func draw(
    _ run: GlyphRun, transform: AffineTransform, color: PremultipliedColor, mode: BlendMode
  ) {
    guard transform.isFinite, run.pixelsPerEm.isFinite, run.pixelsPerEm > 0 else { return }
    for glyph in run.glyphs {
      if let coverage = GlyphRasterizer.shared.coverage(of: glyph, in: run, transform: transform) {
        fill(coverage, color: color, mode: mode)
      } else {
        let outline = GlyphRasterizer.outline(of: glyph, in: run)
        fill(outline.transformed(by: transform), rule: .nonZero, color: color, mode: mode)
      }
    }
  }

  private func fill(_ coverage: GlyphCoverage, color: PremultipliedColor, mode: BlendMode) {
    let mask = coverage.mask
    let frame = mask.bounds.offsetBy(dx: coverage.x, dy: coverage.y)
    let area = frame.intersection(clip.rect)
    if area.isEmpty { return }
    let top = targets.count - 1
    for y in area.minY..<area.maxY {
      let start = (y - frame.minY) * mask.width + area.minX - frame.minX
      targets[top].fill(
        y, area.minX, color: color,
        coverage: mask.bytes.span.extracting(start..<start + area.width),
        mode: mode, clip: clip)
    }
  }
}
