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

extension PixelRect {
  /// The whole pixels around a rectangle of points; empty where there is none.
  fileprivate init(around low: Point, _ high: Point) {
    guard low.x <= high.x, low.y <= high.y else {
      self = .empty
      return
    }
    let limit = 16_777_216.0
    func cut(_ v: Double) -> Double { min(max(v, -limit), limit) }
    // One grid step more on each side, for the rounding of coordinates.
    let step = 1.0 / 65_536
    self.init(
      minX: FixedPoint.clampedInt((cut(low.x) - step).rounded(.down)),
      minY: FixedPoint.clampedInt((cut(low.y) - step).rounded(.down)),
      maxX: FixedPoint.clampedInt((cut(high.x) + step).rounded(.up)),
      maxY: FixedPoint.clampedInt((cut(high.y) + step).rounded(.up)))
  }
}

extension AffineTransform {
  /// The whole pixels that hold the transformed rectangle from (0, 0), as `Path.pixelBounds` counts them.
  public func pixelBounds(width: Int, height: Int) -> PixelRect {
    if width <= 0 || height <= 0 { return .empty }
    let (w, h) = (Double(width), Double(height))
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
