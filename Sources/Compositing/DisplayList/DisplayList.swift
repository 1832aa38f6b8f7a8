// SPDX-License-Identifier: MIT
//
// What to draw, flat and resolved: device pixels, premultiplied colours, no views, no points, no
// time. A display list is a value, so it can be composited on any thread; two equal lists give equal
// bytes.

public import Raster
public import Typesetting

/// A picture's drawing commands, back to front.
public struct DisplayList: Sendable, Equatable {
  /// The picture's columns, in pixels.
  public var width: Int
  /// The picture's rows, in pixels.
  public var height: Int
  /// What lies under every command.
  public var background: PremultipliedColor
  /// The commands, back to front.
  public var commands: [DrawCommand]

  /// A list for a picture of the given extent, in pixels.
  public init(
    width: Int, height: Int, background: PremultipliedColor = .clear,
    commands: [DrawCommand] = []
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.commands = commands
  }
}

/// One step of drawing, in device pixels.
public enum DrawCommand: Sendable, Equatable {
  /// Fills whole pixels: the edges of plain layers lie on the device's pixels.
  case fillRect(PixelRect, color: PremultipliedColor, mode: BlendMode)
  /// Fills an outline with exact-area coverage.
  case fillPath(Path, rule: FillRule, color: PremultipliedColor, mode: BlendMode)
  /// Fills through a picture's opacity: a tinted template icon. `transform` maps the picture's
  /// pixels to device pixels.
  case tintImage(
    Image, transform: AffineTransform, sampler: Sampler, color: PremultipliedColor, mode: BlendMode)
  /// Draws a picture. `transform` maps its pixels to device pixels; `opacity` is 0…255.
  case drawImage(
    Image, transform: AffineTransform, sampler: Sampler, opacity: UInt8, mode: BlendMode)
  /// Draws positioned glyphs. `transform` maps the run's pixels to device pixels.
  case drawGlyphs(
    GlyphRun, transform: AffineTransform, color: PremultipliedColor, mode: BlendMode)
  /// Draws what follows, up to the matching `endGroup`, into a clear picture of its own, which then
  /// is drawn once with an opacity of 0…255.
  case beginGroup(opacity: UInt8, mode: BlendMode)
  /// Ends the innermost group.
  case endGroup
  /// Cuts what follows, up to the matching `endClip`.
  case beginClip(Clip)
  /// Ends the innermost clip.
  case endClip
}

/// What a clip keeps.
public enum Clip: Sendable, Equatable {
  /// Whole pixels.
  case rect(PixelRect)
  /// The inside of an outline, with exact-area coverage at its edge.
  case path(Path, rule: FillRule)
}
