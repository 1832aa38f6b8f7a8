// SPDX-License-Identifier: MIT
//
// Glyph runs: from cached masks, or as outlines where glyphs are large. A glyph's outline is in em,
// y down; its pen stands at a fraction of a pixel.

import Raster
import Typesetting

extension Drawing {
  /// Glyphs larger than this many pixels per em are drawn as outlines. Chosen by us.
  private static let largestMask = 160.0

  /// Draws the run of a command, and with it the next command where that has the same run in another
  /// colour, as a title has that changes its colour. Returns how many commands were drawn.
  mutating func drawGlyphs(
    _ run: GlyphRun, transform: AffineTransform, color: PremultipliedColor, mode: BlendMode,
    next: Int, in commands: borrowing Span<DrawCommand>
  ) -> Int {
    let place = RecentRuns.place(of: run, transform)
    guard mode == .sourceOver, clip.mask == nil, runs.has(run, transform, at: place) else {
      draw(run, transform: transform, color: color, mode: mode)
      return 1
    }
    var second: PremultipliedColor?
    if next < commands.count,
      case .drawGlyphs(let other, transform, let otherColor, .sourceOver) = commands[next],
      other == run
    {
      second = otherColor
    }
    let mask = runs.masks[place]
    targets[targets.count - 1].tint(
      mask.span, at: runs.bounds[place], color: color, then: second, clip: clip.rect)
    return second == nil ? 1 : 2
  }

  private mutating func draw(
    _ run: GlyphRun, transform: AffineTransform, color: PremultipliedColor, mode: BlendMode
  ) {
    let size = run.pixelsPerEm
    guard transform.isFinite, size.isFinite, size > 0 else { return }
    let map = AffineTransform.scale(x: size, y: size).concatenating(transform)
    guard map.isFinite else { return }
    if Drawing.isLarge(map) {
      drawOutlines(run, transform, map, color, mode)
      return
    }
    let strike = strikes.strike(run.face, map)
    let clip = self.clip
    placed.place(run, transform)
    let origin = placed.origin
    guard var target = targets.popLast() else { return }
    defer { targets.append(target) }
    if mode == .sourceOver, let (bytes, bounds) = strike.joined(placed, &rasterizer) {
      let place = bounds.offsetBy(dx: origin.x, dy: origin.y)
      target.draw(bytes.span, at: place, color: color, mode: mode, clip: clip)
      runs.keep(run, transform, bytes, bounds: place)
      return
    }
    for i in 0..<placed.count {
      let glyph = placed[i]
      let entry = strike.entry(glyph.id, phaseX: glyph.x & 63, phaseY: glyph.y & 63, &rasterizer)
      let place = entry.bounds.offsetBy(
        dx: origin.x + (glyph.x >> 6), dy: origin.y + (glyph.y >> 6))
      if place.intersection(clip.rect).isEmpty { continue }
      strike.withMask(entry) { mask in
        target.draw(mask, at: place, color: color, mode: mode, clip: clip)
      }
    }
  }

  private static func isLarge(_ map: AffineTransform) -> Bool {
    max(abs(map.a), abs(map.b), abs(map.c), abs(map.d)) > largestMask
  }

  /// Whole pixels around all masks of a run; `nil` for one that is drawn as outlines, or not at all.
  mutating func maskBounds(of run: GlyphRun, _ transform: AffineTransform) -> PixelRect? {
    let place = RecentRuns.place(of: run, transform)
    if runs.has(run, transform, at: place) { return runs.bounds[place] }
    let size = run.pixelsPerEm
    let map = AffineTransform.scale(x: size, y: size).concatenating(transform)
    guard transform.isFinite, size > 0, map.isFinite, !Drawing.isLarge(map) else { return nil }
    let strike = strikes.strike(run.face, map)
    placed.place(run, transform)
    return strike.bounds(of: placed, &rasterizer)
      .offsetBy(dx: placed.origin.x, dy: placed.origin.y)
  }

  private mutating func drawOutlines(
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
