// SPDX-License-Identifier: MIT
//
// The outlines that the built-in demo is drawn from, in points, y down: what `UIBezierPath` does not
// have ready. Scripts/make-fixtures.py draws the same pictures for the scene files.

import Foundation
import ViewKit

/// A polygon's corner and how far from it the rounding begins, in points.
struct RoundedCorner {
  var point: CGPoint
  var radius: CGFloat

  init(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    point = CGPoint(x: x, y: y)
    self.radius = radius
  }
}

/// A cubic curve to an end point.
struct CurveSegment {
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    control1 = CGPoint(x: x1, y: y1)
    control2 = CGPoint(x: x2, y: y2)
    end = CGPoint(x: x, y: y)
  }

  /// A line, as the curve whose controls are its ends.
  init(lineFrom x0: CGFloat, _ y0: CGFloat, to x: CGFloat, _ y: CGFloat) {
    self.init(x0, y0, x, y, x, y)
  }
}

extension UIBezierPath {
  /// A polygon whose corners are quadratic curves from one radius before them to one after.
  convenience init(roundedPolygon corners: [RoundedCorner]) {
    self.init()
    guard !corners.isEmpty else { return }
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + corners.count - 1) % corners.count].point
      let after = corners[(index + 1) % corners.count].point
      let start = corner.point.moved(toward: before, by: corner.radius)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      if corner.radius > 0 {
        addQuadCurve(
          to: corner.point.moved(toward: after, by: corner.radius), controlPoint: corner.point)
      }
    }
    close()
  }

  /// A closed outline of curves.
  convenience init(from x: CGFloat, _ y: CGFloat, curves: [CurveSegment]) {
    self.init()
    move(to: CGPoint(x: x, y: y))
    for curve in curves {
      addCurve(to: curve.end, controlPoint1: curve.control1, controlPoint2: curve.control2)
    }
    close()
  }

  /// An ellipse around a centre.
  convenience init(
    ellipse x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat? = nil
  ) {
    let radiusY = radiusY ?? radiusX
    self.init(
      ovalIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
  }

  /// A rectangle with quarter-circle corners.
  convenience init(
    bar x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
  ) {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    if radius == 0 {
      self.init(rect: rect)
    } else {
      self.init(roundedRect: rect, cornerRadius: radius)
    }
  }
}

extension CGPoint {
  /// A point that lies so many points nearer to another; itself where both are one.
  fileprivate func moved(toward other: CGPoint, by distance: CGFloat) -> CGPoint {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return self }
    return CGPoint(x: x + dx / length * distance, y: y + dy / length * distance)
  }
}
