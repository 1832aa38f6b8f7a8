// SPDX-License-Identifier: MIT
//
// The bar: items in step with UIKit's buttons, selection, and no reference cycles.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct SimpleTabBarTests {
  @Test("Selecting remembers the tab before, and an index without a tab changes nothing")
  func selection() {
    let world = World.pop()
    #expect(world.bar.selectedIndex == 0)
    #expect(world.bar.deselectedIndex == 0)
    world.controller.selectedIndex = 2
    #expect(world.bar.selectedIndex == 2)
    #expect(world.bar.deselectedIndex == 0)
    for index in [3, -1, Int.max, Int.min, 2] {
      world.bar.selectedIndex = index
      #expect(world.bar.selectedIndex == 2)
      #expect(world.bar.deselectedIndex == 0)
    }
  }

  @Test("A bar nobody sees switches at once")
  func unseen() {
    let controller = SimpleTabBarController()
    controller.viewControllers = (0..<3).map { World.page(title: "\($0)", tag: $0) }
    controller.tabBarStyle = PopTabBarStyle(tabBar: controller.tabBar)
    controller.selectedIndex = 2
    let world = World.pop()
    world.stage.rootViewController = controller
    world.stage.layoutIfNeeded()
    let icon = controller.tabBar.barItems[2].iconView
    #expect(near(world.shown(icon)?.center.y, 25.5))
    #expect(near(world.shown(icon)?.scale, 1))
    #expect(!world.stage.hasPendingWork)
  }

  @Test("The items' views lie under the buttons, which draw the badges, and over the background")
  func order() {
    let world = World.pop()
    let views = world.bar.subviews
    let items = views.enumerated().filter { pair in
      world.items.contains { $0.barItemView === pair.element }
    }.map(\.offset)
    let buttons = views.enumerated().filter { $0.element is UIControl }.map(\.offset)
    #expect(items == [1, 2, 3])
    #expect(buttons == [4, 5, 6])
  }

  @Test("A resized bar places everything anew and keeps what is selected")
  func resize() {
    let world = World.elegant()
    world.controller.selectedIndex = 2
    world.advance(to: 1)
    world.bar.frame = CGRect(x: 0, y: 618, width: 320, height: 49)
    world.bar.layoutIfNeeded()
    #expect(world.items.map(\.frame.minX) == [2, 109, 215])
    #expect(world.selector?.frame == CGRect(x: 225, y: 44, width: 83, height: 5))
    #expect(world.items[2].iconView.center.y == 25.5)
    #expect(world.items[2].titleLabel.alpha == 0)
    #expect(world.items[0].titleLabel.alpha == 1)
  }

  @Test("An item of UIKit's class keeps its place in the indices and draws itself")
  func foreignItem() {
    let world = World.pop()
    let plain = UITabBarItem(title: "Plain", image: nil, tag: 0)
    let bar = SimpleTabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = [SimpleTabBarItem(title: "Own", image: nil, tag: 0), plain]
    #expect(bar.barItems.count == 2)
    #expect(bar.barItems[1].tabTitle == "")
    bar.selectedIndex = 1
    #expect(bar.selectedIndex == 1)
    #expect(plain.title == "Plain")
    _ = world
  }

  @Test("Nothing keeps a dropped controller, its bar, its items or its style")
  func lifetimes() {
    weak var controller: SimpleTabBarController?
    weak var bar: SimpleTabBar?
    weak var item: SimpleTabBarItem?
    weak var style: SimpleTabBarStyle?
    do {
      let world = World(style: PopTabBarStyle.init, transition: PopViewTransition())
      world.select([(1, 0), (2, 0.1)])
      world.advance(to: 2)
      controller = world.controller
      bar = world.bar
      item = world.items[0]
      style = world.controller.tabBarStyle
      #expect(style != nil)
      world.stage.rootViewController = nil
    }
    Stage(size: CGSize(width: 10, height: 10), scale: 1).makeCurrent()
    #expect(controller == nil)
    #expect(bar == nil)
    #expect(item == nil)
    #expect(style == nil)
  }
}
