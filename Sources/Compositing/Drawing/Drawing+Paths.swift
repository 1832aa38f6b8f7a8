// SPDX-License-Identifier: MIT
//
// Outlines: filled with a colour, or made into clips.

import Raster

extension Drawing {
  mutating func fill(_ path: Path, rule: FillRule, color: PremultipliedColor, mode: BlendMode) {
    let clip = self.clip
    let bounds = path.pixelBounds
    if bounds.intersection(clip.rect).isEmpty { return }
    if let mask = pathMasks.mask(of: path, rule: rule, bounds: bounds, &rasterizer) {
      targets[targets.count - 1].draw(mask.span, at: bounds, color: color, mode: mode, clip: clip)
      return
    }
    let picture = self.picture
    guard var target = targets.popLast() else { return }
    defer { targets.append(target) }
    rasterizer.scan(
      path, rule: rule, clip: clip.rect, frame: picture,
      uniform: { span in
        target.fill(
          span.y, span.x..<span.x + span.length, color: color, coverage: span.coverage,
          mode: mode, clip: clip)
      },
      varying: { y, x, coverage in
        target.fill(y, x, color: color, coverage: coverage, mode: mode, clip: clip)
      })
  }

  /// The innermost clip and the inside of an outline.
  mutating func clipping(to path: Path, rule: FillRule) -> Clipping {
    let frame = clip.rect
    return clip.intersection(
      rasterizer.mask(of: path, rule: rule, in: frame, whole: picture), frame: frame)
  }
}
