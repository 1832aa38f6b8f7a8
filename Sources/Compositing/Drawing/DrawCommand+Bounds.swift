// SPDX-License-Identifier: MIT
//
// How far commands reach, so that a group's picture need not be larger than what is drawn in it.

import Raster
import Typesetting

extension DrawCommand {
  /// Whole pixels outside which the command changes nothing, whatever its mode; ends, groups and clips
  /// draw nothing themselves.
  var reach: PixelRect {
    switch self {
    case .fillRect(let rect, _, _): return rect
    case .fillPath(let path, _, _, _): return path.pixelBounds
    case .tintImage(let image, let transform, _, _, _),
      .drawImage(let image, let transform, _, _, _):
      // A move by nearly whole pixels is rounded, by less than a pixel.
      let bounds = transform.pixelBounds(width: image.pixmap.width, height: image.pixmap.height)
      return bounds.isEmpty
        ? .empty
        : PixelRect(
          minX: bounds.minX - 1, minY: bounds.minY - 1, maxX: bounds.maxX + 1,
          maxY: bounds.maxY + 1)
    case .drawGlyphs(let run, let transform, _, _): return run.reach(transform)
    case .beginGroup, .endGroup, .beginClip, .endClip: return .empty
    }
  }

  /// The pixels that the group which begins at `start` can show in, at most those of `clip`.
  static func reach(ofGroupAt start: Int, in commands: [DrawCommand], clip: PixelRect) -> PixelRect
  {
    var depth = 0
    var reach = PixelRect.empty
    for command in commands[(start + 1)...] {
      switch command {
      case .beginGroup: depth += 1
      case .endGroup:
        if depth == 0 { return reach }
        depth -= 1
      default: reach = reach.union(command.reach.intersection(clip))
      }
      if reach == clip { return reach }
    }
    return reach
  }
}

extension GlyphRun {
  /// Whole pixels around all outlines, with one to spare for the rounding of the pen.
  fileprivate func reach(_ transform: AffineTransform) -> PixelRect {
    let map = AffineTransform.scale(x: pixelsPerEm, y: pixelsPerEm).concatenating(transform)
    return glyphs.reduce(PixelRect.empty) { reach, glyph in
      let pen = transform.apply(Point(x: glyph.x, y: glyph.y))
      let place = AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: pen.x, ty: pen.y)
      let bounds = face.outline(of: glyph.id).transformed(by: place).pixelBounds
      if bounds.isEmpty { return reach }
      return reach.union(
        PixelRect(
          minX: bounds.minX - 1, minY: bounds.minY - 1, maxX: bounds.maxX + 1,
          maxY: bounds.maxY + 1))
    }
  }
}
