// SPDX-License-Identifier: MIT
//
// Outlines in points, shaped as Core Graphics has them. A path is a value of elements underneath;
// arcs become cubic curves, at most a quarter circle each.

public import Foundation
import Raster

/// An outline that does not change.
public class CGPath: Hashable {
  var outline: Path

  init(outline: Path) { self.outline = outline }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform ?? .identity)
    self.init(outline: path.outline)
  }

  /// The outline of an ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform ?? .identity)
    self.init(outline: path.outline)
  }

  /// The outline of a rectangle with round corners, radii in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform ?? .identity)
    self.init(outline: path.outline)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest upright rectangle that holds every point, control points too.
  public var boundingBox: CGRect { CGRect(enclosing: outline.points.map(CGPoint.init)) }

  /// The smallest upright rectangle that holds the curve.
  public var boundingBoxOfPath: CGRect {
    CGRect(enclosing: outline.flattenedPoints(steps: 64).map(CGPoint.init))
  }

  /// Where the last element ended.
  public var currentPoint: CGPoint { outline.currentPoint.map(CGPoint.init) ?? .zero }

  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(outline: outline) }
  /// A copy that can change.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  /// A copy with every point mapped.
  public func copy(using transform: CGAffineTransform?) -> CGPath? {
    CGPath(outline: outline.transformed(by: (transform ?? .identity).raster))
  }

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.transformed(by: transform.raster)
      .contains(Point(point), rule: rule == .evenOdd ? .evenOdd : .nonZero)
  }

  /// Whether both have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.outline == b.outline }

  /// Feeds the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }

  /// The path `t` of the way to another with the same elements; `nil` when they differ.
  func mixed(with other: CGPath, at t: Double) -> CGPath? {
    outline.mixed(with: other.outline, at: t).map { CGPath(outline: $0) }
  }
}

/// Which points an outline holds.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where it winds around a point other than zero times.
  case winding
  /// Inside where a ray crosses it an odd number of times.
  case evenOdd
}

/// An outline that can be added to.
public final class CGMutablePath: CGPath {
  /// An empty outline.
  public convenience init() { self.init(outline: Path()) }

  private func add(_ element: Path.Element, _ t: CGAffineTransform) {
    outline.elements += Path([element]).transformed(by: t.raster).elements
  }

  /// Starts an outline.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(Point(point)), transform)
  }

  /// Draws a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(outline.isEmpty ? .move(Point(point)) : .line(Point(point)), transform)
  }

  /// Draws lines through points, starting at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (i, p) in points.enumerated() {
      if i == 0 { move(to: p, transform: transform) } else { addLine(to: p, transform: transform) }
    }
  }

  /// Draws a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.quad(control: Point(control), end: Point(end)), transform)
  }

  /// Draws a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(
      .cubic(control1: Point(control1), control2: Point(control2), end: Point(end)), transform)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.elements += path.outline.transformed(by: transform.raster).elements
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(outline: .rectangle(rect)), transform: transform)
  }

  /// Adds an ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(outline: .ellipse(in: rect)), transform: transform)
  }

  /// Adds a rectangle with round corners; the radii are cut to half its sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    addPath(CGPath(outline: .roundedRectangle(rect, radius: radius)), transform: transform)
  }

  /// Adds an arc, angles in radians from the x axis; `clockwise` as seen with y up, so with y down
  /// it runs the other way on screen, as in Core Graphics.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Path.arc(
      center: center, radius: radius, start: startAngle, end: endAngle, increasing: !clockwise,
      joined: !outline.isEmpty)
    addPath(CGPath(outline: arc), transform: transform)
  }

  /// Ends the outline with a line to its start.
  public func closeSubpath() { outline.elements.append(.close) }
}
