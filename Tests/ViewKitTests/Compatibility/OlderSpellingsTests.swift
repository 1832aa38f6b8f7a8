// SPDX-License-Identifier: MIT
//
// The older spellings compile, and mean what the current ones mean.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct OlderSpellingsTests {
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

  @Test func `control states and their numbers`() {
    #expect(UIControlState.Selected == .selected)
    #expect(UIControlState.Normal == .normal)
    #expect(UIControlState.Selected.rawValue == 4)
    #expect(UIControlState().rawValue == 0)
    let byState: [UInt: UIColor] = [UIControlState.Selected.rawValue: UIColor.redColor()]
    #expect(byState[4] == .red)
  }

  @Test func `colours and fonts by class methods`() {
    #expect(UIColor.lightGrayColor() == .lightGray)
    #expect(UIColor.clearColor() == .clear)
    #expect(UIFont.systemFontOfSize(14) == .systemFont(ofSize: 14))
    #expect(UIFont.boldSystemFontOfSize(14) == .boldSystemFont(ofSize: 14))
  }

  @Test func `transforms by free functions`() {
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
    #expect(
      CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), CGAffineTransformIdentity)
        == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `text attributes under names`() throws {
    Support.stage()
    let untyped: [NSObject: AnyObject] = [
      NSFontAttributeName: UIFont.systemFontOfSize(14),
      NSForegroundColorAttributeName: UIColor.lightGrayColor(),
    ]
    let named = try #require(untyped as? [String: AnyObject])
    let text = NSAttributedString(string: "a", attributes: named)
    let attributes = try #require(text.attributeRuns.first?.attributes)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 14))
    #expect(attributes[.foregroundColor] as? UIColor == .lightGray)

    let item = UITabBarItem()
    item.setTitleTextAttributes(untyped, forState: .Selected)
    #expect(item.titleTextAttributes(for: .selected)?[.font] as? UIFont == .systemFont(ofSize: 14))
    item.setTitleTextAttributes([.kern: 1], forState: .Normal)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
  }

  @Test func `animation blocks`() {
    let stage = Support.stage()
    let view = UIView(frame: .zero)
    stage.window.addSubview(view)
    stage.advance(to: 0.1)
    var finished: [String] = []
    UIView.animateWithDuration(0.5, animations: { () -> Void in view.alpha = 0.5 })
    UIView.animateWithDuration(
      0.5, animations: { view.alpha = 0 }, completion: { _ in finished.append("plain") })
    UIView.animateWithDuration(
      0.1, delay: 0.2, options: UIViewAnimationOptions.CurveEaseInOut,
      animations: { () -> Void in view.center.x = 10 },
      completion: { (Bool) -> Void in finished.append("options") })
    UIView.animateWithDuration(
      1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
      animations: { view.center.y = 10 }, completion: { _ in finished.append("spring") })
    stage.advance(to: 2)
    #expect(finished == ["options", "plain", "spring"])
    #expect(view.alpha == 0)
  }

  @Test func `keys of transitions and types outside their classes`() {
    #expect(UITransitionContextToViewControllerKey == .to)
    #expect(UITransitionContextFromViewControllerKey == .from)
    let mode: UIImageRenderingMode = .AlwaysTemplate
    #expect(mode == .alwaysTemplate)
    let number: NSInteger = 3
    #expect(number == 3)
  }

  @Test func `a class is found by its name`() {
    Support.stage()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [UITabBarItem(), UITabBarItem()]
    guard let buttonClass = ViewKit.NSClassFromString("UITabBarButton") else {
      Issue.record("no such class")
      return
    }
    #expect(bar.subviews.filter { $0.isKind(of: buttonClass) }.count == 2)
  }
}
