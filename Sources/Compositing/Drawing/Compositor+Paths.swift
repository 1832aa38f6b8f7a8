// SPDX-License-Identifier: MIT
//
// Outlines: filled with a colour, or made into clips.

import Raster

extension Compositor {
  func fill(_ path: Path, rule: FillRule, color: PremultipliedColor, mode: BlendMode) {
    let top = targets.count - 1
    let clip = self.clip
    let bounds = path.pixelBounds
    if bounds.intersection(clip.rect).isEmpty { return }
    if let mask = pathMasks.mask(of: path, rule: rule, bounds: bounds, &rasterizer) {
      targets[top].draw(mask.span, at: bounds, color: color, mode: mode, clip: clip)
      return
    }
    rasterizer.scan(
      path, rule: rule, clip: clip.rect,
      uniform: { span in
        targets[top].fill(
          span.y, span.x..<span.x + span.length, color: color, coverage: span.coverage,
          mode: mode, clip: clip)
      },
      varying: { y, x, coverage in
        targets[top].fill(y, x, color: color, coverage: coverage, mode: mode, clip: clip)
      })
  }

  /// The innermost clip and the inside of an outline.
  func clipping(to path: Path, rule: FillRule) -> Clipping {
    let frame = clip.rect
    return clip.intersection(
      rasterizer.mask(of: path, rule: rule, in: frame), frame: frame)
  }
}
