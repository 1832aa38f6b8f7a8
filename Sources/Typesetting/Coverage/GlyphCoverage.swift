// SPDX-License-Identifier: MIT
//
// A glyph's coverage in whole device pixels, ready to be blended.

public import Raster

/// The coverage of one glyph, and where it lies.
public struct GlyphCoverage: Sendable, Equatable {
  /// How much of each pixel is covered; no larger than the glyph needs.
  public var mask: Mask
  /// The column of the mask's left edge, in pixels.
  public var x: Int
  /// The row of the mask's top edge, in pixels; y runs down.
  public var y: Int

  /// Coverage with its top-left pixel at a place.
  public init(mask: Mask, x: Int, y: Int) {
    self.mask = mask
    self.x = x
    self.y = y
  }

  /// Nothing to draw: a space.
  public static let empty = GlyphCoverage(mask: Mask(width: 0, height: 0), x: 0, y: 0)
}
