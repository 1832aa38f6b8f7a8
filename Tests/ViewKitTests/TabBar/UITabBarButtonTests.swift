// SPDX-License-Identifier: MIT
//
// A button shows its item: picture and title by state, the badge as it is set, moved and cleared.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UITabBarButtonTests {
  private func world() throws -> (UITabBar, UITabBarItem, UITabBarButton) {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    // The stage keeps the bar alive while the test looks at its button.
    Support.stage().window.addSubview(bar)
    let item = UITabBarItem(title: "abc", image: Support.picture(25, 25), tag: 0)
    bar.items = [item, UITabBarItem()]
    return (bar, item, try #require(item.value(forKey: "view") as? UITabBarButton))
  }

  @Test func `every change of the item is shown`() throws {
    let (_, item, button) = try world()
    item.title = "new"
    #expect(button.label.text == "new")
    item.image = nil
    #expect(button.imageView.image == nil)
    item.isEnabled = false
    #expect(!button.isEnabled)
  }

  @Test func `pictures are templates unless they say otherwise`() throws {
    let (_, item, button) = try world()
    #expect(button.imageView.image?.renderingMode == .alwaysTemplate)
    item.image = item.image?.withRenderingMode(.alwaysOriginal)
    #expect(button.imageView.image?.renderingMode == .alwaysOriginal)
  }

  @Test func `the selected picture is shown while the item is selected`() throws {
    let (bar, item, button) = try world()
    item.selectedImage = Support.picture(30, 30)
    #expect(button.imageView.image?.size.width == 25)
    bar.selectedItem = item
    #expect(button.imageView.image?.size.width == 30)
    bar.selectedItem = nil
    #expect(button.imageView.image?.size.width == 25)
  }

  @Test func `a title has 10 points, and the normal state's attributes hold but for their colour`()
    throws
  {
    let (bar, item, button) = try world()
    #expect(button.label.font == .systemFont(ofSize: 10))
    item.setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.green], for: .normal)
    #expect(button.label.textColor == .green)
    bar.selectedItem = item
    #expect(button.label.font == .systemFont(ofSize: 12))
    #expect(button.label.textColor == bar.tintColor)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(button.label.textColor == .red)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a button that is nowhere keeps its badge`(_ place: CGFloat) throws {
    let (_, item, button) = try world()
    item.badgeValue = "3"
    button.layoutIfNeeded()
    let size = try #require(button.badgeView).frame.size
    button.frame.origin.x = place
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.badgeView?.frame.size == size)
  }

  @Test func `a badge is 18 points high and as wide as its text and 10`() throws {
    let (_, item, button) = try world()
    #expect(button.badgeView == nil)
    item.setBadgeTextAttributes([.font: try Support.boxFont(10)], for: .normal)
    for (text, width) in [("3", 18), ("", 18), ("999+", 34)] as [(String, CGFloat)] {
      item.badgeValue = text
      button.layoutIfNeeded()
      let badge = try #require(button.badgeView)
      #expect(badge.frame.size == CGSize(width: width, height: 18))
      #expect(badge.frame.minY == 2)
      #expect(badge.layer.cornerRadius == 9)
      #expect(badge.backgroundColor == .systemRed)
    }
    item.badgeColor = .blue
    #expect(button.badgeView?.backgroundColor == .blue)
    item.badgeValue = nil
    #expect(button.badgeView == nil)
    #expect(button.subviews.count == 2)
  }

  @Test func `a title that is too long is cut at the button's edges`() throws {
    let (_, item, button) = try world()
    item.setTitleTextAttributes([.font: try Support.boxFont(10)], for: .normal)
    item.title = String(repeating: "a", count: 60)
    button.layoutIfNeeded()
    #expect(button.label.frame.width == button.bounds.width)
    item.title = "abc"
    button.layoutIfNeeded()
    #expect(button.label.frame.width == 18)
  }
}
