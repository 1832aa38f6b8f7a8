// SPDX-License-Identifier: MIT
//
// Bars and items take over every look of their classes' settings.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct BarAppearancesTests {
  @Test func `a tab bar takes over every look`() {
    let stage = Support.stage()
    let look = UITabBar.appearance()
    look.unselectedItemTintColor = .red
    look.backgroundImage = Support.picture(1, 1)
    look.shadowImage = UIImage()
    look.selectionIndicatorImage = Support.picture(2, 2)
    look.barStyle = .black
    look.isTranslucent = false
    look.itemPositioning = .centered
    look.itemWidth = 50
    look.itemSpacing = 5
    look.standardAppearance = UITabBarAppearance()
    let bar = UITabBar(frame: .zero)
    stage.window.addSubview(bar)
    #expect(bar.unselectedItemTintColor == .red)
    #expect(bar.backgroundImage === look.backgroundImage)
    #expect(bar.shadowImage === look.shadowImage)
    #expect(bar.selectionIndicatorImage === look.selectionIndicatorImage)
    #expect(bar.barStyle == .black)
    #expect(!bar.isTranslucent)
    #expect(bar.itemPositioning == .centered)
    #expect(bar.itemWidth == 50)
    #expect(bar.itemSpacing == 5)
    #expect(bar.ownAppearance === look.ownAppearance)
  }

  @Test func `a navigation bar takes over its look`() {
    let stage = Support.stage()
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().titleTextAttributes = [.kern: 2]
    let bar = UINavigationBar(frame: .zero)
    stage.window.addSubview(bar)
    #expect(bar.barTintColor == .red)
    #expect(bar.titleTextAttributes?[.kern] as? Int == 2)
  }

  @Test func `items take over title attributes, shift and badge when a bar shows them`() {
    Support.stage()
    let look = UITabBarItem.appearance()
    look.setTitleTextAttributes([.kern: 1], for: .normal)
    look.setTitleTextAttributes([.kern: 2], for: .selected)
    look.setBadgeTextAttributes([.kern: 3], for: .normal)
    look.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: -2)
    look.badgeColor = .green
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    item.setTitleTextAttributes([.kern: 9], for: .selected)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    bar.items = [item]
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
    #expect(item.titleTextAttributes(for: .selected)?[.kern] as? Int == 9)
    #expect(item.badgeTextAttributes(for: .normal)?[.kern] as? Int == 3)
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -2))
    #expect(item.badgeColor == .green)
  }
}
