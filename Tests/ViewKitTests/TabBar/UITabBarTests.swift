// SPDX-License-Identifier: MIT
//
// Buttons as soon as there are items, their frames, taps, and the bar's looks.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UITabBarTests {
  private func bar(_ count: Int) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
    bar.items = (0..<count).map { UITabBarItem(title: "T\($0)", image: nil, tag: $0) }
    return bar
  }

  private func buttons(_ bar: UITabBar) -> [UITabBarButton] {
    bar.subviews.compactMap { $0 as? UITabBarButton }
  }

  @Test func `the buttons are there and laid out as soon as there are items`() {
    Support.stage()
    let bar = bar(3)
    #expect(bar.subviews.count == 4)
    #expect(!(bar.subviews[0] is UIControl))
    #expect(
      bar.subviews.dropFirst().allSatisfy { String(describing: type(of: $0)) == "UITabBarButton" })
    #expect(buttons(bar).map(\.frame.minX) == [2, 127, 252])
    #expect(buttons(bar).map(\.item?.tag) == [0, 1, 2])
  }

  @Test func `an item's view is its button, with the image view first and the label last`() throws {
    Support.stage()
    let bar = bar(2)
    let item = try #require(bar.items?[1])
    item.badgeValue = "3"
    let button = try #require(item.value(forKey: "view") as? UITabBarButton)
    #expect(button === bar.subviews[2])
    #expect(button.subviews.first is UIImageView)
    #expect(button.subviews.last is UILabel)
  }

  @Test func `the buttons follow the bar's width with the next layout`() {
    Support.stage()
    let bar = bar(4)
    bar.frame.size.width = 414
    bar.layoutIfNeeded()
    #expect(buttons(bar).map(\.frame.minX) == [2, 106, 209, 313])
  }

  @Test func `the hairline is one device pixel above the bar`() throws {
    for scale in [2, 3] as [CGFloat] {
      Support.stage(scale: scale)
      let bar = bar(1)
      bar.layoutIfNeeded()
      let hairline = try #require(bar.subviews[0].subviews.last)
      #expect(hairline.frame == CGRect(x: 0, y: -1 / scale, width: 375, height: 1 / scale))
      #expect(hairline.backgroundColor?.cgColor.alpha == 76.0 / 255)
    }
  }

  @Test func `an empty picture takes fill and hairline away`() throws {
    Support.stage()
    let bar = bar(1)
    bar.backgroundImage = UIImage()
    bar.shadowImage = UIImage()
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].backgroundColor == nil)
    let hairline = try #require(bar.subviews[0].subviews.last)
    #expect(hairline.backgroundColor == nil)
    #expect(hairline.frame.height == 0)
  }

  @Test func `a tap selects the item and then tells the delegate`() throws {
    Support.stage()
    final class Listener: UITabBarDelegate {
      var heard: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append("\(item.tag), selected \(tabBar.selectedItem?.tag ?? -1)")
      }
    }
    let bar = bar(3)
    let listener = Listener()
    bar.delegate = listener
    buttons(bar)[2].sendActions(for: .touchUpInside)
    #expect(listener.heard == ["2, selected 2"])
    #expect(buttons(bar).map(\.isSelected) == [false, false, true])
  }

  @Test func `a tap goes through the setter of selectedItem`() {
    Support.stage()
    final class Bar: UITabBar {
      var sets: [Int?] = []
      override var selectedItem: UITabBarItem? {
        get { super.selectedItem }
        set {
          sets.append(newValue?.tag)
          super.selectedItem = newValue
        }
      }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = (0..<2).map { UITabBarItem(title: nil, image: nil, tag: $0) }
    buttons(bar)[1].sendActions(for: .touchUpInside)
    #expect(bar.sets == [1])
  }

  @Test func `a disabled item takes no taps`() throws {
    Support.stage()
    let bar = bar(2)
    try #require(bar.items?[1]).isEnabled = false
    buttons(bar)[1].sendActions(for: .touchUpInside)
    #expect(bar.selectedItem == nil)
  }

  @Test func `an item of another bar cannot be selected, and a removed one is not`() {
    Support.stage()
    let bar = bar(2)
    bar.selectedItem = bar.items?[1]
    bar.selectedItem = UITabBarItem()
    #expect(bar.selectedItem?.tag == 1)
    bar.items = nil
    #expect(bar.selectedItem == nil)
    #expect(bar.subviews.count == 1)
  }

  @Test func `from the right the first item stands at the right`() {
    Support.stage(traits: UITraitCollection(layoutDirection: .rightToLeft))
    let bar = bar(3)
    #expect(buttons(bar).map(\.frame.minX) == [252, 127, 2])
    bar.semanticContentAttribute = .forceLeftToRight
    bar.layoutIfNeeded()
    #expect(buttons(bar).map(\.frame.minX) == [2, 127, 252])
  }

  @Test func `unselected items are grey of 146 and the selected one has the tint`() throws {
    Support.stage()
    let bar = bar(2)
    for item in bar.items ?? [] { item.image = Support.picture(25, 25) }
    bar.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    bar.selectedItem = bar.items?[0]
    let tints = buttons(bar).map { $0.imageView.tintColor }
    #expect(tints[0] == bar.tintColor)
    #expect(tints[1] == UIColor(white: 0.572549, alpha: 1))
    bar.unselectedItemTintColor = .blue
    #expect(buttons(bar)[1].imageView.tintColor == .blue)
    #expect(buttons(bar)[1].label.textColor == .blue)
  }

  @Test func `heights come from the device`() {
    Support.stage(insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(bar(1).sizeThatFits(CGSize(width: 375, height: 0)) == CGSize(width: 375, height: 83))
    #expect(buttons(bar(1))[0].frame == CGRect(x: 2, y: 1, width: 371, height: 48))
  }

  @Test func `an appearance overrides the single settings`() throws {
    Support.stage()
    let bar = bar(2)
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    bar.standardAppearance = appearance
    bar.selectedItem = bar.items?[0]
    #expect(bar.subviews[0].backgroundColor == nil)
    #expect(buttons(bar)[0].imageView.tintColor == .green)
  }

  @Test func `a picture stands behind the selected button and goes with it`() {
    Support.stage()
    let bar = bar(3)
    bar.selectionIndicatorImage = Support.picture(40, 20)
    let indicator = bar.backgroundView.subviews[1]
    #expect(indicator.isHidden)
    bar.selectedItem = bar.items?[1]
    #expect(!indicator.isHidden)
    #expect(indicator.frame == CGRect(x: 167.5, y: 15, width: 40, height: 20))
  }

  @Test func `an appearance may centre the items`() {
    Support.stage(width: 768)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 768, height: 49))
    bar.items = (0..<4).map { UITabBarItem(title: nil, image: nil, tag: $0) }
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .centered
    bar.standardAppearance = appearance
    #expect(buttons(bar).map(\.frame.minX) == [181, 291, 401, 511])
    appearance.stackedItemWidth = 100
    appearance.stackedItemSpacing = 10
    bar.standardAppearance = appearance
    #expect(buttons(bar).map(\.frame.width) == [100, 100, 100, 100])
  }
}
