// SPDX-License-Identifier: MIT
//
// Outlines as client code builds them: every kind of element against points worked out by hand.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct OutlineSymbols {
  /// Whether points of a path's box are as told: inside, then outside.
  private func check(
    _ path: UIBezierPath, inside: [(CGFloat, CGFloat)], outside: [(CGFloat, CGFloat)]
  ) {
    for (x, y) in inside { #expect(path.contains(CGPoint(x: x, y: y)), "\(x), \(y)") }
    for (x, y) in outside { #expect(!path.contains(CGPoint(x: x, y: y)), "\(x), \(y)") }
  }

  @Test func `lines enclose a triangle once it is closed`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.close()
    check(path, inside: [(1, 1), (4.9, 4.9)], outside: [(5.1, 5.1), (-1, 1)])
    #expect(path.currentPoint == CGPoint(x: 0, y: 0))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a quadratic curve is half-way between its chord and its control point`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    path.close()
    // At t = 1/2: (0 + 2·10 + 0) / 4 = 5.
    check(path, inside: [(5, 4.99)], outside: [(5, 5.01)])
  }

  @Test func `a cubic curve is three quarters of the way to its control points`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8),
      controlPoint2: CGPoint(x: 10, y: 8))
    path.close()
    check(path, inside: [(5, 5.99)], outside: [(5, 6.01)])
  }

  @Test func `an arc is at its radius, on the side that it runs round`() {
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    path.close()
    // Clockwise as seen, y down: the half below the centre.
    check(path, inside: [(10, 14.99), (10, 10.1)], outside: [(10, 15.01), (10, 9.9)])
  }

  @Test func `a rounded rectangle leaves its corners out, an appended one makes a hole`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 5)
    // The corner's circle reaches 5 − 5/√2 = 1.46 into the diagonal.
    check(path, inside: [(1.6, 1.6), (10, 0.1)], outside: [(1.3, 1.3)])
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    path.usesEvenOddFillRule = true
    check(path, inside: [(4, 10)], outside: [(10, 10)])
  }

  @Test func `a mutable path takes rectangles and other paths, moved`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    let other = CGMutablePath()
    other.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addPath(other, transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(path.contains(CGPoint(x: 1.5, y: 1.5)))
    #expect(path.contains(CGPoint(x: 10.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 5, y: 0.5)))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 11, height: 2))
  }

  @Test func `a stroke is as wide as its line width`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 6)).image { context in
      let path = UIBezierPath()
      path.lineWidth = 2
      path.move(to: CGPoint(x: 0, y: 3))
      path.addLine(to: CGPoint(x: 2, y: 3))
      UIColor.black.setStroke()
      path.stroke()
    }
    let scale = Int(image.scale)
    let column = (0..<6).map { row in
      image.cgImage?.image.mask.bytes[(row * scale) * 2 * scale] ?? 0
    }
    #expect(column == [0, 0, 255, 255, 0, 0])
  }
}
