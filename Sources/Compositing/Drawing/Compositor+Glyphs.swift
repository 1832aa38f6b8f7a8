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
    for glyph in run.glyphs {
      let pen = transform.apply(Point(x: glyph.x, y: glyph.y))
      guard abs(pen.x) < 1_000_000, abs(pen.y) < 1_000_000 else { continue }
      let x = Int((pen.x * GlyphStrike.steps + 0.5).rounded(.down))
      let y = Int((pen.y * GlyphStrike.steps + 0.5).rounded(.down))
      let entry = strike.entry(glyph.id, phaseX: x & 63, phaseY: y & 63, &rasterizer)
      if entry.bounds.isEmpty { continue }
      let place = entry.bounds.offsetBy(dx: x >> 6, dy: y >> 6)
      let count = place.width * place.height
      let bytes = strike.bytes
      draw(
        bytes.span.extracting(entry.start..<entry.start + count), at: place, color: color,
        mode: mode, clip: clip)
    }
  }

  /// Fills through a mask that lies at `place`.
  func draw(
    _ mask: borrowing Span<UInt8>, at place: PixelRect, color: PremultipliedColor, mode: BlendMode,
    clip: Clipping
  ) {
    let top = targets.count - 1
    if mode == .sourceOver && clip.mask == nil {
      targets[top].tint(mask, at: place, color: color, clip: clip.rect)
      return
    }
    let area = place.intersection(clip.rect)
    for y in area.minY..<area.maxY {
      let start = (y - place.minY) * place.width + area.minX - place.minX
      targets[top].fill(
        y, area.minX, color: color, coverage: mask.extracting(start..<start + area.width),
        mode: mode, clip: clip)
    }
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
