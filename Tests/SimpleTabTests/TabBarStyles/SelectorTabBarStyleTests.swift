// SPDX-License-Identifier: MIT
//
// The strip under the selected item: its measures, its colour, its place, and that it goes with its
// style.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct SelectorTabBarStyleTests {
  @Test("The strip starts with the documented measures in the selected icon's colour")
  func defaults() {
    let world = World.pop()
    let style = world.controller.tabBarStyle as? SelectorTabBarStyle
    #expect(style?.selectorHeight == 5)
    #expect(style?.selectorSideInsets == 10)
    #expect(style?.selectorColor == .systemBlue)
    #expect(style?.selectorView.superview === world.bar)
    style?.setIconColor(.green, forState: .selected)
    style?.refreshColors()
    #expect(style?.selectorView.backgroundColor == .green)
    style?.selectorColor = .red
    style?.refreshColors()
    #expect(style?.selectorView.backgroundColor == .red)
  }

  @Test("Changed measures move the strip at once")
  func measures() {
    let world = World.elegant()
    let style = world.controller.tabBarStyle as? SelectorTabBarStyle
    style?.selectorHeight = 3
    style?.selectorSideInsets = 20
    #expect(style?.selectorView.frame == CGRect(x: 22, y: 46, width: 81, height: 3))
    style?.selectorSideInsets = 100
    #expect(style?.selectorView.frame.width == 0)
    #expect(style?.selectorFrame(at: 7) == .zero)
  }

  @Test("A refresh in the middle of a switch keeps what is selected, and may be repeated")
  func refresh() {
    let world = World.pop()
    world.controller.selectedIndex = 1
    world.advance(to: 0.1)
    world.controller.tabBarStyle?.refresh()
    world.controller.tabBarStyle?.refresh()
    world.advance(to: 1)
    #expect(near(world.shown(world.items[1].iconView)?.center.y, 25.5))
    #expect(near(world.shown(world.items[1].iconView)?.scale, 1))
    #expect(near(world.shown(world.items[0].iconView)?.center.y, 15.5))
    #expect(near(world.shown(world.selector)?.frame.minX, 137))
  }

  @Test("A second style on the same bar finds icons and titles, and the first one's strip is gone")
  func exchanged() {
    let world = World.pop()
    world.controller.selectedIndex = 1
    world.advance(to: 0.1)
    let old = world.selector
    world.controller.tabBarStyle = ElegantTabBarStyle(tabBar: world.bar)
    #expect(old?.superview == nil)
    #expect(world.selector?.superview === world.bar)
    for item in world.items {
      #expect((item.iconView.subviews.first as? UIImageView)?.image != nil)
      #expect(item.titleLabel.text == "Tab \(item.index)")
      #expect(item.barItemView.superview === world.bar)
      #expect(near(world.shown(item.iconView)?.scale, 1))
      #expect(near(world.shown(item.iconView)?.center.y, item.index == 1 ? 25.5 : 15.5))
    }
    world.controller.selectedIndex = 2
    world.advance(to: 2)
    #expect(near(world.shown(world.items[2].iconView)?.center.y, 25.5))
    #expect(near(world.shown(world.items[1].iconView)?.scale, 1))
  }
}
