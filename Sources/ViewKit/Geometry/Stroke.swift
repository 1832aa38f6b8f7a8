// SPDX-License-Identifier: MIT
//
// A line with a width as an outline to be filled (non-zero). Curves are cut into short straight
// pieces first; each piece is a quadrilateral, each corner a join, each end a cap, all wound the
// same way, so that where they overlap they count once.

import Animation
import Foundation
import Raster

/// How a path is stroked; lengths in the path's units.
struct Stroke {
  var width: Double
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit = 10.0
  var dashPhase = 0.0
  var dashLengths: [Double] = []

  /// Straight pieces per curve: a quarter circle of radius 100 is then off by under 0.005.
  static let curveSteps = 48

  /// The outline of the stroke, to be filled by the non-zero rule.
  func outline(of path: Path) -> Path {
    guard width > 0, width.isFinite else { return Path() }
    var out: [Path.Element] = []
    for polygon in path.polygons(steps: Self.curveSteps) {
      var points: [Point] = []
      for p in polygon.points where points.last != p { points.append(p) }
      if polygon.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      if dashLengths.contains(where: { $0 > 0 }) {
        for dash in dashes(points, isClosed: polygon.isClosed) {
          stroke(dash, isClosed: false, into: &out)
        }
      } else {
        stroke(points, isClosed: polygon.isClosed, into: &out)
      }
    }
    return Path(out)
  }

  private func stroke(_ points: [Point], isClosed: Bool, into out: inout [Path.Element]) {
    let h = width / 2
    guard points.count > 1 else {
      if let p = points.first { dot(p, h, into: &out) }
      return
    }
    let count = isClosed ? points.count : points.count - 1
    for i in 0..<count {
      let a = points[i]
      let b = points[(i + 1) % points.count]
      let n = normal(a, b)
      polygon(
        [
          Point(x: a.x + n.x * h, y: a.y + n.y * h), Point(x: b.x + n.x * h, y: b.y + n.y * h),
          Point(x: b.x - n.x * h, y: b.y - n.y * h), Point(x: a.x - n.x * h, y: a.y - n.y * h),
        ], into: &out)
      if isClosed || i + 1 < count {
        corner(a, b, points[(i + 2) % points.count], h, into: &out)
      }
    }
    if !isClosed {
      end(points[1], points[0], h, into: &out)
      end(points[points.count - 2], points[points.count - 1], h, into: &out)
    }
  }

  /// The unit normal of a piece, to the right of its direction with y down.
  private func normal(_ a: Point, _ b: Point) -> Point {
    let dx = b.x - a.x
    let dy = b.y - a.y
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? Point(x: -dy / length, y: dx / length) : Point(x: 0, y: 1)
  }

  /// Appends a polygon wound toward positive area.
  private func polygon(_ points: [Point], into out: inout [Path.Element]) {
    var area = 0.0
    for (i, p) in points.enumerated() {
      let q = points[(i + 1) % points.count]
      area += p.x * q.y - q.x * p.y
    }
    let ordered = area < 0 ? points.reversed() : points
    for (i, p) in ordered.enumerated() { out.append(i == 0 ? .move(p) : .line(p)) }
    out.append(.close)
  }

  private func disc(_ p: Point, _ h: Double, into out: inout [Path.Element]) {
    let circle = Path.ellipse(in: CGRect(x: p.x - h, y: p.y - h, width: 2 * h, height: 2 * h))
    out += circle.elements
  }

  private func dot(_ p: Point, _ h: Double, into out: inout [Path.Element]) {
    switch cap {
    case .butt: break
    case .round: disc(p, h, into: &out)
    case .square:
      out +=
        Path.rectangle(
          CGRect(x: p.x - h, y: p.y - h, width: 2 * h, height: 2 * h)
        ).elements
    }
  }

  private func end(_ from: Point, _ p: Point, _ h: Double, into out: inout [Path.Element]) {
    switch cap {
    case .butt: break
    case .round: disc(p, h, into: &out)
    case .square:
      let n = normal(from, p)
      let d = Point(x: n.y * h, y: -n.x * h)
      polygon(
        [
          Point(x: p.x + n.x * h, y: p.y + n.y * h),
          Point(x: p.x + n.x * h + d.x, y: p.y + n.y * h + d.y),
          Point(x: p.x - n.x * h + d.x, y: p.y - n.y * h + d.y),
          Point(x: p.x - n.x * h, y: p.y - n.y * h),
        ], into: &out)
    }
  }

  private func corner(
    _ a: Point, _ b: Point, _ c: Point, _ h: Double, into out: inout [Path.Element]
  ) {
    let n1 = normal(a, b)
    let n2 = normal(b, c)
    let cross = n1.x * n2.y - n1.y * n2.x
    let dot = n1.x * n2.x + n1.y * n2.y
    if abs(cross) < 1e-12 && dot > 0 { return }
    if join == .round {
      disc(b, h, into: &out)
      return
    }
    // The outer side is opposite to the turn.
    let side = cross > 0 ? -h : h
    let p = Point(x: b.x + n1.x * side, y: b.y + n1.y * side)
    let q = Point(x: b.x + n2.x * side, y: b.y + n2.y * side)
    // Miter length over line width is 1/sin(θ/2) = √(2/(1 + n1·n2)).
    if join == .miter, 1 + dot > 1e-12, (2 / (1 + dot)).squareRoot() <= miterLimit {
      let k = side / (1 + dot)
      let tip = Point(x: b.x + (n1.x + n2.x) * k, y: b.y + (n1.y + n2.y) * k)
      polygon([b, p, tip, q], into: &out)
    } else {
      polygon([b, p, q], into: &out)
    }
  }

  /// The drawn pieces of a polyline under the dash pattern.
  private func dashes(_ points: [Point], isClosed: Bool) -> [[Point]] {
    var lengths = dashLengths.map { max($0, 0) }
    if lengths.count % 2 == 1 { lengths += lengths }
    let total = lengths.reduce(0, +)
    guard total > 0, points.count > 1 else { return [points] }
    var phase = dashPhase.truncatingRemainder(dividingBy: total)
    if phase < 0 { phase += total }
    var index = 0
    while phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - phase
    var out: [[Point]] = []
    var piece: [Point] = index % 2 == 0 ? [points[0]] : []
    let path = isClosed ? points + [points[0]] : points
    for (a, b) in zip(path, path.dropFirst()) {
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      var done = 0.0
      while length - done > left {
        done += left
        let t = done / length
        let p = Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        if index % 2 == 0 {
          out.append(piece + [p])
          piece = []
        } else {
          piece = [p]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index % 2 == 0 { piece.append(b) }
    }
    if piece.count > 1 { out.append(piece) }
    return out
  }
}
