// SPDX-License-Identifier: MIT
//
// What a layer shows inside its bounds: a picture, or a recording of drawing in the layer's points.
// Both are values, so a display list can be made of them without asking the view again.

import Compositing
import Foundation
import Raster
import Typesetting

/// A layer's own picture.
enum LayerContents: Equatable {
  /// Pixels, laid into the bounds by the layer's gravity.
  case image(ImageContents)
  /// Drawing in the layer's coordinates (points, y down), not clipped to the bounds.
  case vector(VectorContents)
}

/// Pixels as contents.
struct ImageContents: Equatable {
  /// The pixels.
  var image: Image
  /// Pixels per point of the picture at its own size.
  var scale: Double
  /// Whether only the opacity counts and the layer's `contentsTint` gives the colour.
  var isTemplate = false

  /// The picture's own extent, in points.
  var size: CGSize {
    CGSize(width: Double(image.pixmap.width) / scale, height: Double(image.pixmap.height) / scale)
  }
}

/// Recorded drawing, back to front, in points.
struct VectorContents: Equatable {
  var commands: [VectorCommand] = []
}

/// A step of recorded drawing; every coordinate in points of the layer.
indirect enum VectorCommand: Equatable {
  /// Fills an outline.
  case fillPath(Path, rule: FillRule, color: CGColor, mode: BlendMode)
  /// Draws glyphs whose run is in points (`pixelsPerEm` is the font's size in points): what
  /// `ShapedLine.runs(scale: 1)` gives. `origin` is where the pen starts on the baseline.
  case glyphs(GlyphRun, origin: CGPoint, color: CGColor)
  /// Draws a picture into a rectangle; a template takes the tint given.
  case image(Image, rect: CGRect, tint: CGColor?, opacity: Double, mode: BlendMode)
  /// What the commands draw, shown only inside an outline.
  case clipped([VectorCommand], to: Path, rule: FillRule)
  /// What the commands draw, placed by a map.
  case transformed([VectorCommand], by: CGAffineTransform)
  /// What the commands draw together, once, with an opacity.
  case group([VectorCommand], opacity: Double)
}
