// SPDX-License-Identifier: MIT
//
// The forms that a picture of a scene may take. A new form adds a case, a type in `Forms/`, and a line in
// `FormDrawing`.

/// What a picture shows of a film.
public enum PictureForm: String, Sendable, Equatable, CaseIterable {
  /// One instant.
  case still
  /// Moments side by side.
  case filmstrip
  /// Moments over one another, with the paths of what moves.
  case strobe
  /// Styles beside view transitions.
  case sheet
  /// Styles under one another at the same moments.
  case comparison
  /// Properties over time.
  case plot
  /// The film.
  case animation

  /// What it is, as a clause.
  public var summary: String {
    switch self {
    case .still: "one instant"
    case .filmstrip: "moments side by side, each with its time"
    case .strobe: "moments over one another, with the paths of icon and strip"
    case .sheet: "every style beside every view transition"
    case .comparison: "styles under one another at the same moments"
    case .plot: "each property over time, as small charts"
    case .animation: "the film as an animated PNG"
    }
  }
}
