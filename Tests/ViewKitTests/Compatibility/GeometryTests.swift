// SPDX-License-Identifier: MIT
//
// The older spellings of geometry compile, and mean what the current ones mean.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct OlderGeometryTests {
  @Test func `insets and rectangles`() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let rect = CGRectMake(0, 0, 100, 50)
    #expect(UIEdgeInsetsInsetRect(rect, insets) == rect.inset(by: insets))
    #expect(UIEdgeInsetsInsetRect(rect, insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    var moved = rect
    moved.offset(dx: 3, dy: 4)
    #expect(moved.origin == CGPoint(x: 3, y: 4))
    moved.offsetInPlace(dx: 1, dy: 1)
    #expect(moved.origin == CGPoint(x: 4, y: 5))
    #expect(CGRectGetMaxX(CGRectInset(rect, 5, 5)) == 95)
    #expect(CGRectOffset(rect, 1, 2).origin == CGPointMake(1, 2))
  }

  @Test func `a view's frame can be moved in place`() {
    Support.stage()
    let view = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    view.frame.offsetInPlace(dx: 0, dy: 10)
    view.frame.offset(dx: 2, dy: 0)
    #expect(view.frame == CGRect(x: 3, y: 11, width: 10, height: 10))
  }

  @Test func `transforms by free functions`() {
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    #expect(
      CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), CGAffineTransformIdentity)
        == CGAffineTransform(scaleX: 2, y: 2))
  }
}
