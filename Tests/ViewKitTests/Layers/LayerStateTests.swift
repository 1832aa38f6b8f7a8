// SPDX-License-Identifier: MIT
//
// Frames under transforms: reading gives the bounding box, setting keeps the transform.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct LayerStateTests {
  @Test func frameIsDerivedFromPositionBoundsAndAnchor() {
    var s = LayerState()
    s.setFrame(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(s.position == CGPoint(x: 25, y: 40))
    #expect(s.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    s.anchorPoint = .zero
    #expect(s.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
  }

  @Test func boundsOriginIsKeptWhenTheFrameIsSet() {
    var s = LayerState()
    s.bounds.origin = CGPoint(x: 7, y: 8)
    s.setFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(s.bounds.origin == CGPoint(x: 7, y: 8))
  }

  /// Measured on a device: an icon scaled to 1.5 whose frame is moved by 10 keeps its bounds of 25
  /// and its scale, and its centre moves by 10.
  @Test func movingTheFrameOfAScaledLayerMovesOnlyItsCentre() {
    var s = LayerState()
    s.setFrame(CGRect(x: 48, y: 3, width: 25, height: 25))
    s.transform = CATransform3DMakeScale(1.5, 1.5, 1)
    let before = s.position
    s.setFrame(s.frame.offsetBy(dx: 0, dy: 10))
    #expect(s.bounds.size == CGSize(width: 25, height: 25))
    #expect(s.position == CGPoint(x: before.x, y: before.y + 10))
  }

  @Test func aSizeSetUnderAScaleIsDividedByIt() {
    var s = LayerState()
    s.transform = CATransform3DMakeScale(1.5, 1.5, 1)
    s.setFrame(CGRect(x: 0, y: 0, width: 25, height: 25))
    #expect(abs(s.bounds.width - 25 / 1.5) < 1e-12)
    #expect(abs(s.frame.width - 25) < 1e-12)
    #expect(s.position == CGPoint(x: 12.5, y: 12.5))
  }

  @Test func aQuarterTurnExchangesTheSides() {
    var s = LayerState()
    s.setFrame(CGRect(x: 0, y: 0, width: 40, height: 20))
    s.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(s.frame.minX - 10) < 1e-9)
    #expect(abs(s.frame.width - 20) < 1e-9)
    #expect(abs(s.frame.height - 40) < 1e-9)
  }

  @Test func aFlatTransformLeavesTheSize() {
    var s = LayerState()
    s.setFrame(CGRect(x: 0, y: 0, width: 40, height: 20))
    s.transform = CATransform3DMakeScale(0, 0, 1)
    s.setFrame(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(s.bounds.size == CGSize(width: 40, height: 20))
    #expect(s.position == CGPoint(x: 10, y: 10))
  }
}
