// SPDX-License-Identifier: MIT
//
// Positioned glyphs of one face at one size: what shaping gives and drawing takes.

/// A glyph and where its pen stands, in the run's pixels: x runs right, y runs down, y = 0 is the
/// baseline.
public struct PositionedGlyph: Sendable, Hashable {
  /// The glyph's number in its face; 0 is the face's missing glyph.
  public var id: UInt32
  /// The pen's distance from the run's origin, in pixels.
  public var x: Double
  /// The pen's distance below the baseline, in pixels.
  public var y: Double

  /// A glyph at a pen position, in pixels.
  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }

  /// The number that stands for a cluster no face has; it is drawn as a hollow box.
  public static let missingBox = UInt32.max
}

/// Glyphs of one face at one size.
public struct GlyphRun: Sendable, Equatable {
  /// The file whose outlines are drawn.
  public var face: Face
  /// Pixels per em.
  public var pixelsPerEm: Double
  /// The glyphs, in drawing order.
  public var glyphs: [PositionedGlyph]

  /// A run of positioned glyphs.
  public init(face: Face, pixelsPerEm: Double, glyphs: [PositionedGlyph]) {
    self.face = face
    self.pixelsPerEm = pixelsPerEm
    self.glyphs = glyphs
  }
}
