// SPDX-License-Identifier: MIT
//
// Flattening: outlines become closed chains of straight lines on a grid of 2⁻¹⁶ pixels.
//
// A curve is cut into n equal steps of its parameter. The distance between a chord and its piece is at
// most d / (8·n²), where d bounds the second derivative (Wang's formula), so
// n = ⌈√(d / (8·tolerance))⌉. The tolerance is 1/512 pixel, chosen by us: a chord then takes at most
// 0.5 of 255 from the coverage of a pixel.

extension Path {
  /// How far a chord may lie from its curve, in pixels.
  static let flatness = 1.0 / 512

  /// Coordinates are cut to ±2²⁴ pixels, infinite ones too.
  private static let limit = 16_777_216.0

  /// Calls `line` with every line of the flattened outlines, each outline closed.
  ///
  /// Curves that lie wholly above, below, left or right of `bounds` are drawn as one line, which
  /// covers the same of `bounds`. Returns false, possibly after some lines, when a coordinate is not a
  /// number.
  func forEachLine(within bounds: PixelRect, _ line: (Point, Point) -> Void) -> Bool {
    var start = Point.zero
    var current = Point.zero
    var isOpen = false
    func closeOutline() {
      if isOpen && current != start { line(current, start) }
      current = start
      isOpen = false
    }
    func begin() {
      if !isOpen {
        start = current
        isOpen = true
      }
    }
    for element in elements {
      switch element {
      case .move(let p):
        guard let p = Path.onGrid(p) else { return false }
        closeOutline()
        current = p
        start = p
      case .line(let p):
        guard let p = Path.onGrid(p) else { return false }
        begin()
        line(current, p)
        current = p
      case .quad(let c, let e):
        guard let c = Path.onGrid(c), let e = Path.onGrid(e) else { return false }
        begin()
        // The cubic of the same shape.
        let c1 = Point(
          x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
        let c2 = Point(x: e.x + (c.x - e.x) * 2 / 3, y: e.y + (c.y - e.y) * 2 / 3)
        Cubic(p0: current, p1: c1, p2: c2, p3: e).forEachLine(within: bounds, line)
        current = e
      case .cubic(let c1, let c2, let e):
        guard let c1 = Path.onGrid(c1), let c2 = Path.onGrid(c2), let e = Path.onGrid(e)
        else { return false }
        begin()
        Cubic(p0: current, p1: c1, p2: c2, p3: e).forEachLine(within: bounds, line)
        current = e
      case .close: closeOutline()
      }
    }
    closeOutline()
    return true
  }

  private static func onGrid(_ p: Point) -> Point? {
    if p.x.isNaN || p.y.isNaN { return nil }
    return Point(
      x: FixedPoint.grid(min(max(p.x, -limit), limit)),
      y: FixedPoint.grid(min(max(p.y, -limit), limit)))
  }
}

/// A cubic Bézier curve.
private struct Cubic {
  var p0: Point
  var p1: Point
  var p2: Point
  var p3: Point

  func forEachLine(within bounds: PixelRect, _ line: (Point, Point) -> Void) {
    let n = isOutside(bounds) ? 1 : steps
    var from = p0
    for i in 1..<max(n, 1) {
      let p = point(at: Double(i) / Double(n))
      line(from, p)
      from = p
    }
    line(from, p3)
  }

  /// Whether all four points lie on one outer side of the rectangle.
  private func isOutside(_ r: PixelRect) -> Bool {
    max(p0.x, p1.x, p2.x, p3.x) <= Double(r.minX) || min(p0.x, p1.x, p2.x, p3.x) >= Double(r.maxX)
      || max(p0.y, p1.y, p2.y, p3.y) <= Double(r.minY)
      || min(p0.y, p1.y, p2.y, p3.y) >= Double(r.maxY)
  }

  /// The second derivative is at most 6·max(|p0 − 2·p1 + p2|, |p1 − 2·p2 + p3|). More than 4,096
  /// steps are never taken: curves that would need them span thousands of pixels.
  private var steps: Int {
    let ax = p0.x - 2 * p1.x + p2.x
    let ay = p0.y - 2 * p1.y + p2.y
    let bx = p1.x - 2 * p2.x + p3.x
    let by = p1.y - 2 * p2.y + p3.y
    let bend = 6 * max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
    return min(4096, FixedPoint.clampedInt((bend / (8 * Path.flatness)).squareRoot().rounded(.up)))
  }

  /// `(1 − t)³·p0 + 3·(1 − t)²·t·p1 + 3·(1 − t)·t²·p2 + t³·p3`
  private func point(at t: Double) -> Point {
    let u = 1 - t
    let w0 = u * u * u
    let w1 = 3 * u * u * t
    let w2 = 3 * u * t * t
    let w3 = t * t * t
    return Point(
      x: FixedPoint.grid(w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x),
      y: FixedPoint.grid(w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y))
  }
}
