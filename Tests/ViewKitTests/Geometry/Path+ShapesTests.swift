// SPDX-License-Identifier: MIT
//
// Standard outlines against circles and lines.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct PathShapesTests {
  @Test func anEllipseStaysOnItsCircle() {
    let path = Path.ellipse(in: CGRect(x: -10, y: -10, width: 20, height: 20))
    for p in path.flattenedPoints(steps: 32) {
      #expect(abs((p.x * p.x + p.y * p.y).squareRoot() - 10) < 10 * 2.8e-4)
    }
  }

  @Test(arguments: [true, false]) func arcsRunTheWayTheyAreTold(increasing: Bool) {
    let arc = Path.arc(
      center: .zero, radius: 1, start: 0, end: .pi / 2, increasing: increasing, joined: false)
    let points = arc.flattenedPoints(steps: 32)
    #expect(abs((points.last?.y ?? 0) - 1) < 1e-9)
    #expect(points.contains { $0.y < -0.9 } == !increasing)
    for p in points { #expect(abs(p.x * p.x + p.y * p.y - 1) < 6e-4) }
  }

  @Test func aFullTurnIsAFullTurn() {
    let arc = Path.arc(
      center: .zero, radius: 1, start: 0, end: 2 * .pi, increasing: true, joined: false)
    #expect(arc.elements.count == 5)
  }

  @Test func onlyTheChosenCornersAreRound() {
    let path = Path.roundedRectangle(
      CGRect(x: 0, y: 0, width: 10, height: 10), radius: CGSize(width: 2, height: 2),
      corners: .layerMinXMinYCorner)
    #expect(path.points.contains(Point(x: 10, y: 10)))
    #expect(!path.points.contains(Point(x: 0, y: 0)))
  }
}
