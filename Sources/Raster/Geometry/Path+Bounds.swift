// SPDX-License-Identifier: MIT
//
// Where an outline can lie at most: the rectangle around all its points, control points included.

extension Path {
  /// The whole pixels that hold every point of the path, control points included, cut to ±2²⁴; empty
  /// when there is no point or one is not a number.
  ///
  /// A path without a move starts at the origin, which is then held too.
  public var pixelBounds: PixelRect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    var isNumber = true
    func add(_ p: Point) {
      if p.x.isNaN || p.y.isNaN { isNumber = false }
      low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
      high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    if case .move? = elements.first {} else if !elements.isEmpty { add(.zero) }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quad(let c, let e):
        add(c)
        add(e)
      case .cubic(let c1, let c2, let e):
        add(c1)
        add(c2)
        add(e)
      case .close: break
      }
    }
    return isNumber ? PixelRect(around: low, high) : .empty
  }
}

extension Path {
  /// For a rectangle whose sides lie along the axes: the pixels that it covers in full.
  public var rectangleInside: PixelRect? {
    guard elements.count == 4 || elements.count == 5 && elements[4] == .close,
      case .move(let p) = elements[0], case .line(let q) = elements[1],
      case .line(let r) = elements[2], case .line(let s) = elements[3]
    else { return nil }
    let isUpright =
      p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
      || p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard isUpright, max(abs(p.x), abs(p.y), abs(r.x), abs(r.y)) < 16_777_216 else { return nil }
    // Rounding to the grid of outlines moves no side over a whole number.
    return PixelRect(
      minX: Int(min(p.x, r.x).rounded(.up)), minY: Int(min(p.y, r.y).rounded(.up)),
      maxX: Int(max(p.x, r.x).rounded(.down)), maxY: Int(max(p.y, r.y).rounded(.down)))
  }
}

extension PixelRect {
  /// The whole pixels around a rectangle of points; empty where there is none.
  fileprivate init(around low: Point, _ high: Point) {
    guard low.x <= high.x, low.y <= high.y else {
      self = .empty
      return
    }
    // On the grid that coordinates are rounded to, no side moves over a whole number.
    let limit = 16_777_216.0
    func grid(_ v: Double) -> Double { FixedPoint.grid(min(max(v, -limit), limit)) }
    self.init(
      minX: Int(grid(low.x).rounded(.down)), minY: Int(grid(low.y).rounded(.down)),
      maxX: Int(grid(high.x).rounded(.up)), maxY: Int(grid(high.y).rounded(.up)))
  }
}

extension AffineTransform {
  /// The whole pixels that hold the transformed rectangle from (0, 0), as `Path.pixelBounds` counts them.
  public func pixelBounds(width: Int, height: Int) -> PixelRect {
    pixelBounds(of: PixelRect(x: 0, y: 0, width: width, height: height))
  }

  /// The whole pixels that hold a transformed rectangle, as `Path.pixelBounds` counts them.
  public func pixelBounds(of rect: PixelRect) -> PixelRect {
    if rect.isEmpty { return .empty }
    let (w, h) = (Double(rect.width), Double(rect.height))
    let corner = apply(Point(x: Double(rect.minX), y: Double(rect.minY)))
    let (tx, ty) = (corner.x, corner.y)
    let x = (a * w, c * h)
    let y = (b * w, d * h)
    if x.0.isNaN || x.1.isNaN || y.0.isNaN || y.1.isNaN || tx.isNaN || ty.isNaN { return .empty }
    let low = Point(
      x: tx + min(x.0, 0) + min(x.1, 0), y: ty + min(y.0, 0) + min(y.1, 0))
    let high = Point(
      x: tx + max(x.0, 0) + max(x.1, 0), y: ty + max(y.0, 0) + max(y.1, 0))
    if low.x.isNaN || low.y.isNaN || high.x.isNaN || high.y.isNaN { return .empty }
    return PixelRect(around: low, high)
  }
}
