// SPDX-License-Identifier: MIT
//
// The outlines that the demo is drawn from, at points worked out by hand.

import Foundation
import Testing
import ViewKit

@testable import SimpleTabScenes

@MainActor
struct DemoOutlineTests {
  @Test("A rounded corner is cut half-way between its ends and its point")
  func corner() {
    let square = UIBezierPath(roundedPolygon: [
      RoundedCorner(0, 0, 4), RoundedCorner(10, 0, 0), RoundedCorner(10, 10, 0),
      RoundedCorner(0, 10, 0),
    ])
    // The quadratic curve from (0, 4) to (4, 0) about the corner passes (1, 1).
    #expect(!square.contains(CGPoint(x: 0.9, y: 0.9)))
    #expect(square.contains(CGPoint(x: 1.1, y: 1.1)))
    #expect(square.contains(CGPoint(x: 9.9, y: 0.1)))
    #expect(square.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("Corners that fall together make an outline all the same")
  func degenerate() {
    let path = UIBezierPath(roundedPolygon: [
      RoundedCorner(1, 1, 2), RoundedCorner(1, 1, 2), RoundedCorner(5, 1, 0),
    ])
    #expect(path.bounds.minX.isFinite)
    #expect(UIBezierPath(roundedPolygon: []).bounds.isEmpty)
  }

  @Test("Ellipses and bars have the extent they say")
  func extents() {
    #expect(
      UIBezierPath(ellipse: 5, 6, 2, 3).bounds == CGRect(x: 3, y: 3, width: 4, height: 6))
    #expect(UIBezierPath(ellipse: 5, 6, 2).bounds == CGRect(x: 3, y: 4, width: 4, height: 4))
    #expect(UIBezierPath(bar: 1, 2, 3, 4).contains(CGPoint(x: 1.01, y: 2.01)))
    #expect(!UIBezierPath(bar: 1, 2, 3, 4, radius: 1).contains(CGPoint(x: 1.01, y: 2.01)))
  }
}
