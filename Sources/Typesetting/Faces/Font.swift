// SPDX-License-Identifier: MIT
//
// Faces at a size: what a line of text is set in. The first face sets whatever it has; the others
// follow in order, so that nothing but this list decides which file a glyph comes from.

/// Faces at a size, in points.
public struct Font: Sendable, Equatable {
  /// The first face, then its fallbacks in the order they are asked. Never empty.
  public let faces: [Face]
  /// Points per em.
  public var size: Double
  /// What each cluster of the first face is widened by, in em: a correction of that face's own
  /// advances. Fallback faces and joined scripts (Arabic) keep theirs.
  public var tracking: Double
  /// What each cluster of any face is widened by, in points (UIKit's `kern`); joined scripts keep
  /// their advances.
  public var letterSpacing: Double
  /// The line's vertical measures, in em; the first face's own unless given.
  public var metrics: FontMetrics

  /// Faces at a size in points, with a tracking in em of the first face.
  ///
  /// - Precondition: `faces` is not empty.
  public init(
    faces: [Face], size: Double, tracking: Double = 0, metrics: FontMetrics? = nil,
    letterSpacing: Double = 0
  ) {
    precondition(!faces.isEmpty, "a font needs at least one face")
    self.faces = faces
    self.size = size
    self.tracking = tracking
    self.letterSpacing = letterSpacing
    self.metrics = metrics ?? faces[0].metrics
  }

  /// From the baseline up to the top of the line, in points.
  public var ascender: Double { metrics.ascender * size }
  /// From the baseline to the bottom of the line, in points; negative below.
  public var descender: Double { metrics.descender * size }
  /// From one baseline to the next, in points.
  public var lineHeight: Double { metrics.lineHeight * size }
}
