// SPDX-License-Identifier: MIT
//
// Plane maps against their definitions.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct CGAffineTransformTests {
  @Test func mapsArePutTogetherInOrder() {
    let t = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
    #expect(CGPoint.zero.applying(t) == CGPoint(x: 2, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(t.inverted().concatenating(t)) == CGPoint(x: 1, y: 1))
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func positiveTurnsTakeXTowardY() {
    let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(p.x) < 1e-12 && abs(p.y - 1) < 1e-12)
  }

  @Test func rectanglesBecomeTheirBoundingBox() {
    let r = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(r.minX + 1) < 1e-12 && abs(r.width - 1) < 1e-12 && abs(r.height - 2) < 1e-12)
    #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 2)).height == 6)
  }

  @Test func aFlatMapHasNoInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(!flat.isInvertible)
    #expect(flat.inverted() == flat)
  }
}
