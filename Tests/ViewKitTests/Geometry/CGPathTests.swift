// SPDX-License-Identifier: MIT
//
// Paths: boxes, holding points, equality.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct CGPathTests {
  @Test func boxesHoldTheCurve() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(path.boundingBoxOfPath.height == 5)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test func theRuleSaysWhatIsInside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 15, y: 5)))
  }

  @Test func copiesDoNotChangeWithTheOriginal() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addLines(between: [.zero, CGPoint(x: 9, y: 9)])
    #expect(copy?.boundingBox.width == 1)
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
  }
}
