// SPDX-License-Identifier: MIT
//
// Outlines of the standard shapes in points, and what Core Graphics asks of an outline: its points,
// whether it holds one, and the way from one to another. Quarter circles are single cubic curves
// with the usual handle length 4/3·(√2 − 1), off by at most 2.7e-4 of the radius.

import Animation
import Foundation
import Raster

extension Point {
  init(_ p: CGPoint) { self.init(x: Double(p.x), y: Double(p.y)) }
}

extension CGPoint {
  init(_ p: Point) { self.init(x: p.x, y: p.y) }
}

extension Path {
  /// The handle of a quarter circle of radius 1.
  static let quarterHandle = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  static func rectangle(_ rect: CGRect) -> Path {
    Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  static func ellipse(in rect: CGRect) -> Path {
    roundedRectangle(rect, radius: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A rectangle with quarter ellipses at the chosen corners, from the top left, clockwise on
  /// screen.
  static func roundedRectangle(
    _ rect: CGRect, radius: CGSize, corners: CACornerMask = .all
  ) -> Path {
    let r = rect.standardized
    let rx = min(max(radius.width, 0), r.width / 2)
    let ry = min(max(radius.height, 0), r.height / 2)
    guard rx > 0, ry > 0 else { return .rectangle(r) }
    let k = 1 - quarterHandle
    func at(_ x: CGFloat, _ y: CGFloat) -> Point { Point(x: x, y: y) }
    var e: [Element] = []
    let (x0, y0, x1, y1) = (r.minX, r.minY, r.maxX, r.maxY)
    let tl = corners.contains(.layerMinXMinYCorner)
    let tr = corners.contains(.layerMaxXMinYCorner)
    let br = corners.contains(.layerMaxXMaxYCorner)
    let bl = corners.contains(.layerMinXMaxYCorner)
    e.append(.move(at(tl ? x0 + rx : x0, y0)))
    e.append(.line(at(tr ? x1 - rx : x1, y0)))
    if tr {
      e.append(
        .cubic(
          control1: at(x1 - rx * k, y0), control2: at(x1, y0 + ry * k), end: at(x1, y0 + ry)))
    }
    e.append(.line(at(x1, br ? y1 - ry : y1)))
    if br {
      e.append(
        .cubic(
          control1: at(x1, y1 - ry * k), control2: at(x1 - rx * k, y1), end: at(x1 - rx, y1)))
    }
    e.append(.line(at(bl ? x0 + rx : x0, y1)))
    if bl {
      e.append(
        .cubic(
          control1: at(x0 + rx * k, y1), control2: at(x0, y1 - ry * k), end: at(x0, y1 - ry)))
    }
    e.append(.line(at(x0, tl ? y0 + ry : y0)))
    if tl {
      e.append(
        .cubic(
          control1: at(x0, y0 + ry * k), control2: at(x0 + rx * k, y0), end: at(x0 + rx, y0)))
    }
    e.append(.close)
    return Path(e)
  }

  /// An arc from one angle to another, in radians; `increasing` runs toward larger angles. Starts
  /// with a line when it is `joined` to what came before, with a move when not.
  static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, increasing: Bool, joined: Bool
  ) -> Path {
    let turn = 2 * Double.pi
    var sweep = Double(end - start)
    if abs(sweep) >= turn && (sweep > 0) == increasing {
      sweep = increasing ? turn : -turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if increasing && sweep < 0 { sweep += turn }
      if !increasing && sweep > 0 { sweep -= turn }
    }
    func at(_ angle: Double) -> (Double, Double) {
      (Elementary.cosine(angle), Elementary.sine(angle))
    }
    let (c0, s0) = at(Double(start))
    let first = Point(x: center.x + radius * c0, y: center.y + radius * s0)
    var e: [Element] = [joined ? .line(first) : .move(first)]
    let pieces = Swift.max(1, Int((abs(sweep) / (turn / 4) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    // The handle length of an arc of angle a is 4/3·tan(a/4).
    let quarter = step / 4
    let handle = 4.0 / 3.0 * Elementary.sine(quarter) / Elementary.cosine(quarter)
    if sweep == 0 { return Path(e) }
    for i in 0..<pieces {
      let (ca, sa) = at(Double(start) + step * Double(i))
      let (cb, sb) = at(Double(start) + step * Double(i + 1))
      let r = Double(radius)
      e.append(
        .cubic(
          control1: Point(
            x: center.x + r * (ca - handle * sa), y: center.y + r * (sa + handle * ca)),
          control2: Point(
            x: center.x + r * (cb + handle * sb), y: center.y + r * (sb - handle * cb)),
          end: Point(x: center.x + r * cb, y: center.y + r * sb)))
    }
    return Path(e)
  }

  /// Every point of the elements, control points too.
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .quad(let c, let e): [c, e]
      case .cubic(let a, let b, let e): [a, b, e]
      case .close: []
      }
    }
  }

  /// Where the last element ended.
  var currentPoint: Point? {
    var start: Point?
    var point: Point?
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        point = p
      case .line(let p): point = p
      case .quad(_, let e), .cubic(_, _, let e): point = e
      case .close: point = start
      }
    }
    return point
  }

  /// The outlines as polygons, curves cut into equal steps of their parameter.
  func polygons(steps: Int) -> [(points: [Point], isClosed: Bool)] {
    var out: [(points: [Point], isClosed: Bool)] = []
    func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
      Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    for element in elements {
      let last = out.last?.points.last
      switch element {
      case .move(let p): out.append(([p], false))
      case .line(let p):
        if out.isEmpty { out.append(([p], false)) } else { out[out.count - 1].points.append(p) }
      case .quad(let c, let e):
        guard let a = last else { continue }
        for i in 1...steps {
          let t = Double(i) / Double(steps)
          out[out.count - 1].points.append(mix(mix(a, c, t), mix(c, e, t), t))
        }
      case .cubic(let c1, let c2, let e):
        guard let a = last else { continue }
        for i in 1...steps {
          let t = Double(i) / Double(steps)
          let (p, q, r) = (mix(a, c1, t), mix(c1, c2, t), mix(c2, e, t))
          out[out.count - 1].points.append(mix(mix(p, q, t), mix(q, r, t), t))
        }
      case .close:
        guard let first = out.last?.points.first else { continue }
        out[out.count - 1].isClosed = true
        out.append(([first], false))
      }
    }
    return out.filter { $0.points.count > 1 || $0.isClosed }
  }

  func flattenedPoints(steps: Int) -> [Point] { polygons(steps: steps).flatMap(\.points) }

  /// Whether a point lies inside.
  func contains(_ p: Point, rule: FillRule) -> Bool {
    var winding = 0
    for polygon in polygons(steps: 32) {
      for (i, a) in polygon.points.enumerated() {
        let b = polygon.points[(i + 1) % polygon.points.count]
        if (a.y <= p.y) == (b.y <= p.y) { continue }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The outline `t` of the way to another with the same kinds of elements; `nil` when they differ.
  func mixed(with other: Path, at t: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: Point, _ b: Point) -> Point {
      Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    var out: [Element] = []
    out.reserveCapacity(elements.count)
    for (a, b) in zip(elements, other.elements) {
      switch (a, b) {
      case (.move(let p), .move(let q)): out.append(.move(mix(p, q)))
      case (.line(let p), .line(let q)): out.append(.line(mix(p, q)))
      case (.quad(let c, let p), .quad(let d, let q)):
        out.append(.quad(control: mix(c, d), end: mix(p, q)))
      case (.cubic(let c, let d, let p), .cubic(let g, let h, let q)):
        out.append(.cubic(control1: mix(c, g), control2: mix(d, h), end: mix(p, q)))
      case (.close, .close): out.append(.close)
      default: return nil
      }
    }
    return Path(out)
  }
}
