// SPDX-License-Identifier: MIT
//
// One line of text, shaped and measured. Lengths are in points; x runs right from the line's left
// edge, y runs down from the baseline.

/// A shaped line: glyphs in visual order, and what a label needs to place them.
public struct ShapedLine: Sendable, Equatable {
  /// Glyphs of one face, in points.
  public struct Run: Sendable, Equatable {
    /// The file whose outlines are drawn.
    public var face: Face
    /// The glyphs from left to right; pen positions in points from the line's left edge and below
    /// the baseline.
    public var glyphs: [PositionedGlyph]
  }

  /// Points per em.
  public let size: Double
  /// How far the pen moves over the whole line, in points.
  public let width: Double
  /// From the baseline up to the top of the line, in points.
  public let ascender: Double
  /// From the baseline to the bottom of the line, in points; negative below, as in UIKit.
  public let descender: Double
  /// From one baseline to the next, in points.
  public let lineHeight: Double
  /// Whether the tail was cut and an ellipsis set in its place.
  public let isTruncated: Bool
  /// Whether the line as a whole runs from right to left.
  public let isRightToLeft: Bool
  /// The runs, from left to right.
  public let runs: [Run]
  /// What no face has and a box stands for, in logical order, each once. The caller warns of them.
  public let missingScalars: [Unicode.Scalar]

  /// Whether the line draws nothing.
  public var isEmpty: Bool { runs.isEmpty }

  /// The runs in pixels: positions and sizes times `scale`, pixels per point.
  public func runs(scale: Double) -> [GlyphRun] {
    runs.map { run in
      GlyphRun(
        face: run.face, pixelsPerEm: size * scale,
        glyphs: run.glyphs.map {
          PositionedGlyph(id: $0.id, x: $0.x * scale, y: $0.y * scale)
        })
    }
  }
}
