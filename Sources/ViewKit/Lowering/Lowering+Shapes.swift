// SPDX-License-Identifier: MIT
//
// Shape layers: the outline filled, then stroked from `strokeStart` to `strokeEnd` of its length.

import Compositing
import Foundation
import Raster

extension Lowering {
  func drawShape(
    _ shape: ShapeState, _ map: AffineTransform, opacity: Double, into out: inout [DrawCommand]
  ) {
    guard let path = shape.path?.outline, !path.isEmpty else { return }
    if let fill = shape.fillColor, fill.alpha > 0 {
      out.append(
        .fillPath(
          path.transformed(by: map), rule: shape.fillRule == .evenOdd ? .evenOdd : .nonZero,
          color: fill.premultiplied(opacity: opacity), mode: .sourceOver))
    }
    guard let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 else { return }
    let part = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
    let stroke = Stroke(
      width: shape.lineWidth, cap: Self.cap(shape.lineCap), join: Self.join(shape.lineJoin),
      miterLimit: shape.miterLimit, dashPhase: shape.lineDashPhase,
      dashLengths: shape.lineDashPattern)
    let outline = stroke.outline(of: part)
    if outline.isEmpty { return }
    out.append(
      .fillPath(
        outline.transformed(by: map), rule: .nonZero,
        color: color.premultiplied(opacity: opacity), mode: .sourceOver))
  }

  private static func cap(_ cap: CAShapeLayerLineCap) -> CGLineCap {
    switch cap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  private static func join(_ join: CAShapeLayerLineJoin) -> CGLineJoin {
    switch join {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

extension Path {
  /// The part of the outlines between two fractions of their whole length; the outlines themselves
  /// for 0 and 1.
  func trimmed(from start: Double, to end: Double) -> Path {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    if start <= 0 && end >= 1 { return self }
    guard start < end else { return Path() }
    let lines = polygons(steps: Stroke.curveSteps).map {
      $0.isClosed ? $0.points + [$0.points[0]] : $0.points
    }
    func length(_ a: Point, _ b: Point) -> Double {
      ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    let total = lines.reduce(0.0) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
    }
    let (from, to) = (start * total, end * total)
    var done = 0.0
    var out: [Element] = []
    for line in lines {
      var isOpen = false
      for (a, b) in zip(line, line.dropFirst()) {
        let l = length(a, b)
        let low = max(from, done)
        let high = min(to, done + l)
        if l > 0 && low < high {
          func at(_ s: Double) -> Point {
            let t = (s - done) / l
            return Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
          }
          if !isOpen { out.append(.move(at(low))) }
          isOpen = true
          out.append(.line(at(high)))
        }
        done += l
      }
    }
    return Path(out)
  }
}
