// SPDX-License-Identifier: MIT
//
// Rectangles, rounded rectangles and ellipses as outlines, in continuous pixel coordinates. All run
// clockwise as seen on the screen, starting at the top left.

/// How far each corner of a rectangle is rounded, in pixels.
public struct CornerRadii: Sendable, Hashable {
  /// The radius at the top left, in pixels.
  public var topLeft: Double
  /// The radius at the top right, in pixels.
  public var topRight: Double
  /// The radius at the bottom right, in pixels.
  public var bottomRight: Double
  /// The radius at the bottom left, in pixels.
  public var bottomLeft: Double

  /// A radius for each corner, in pixels.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// One radius for all corners, in pixels.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

extension Path {
  /// The length of a control arm of a quarter circle of radius 1. With this one a cubic stays within
  /// 0.0002 radii of the circle, on both sides of it.
  ///
  /// Source: Riškus, "Approximation of a cubic Bézier curve by circular arcs", 2006.
  private static let arm = 0.551915024494

  /// A rectangle; a negative or zero extent gives an empty path.
  public static func rect(x: Double, y: Double, width: Double, height: Double) -> Path {
    guard width > 0, height > 0 else { return Path() }
    return Path([
      .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)),
      .line(Point(x: x + width, y: y + height)), .line(Point(x: x, y: y + height)), .close,
    ])
  }

  /// A rectangle of whole pixels.
  public static func rect(_ rect: PixelRect) -> Path {
    .rect(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }

  /// The ellipse that fills a rectangle.
  public static func ellipse(x: Double, y: Double, width: Double, height: Double) -> Path {
    guard width > 0, height > 0 else { return Path() }
    return outline(
      x: x, y: y, width: width, height: height,
      corners: (0..<4).map { _ in Point(x: width / 2, y: height / 2) })
  }

  /// A rectangle whose corners are quarter circles.
  ///
  /// A negative radius is 0. Where two radii are longer than their side, all four shrink by one factor
  /// until they fit.
  public static func roundedRect(
    x: Double, y: Double, width: Double, height: Double, radii: CornerRadii
  ) -> Path {
    guard width > 0, height > 0 else { return Path() }
    let r = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
      max(0, $0)
    }
    let longest = max(
      (r[0] + r[1]) / width, (r[2] + r[3]) / width, (r[1] + r[2]) / height, (r[3] + r[0]) / height)
    let k = longest > 1 ? 1 / longest : 1
    if !(longest > 0) { return .rect(x: x, y: y, width: width, height: height) }
    return outline(
      x: x, y: y, width: width, height: height, corners: r.map { Point(x: $0 * k, y: $0 * k) })
  }

  /// A rectangle whose corners are quarter circles of one radius.
  public static func roundedRect(
    x: Double, y: Double, width: Double, height: Double, radius: Double
  ) -> Path {
    roundedRect(x: x, y: y, width: width, height: height, radii: CornerRadii(radius))
  }

  /// A rectangle with elliptic corners, from the top left clockwise.
  private static func outline(
    x: Double, y: Double, width: Double, height: Double, corners: [Point]
  ) -> Path {
    let right = x + width
    let bottom = y + height
    // Each corner: where it lies, and the directions in which its arc leaves and arrives.
    let places: [(Point, from: Point, to: Point)] = [
      (Point(x: x, y: y), Point(x: 0, y: 1), Point(x: 1, y: 0)),
      (Point(x: right, y: y), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: right, y: bottom), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: x, y: bottom), Point(x: 1, y: 0), Point(x: 0, y: -1)),
    ]
    var elements: [Element] = []
    for ((place, from, to), r) in zip(places, corners) {
      func at(_ direction: Point, _ k: Double) -> Point {
        Point(x: place.x + direction.x * r.x * k, y: place.y + direction.y * r.y * k)
      }
      let begin = at(from, 1)
      elements.append(elements.isEmpty ? .move(begin) : .line(begin))
      if r.x > 0 && r.y > 0 {
        elements.append(
          .cubic(control1: at(from, 1 - arm), control2: at(to, 1 - arm), end: at(to, 1)))
      }
    }
    elements.append(.close)
    return Path(elements)
  }
}
