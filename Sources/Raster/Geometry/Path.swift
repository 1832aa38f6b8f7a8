// SPDX-License-Identifier: MIT
//
// Outlines: lines, quadratic and cubic Bézier curves in continuous pixel coordinates.

/// Which side of an outline is inside.
public enum FillRule: Sendable, Hashable {
  /// Inside where the outline winds around a point a number of times other than zero.
  case nonZero
  /// Inside where a ray from the point crosses the outline an odd number of times.
  case evenOdd
}

/// One or more outlines; each starts with a move. An outline that is not closed is closed for
/// filling.
public struct Path: Sendable, Hashable {
  /// A step of an outline.
  public enum Element: Sendable, Hashable {
    /// Starts an outline.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve.
    case quad(control: Point, end: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, end: Point)
    /// A straight line back to where the outline started.
    case close
  }

  /// The steps, in drawing order.
  public var elements: [Element]

  /// A path of the given steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether there is no step at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path with every point mapped.
  public func transformed(by transform: AffineTransform) -> Path {
    if transform == .identity { return self }
    return Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(transform.apply(p))
        case .line(let p): .line(transform.apply(p))
        case .quad(let c, let e): .quad(control: transform.apply(c), end: transform.apply(e))
        case .cubic(let c1, let c2, let e):
          .cubic(
            control1: transform.apply(c1), control2: transform.apply(c2), end: transform.apply(e))
        case .close: .close
        }
      })
  }
}
