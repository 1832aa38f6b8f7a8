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
    case .tintImage(let image, let transform, _, _, let mode),
      .drawImage(let image, let transform, _, _, let mode):
      return image.reach(transform, mode: mode)
    case .drawGlyphs(let run, let transform, _, _): return run.reach(transform)
    case .beginGroup, .endGroup, .beginClip, .endClip: return .empty
    }
  }

  /// The pixels that the group which begins at `start` can show in, at most those of `clip`.
  static func reach(
    ofGroupAt start: Int, in commands: borrowing Span<DrawCommand>, clip: PixelRect
  ) -> PixelRect {
    var depth = 0
    var reach = PixelRect.empty
    for i in start + 1..<max(start + 1, commands.count) {
      switch commands[i] {
      case .beginGroup: depth += 1
      case .endGroup:
        if depth == 0 { return reach }
        depth -= 1
      default: reach = reach.union(commands[i].reach.intersection(clip))
      }
      if reach == clip { return reach }
    }
    return reach
  }
}

extension Image {
  /// Whole pixels outside which drawing the picture changes nothing.
  func reach(_ transform: AffineTransform, mode: BlendMode) -> PixelRect {
    mode == .sourceOver ? inkReach(transform) : reach(of: pixmap.bounds, transform)
  }

  /// Whole pixels outside which the picture is clear.
  func inkReach(_ transform: AffineTransform) -> PixelRect {
    // A picture that is turned may first be made smaller, and then its pixels reach further.
    guard transform.isScaleAndTranslation else { return reach(of: pixmap.bounds, transform) }
    if ink.isEmpty { return .empty }
    if ink == pixmap.bounds { return reach(of: ink, transform) }
    if let (dx, dy) = transform.wholePixelMove(width: pixmap.width, height: pixmap.height) {
      return ink.offsetBy(dx: dx, dy: dy)
    }
    // A pixel reaches as far as the centres of those beside it.
    return transform.pixelBounds(
      of: PixelRect(
        minX: ink.minX - 1, minY: ink.minY - 1, maxX: ink.maxX + 1, maxY: ink.maxY + 1)
    ).intersection(reach(of: pixmap.bounds, transform))
  }

  /// Whole pixels outside which a part of the picture changes nothing.
  fileprivate func reach(of part: PixelRect, _ transform: AffineTransform) -> PixelRect {
    // A move by nearly whole pixels is rounded, by less than a pixel.
    if let (dx, dy) = transform.wholePixelMove(width: pixmap.width, height: pixmap.height) {
      return part.offsetBy(dx: dx, dy: dy)
    }
    return transform.pixelBounds(of: part)
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
