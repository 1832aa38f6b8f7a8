// SPDX-License-Identifier: MIT
//
// The vertical measures of a font, per em: multiply by a size in points to get points.

/// How far a font's line reaches above and below the baseline, in em.
public struct FontMetrics: Sendable, Hashable {
  /// From the baseline up to the top of the line; positive.
  public var ascender: Double
  /// From the baseline to the bottom of the line; negative when it lies below, as in UIKit.
  public var descender: Double
  /// From one baseline to the next.
  public var lineHeight: Double
  /// From the baseline up to the top of a flat capital letter.
  public var capHeight: Double
  /// From the baseline up to the top of a flat small letter.
  public var xHeight: Double

  /// Metrics in em.
  public init(
    ascender: Double, descender: Double, lineHeight: Double, capHeight: Double = 0.7,
    xHeight: Double = 0.5
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
