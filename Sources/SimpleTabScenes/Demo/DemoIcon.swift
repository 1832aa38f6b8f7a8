// SPDX-License-Identifier: MIT
//
// The built-in demo's tab icons, drawn in code on a grid of 25 by 25 points, so that the command
// needs no file to show itself. Templates: only their opacity counts.

public import Foundation
public import ViewKit

/// A tab icon of the built-in demo.
public enum DemoIcon: String, CaseIterable, Sendable {
  /// A house.
  case home
  /// A speech bubble.
  case messages
  /// Head and shoulders.
  case person
  /// A magnifying glass.
  case search
  /// A heart.
  case heart
  /// A star with five points.
  case star

  /// The grid's width and height, in points.
  public static let extent: CGFloat = 25

  /// The icon as a template of 25 by 25 points, with `scale` pixels a point.
  @MainActor
  public func image(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: Self.extent, height: Self.extent), format: format)
    return renderer.image { _ in
      UIColor.black.setFill()
      for outline in outlines {
        outline.usesEvenOddFillRule = true
        outline.fill()
      }
    }.withRenderingMode(.alwaysTemplate)
  }

  /// What is filled, each by the even-odd rule, in points.
  @MainActor
  var outlines: [UIBezierPath] {
    switch self {
    case .home:
      return [
        UIBezierPath(roundedPolygon: [
          RoundedCorner(12.5, 1.5, 1.8), RoundedCorner(24.25, 12, 1),
          RoundedCorner(24.25, 13.5, 0.7), RoundedCorner(21, 13.5, 0),
          RoundedCorner(21, 23.5, 1.6), RoundedCorner(15.5, 23.5, 0.4),
          RoundedCorner(15.5, 16, 0.9), RoundedCorner(9.5, 16, 0.9),
          RoundedCorner(9.5, 23.5, 0.4), RoundedCorner(4, 23.5, 1.6),
          RoundedCorner(4, 13.5, 0), RoundedCorner(0.75, 13.5, 0.7), RoundedCorner(0.75, 12, 1),
        ])
      ]
    case .messages:
      let bubble = UIBezierPath(roundedPolygon: [
        RoundedCorner(1.25, 3, 5.5), RoundedCorner(23.75, 3, 5.5),
        RoundedCorner(23.75, 18.75, 5.5), RoundedCorner(12.25, 18.75, 1),
        RoundedCorner(6, 24.25, 1), RoundedCorner(6, 18.75, 0.5), RoundedCorner(1.25, 18.75, 4),
      ])
      for x in [7.25, 12.5, 17.75] { bubble.append(UIBezierPath(ellipse: x, 10.9, 1.5)) }
      return [bubble]
    case .person:
      return [
        UIBezierPath(ellipse: 12.5, 7.25, 5.25, 5.5),
        UIBezierPath(
          from: 2.5, 21.75,
          curves: [
            CurveSegment(2.5, 17.25, 6.5, 14.75, 12.5, 14.75),
            CurveSegment(18.5, 14.75, 22.5, 17.25, 22.5, 21.75),
            CurveSegment(22.5, 22.75, 21.75, 23.5, 20.75, 23.5),
            CurveSegment(lineFrom: 20.75, 23.5, to: 4.25, 23.5),
            CurveSegment(3.25, 23.5, 2.5, 22.75, 2.5, 21.75),
          ]),
      ]
    case .search:
      let ring = UIBezierPath(ellipse: 10.5, 10.5, 9)
      ring.append(UIBezierPath(ellipse: 10.5, 10.5, 6.5))
      let handle = UIBezierPath(roundedPolygon: [
        RoundedCorner(17.6, 15.7, 0), RoundedCorner(23.85, 21.95, 1.3),
        RoundedCorner(21.95, 23.85, 1.3), RoundedCorner(15.7, 17.6, 0),
      ])
      return [ring, handle]
    case .heart:
      return [
        UIBezierPath(
          from: 12.5, 6.25,
          curves: [
            CurveSegment(11, 3.75, 8.75, 2.5, 6.75, 2.5),
            CurveSegment(3.25, 2.5, 1, 5.25, 1, 8.75),
            CurveSegment(1, 14.5, 7, 18.75, 11.75, 22.75),
            CurveSegment(12.25, 23.15, 12.75, 23.15, 13.25, 22.75),
            CurveSegment(18, 18.75, 24, 14.5, 24, 8.75),
            CurveSegment(24, 5.25, 21.75, 2.5, 18.25, 2.5),
            CurveSegment(16.25, 2.5, 14, 3.75, 12.5, 6.25),
          ])
      ]
    case .star:
      return [
        UIBezierPath(roundedPolygon: [
          RoundedCorner(12.5, 0.75, 1.6), RoundedCorner(15.9, 8.65, 0.6),
          RoundedCorner(24.45, 9.4, 1.6), RoundedCorner(18, 15.05, 0.6),
          RoundedCorner(19.9, 23.45, 1.6), RoundedCorner(12.5, 19.05, 0.6),
          RoundedCorner(5.1, 23.45, 1.6), RoundedCorner(7, 15.05, 0.6),
          RoundedCorner(0.55, 9.4, 1.6), RoundedCorner(9.1, 8.65, 0.6),
        ])
      ]
    }
  }
}
