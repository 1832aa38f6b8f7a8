// SPDX-License-Identifier: MIT
//
// UIKit's path: an outline with what it takes to draw it into the current context. Angles in
// radians; `clockwise` as seen on screen (y down).

public import Foundation
import Raster

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// Every corner.
  public static let allCorners = UIRectCorner(rawValue: 15)
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// Square, at the end point.
  case butt
  /// Half a circle.
  case round
  /// Square, half a line width further.
  case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// With a sharp corner.
  case miter
  /// With an arc.
  case round
  /// With the corner cut off.
  case bevel
}

/// An outline and how it is drawn.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  /// How strokes end.
  open var lineCapStyle: CGLineCap = .butt
  /// How strokes meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long sharp corners may be, in half line widths.
  open var miterLimit: CGFloat = 10
  /// Whether a point is inside where the outline crosses a ray an odd number of times.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners, radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// A rectangle with some round corners, radii in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.outline = .roundedRectangle(
      rect, radius: cornerRadii, corners: CACornerMask(rawValue: corners.rawValue))
  }

  /// An arc about a point.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path with an outline's elements.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.outline = cgPath.outline
  }

  /// The outline.
  open var cgPath: CGPath {
    get { ViewKit.CGPath(outline: path.outline) }
    set { path.outline = newValue.outline }
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest upright rectangle that holds the outline.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the last element ended.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Starts an outline.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Draws a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws an arc, angles in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Ends the outline with a line to its start.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) {
    path.outline = path.outline.transformed(by: transform.raster)
  }
  /// Removes every element.
  open func removeAllPoints() { path.outline = Path() }
  /// The outline the other way round.
  open func reversing() -> UIBezierPath {
    UIBezierPath(cgPath: ViewKit.CGPath(outline: path.outline.reversed))
  }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the outline in the current context's fill colour.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the outline in the current context's stroke colour.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Lets the current context draw inside the outline only.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension Path {
  /// Each outline run through from its end to its start.
  var reversed: Path {
    var outlines: [(start: Point, segments: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let p): outlines.append((p, [], false))
      case .close:
        if !outlines.isEmpty { outlines[outlines.count - 1].isClosed = true }
      default:
        if !outlines.isEmpty { outlines[outlines.count - 1].segments.append(element) }
      }
    }
    var out: [Element] = []
    for outline in outlines.reversed() {
      var ends = [outline.start]
      for s in outline.segments {
        switch s {
        case .line(let p), .quad(_, let p), .cubic(_, _, let p): ends.append(p)
        default: break
        }
      }
      out.append(.move(ends[ends.count - 1]))
      for (i, s) in outline.segments.enumerated().reversed() {
        switch s {
        case .quad(let c, _): out.append(.quad(control: c, end: ends[i]))
        case .cubic(let a, let b, _):
          out.append(.cubic(control1: b, control2: a, end: ends[i]))
        default: out.append(.line(ends[i]))
        }
      }
      if outline.isClosed { out.append(.close) }
    }
    return Path(out)
  }
}
