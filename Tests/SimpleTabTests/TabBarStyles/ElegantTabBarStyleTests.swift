// SPDX-License-Identifier: MIT
//
// The Elegant style against its formulas. Numbers measured in the original's recording: item frames,
// selector, icon centres, title frame, the duration, the curve.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct ElegantTabBarStyleTests {
  @Test("At rest everything stands where the original's recording shows it")
  func rest() {
    let world = World.elegant()
    let bar = world.bar
    #expect(bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(world.items.map(\.frame.minX) == [2, 127, 252])
    #expect(near(world.shown(world.selector)?.frame, CGRect(x: 12, y: 44, width: 101, height: 5)))
    for item in world.items {
      let isSelected = item.index == 0
      let icon = world.shown(item.iconView)
      #expect(item.frame == CGRect(x: item.frame.minX, y: 1, width: 121, height: 48))
      #expect(near(icon?.center.x, 60.5))
      #expect(near(icon?.center.y, isSelected ? 25.5 : 15.5))
      #expect(icon?.size == CGSize(width: 25, height: 25))
      #expect(
        near(world.shown(item.titleLabel)?.frame, CGRect(x: 0, y: 28, width: 121, height: 15)))
      #expect(near(world.shown(item.titleLabel)?.alpha, isSelected ? 0 : 1))
    }
  }

  @Test("Every frame of a switch follows the formulas", arguments: [30, 60, 120])
  func motion(perSecond: Int) {
    let world = World.elegant()
    world.controller.selectedIndex = 2
    for time in frames(0.5, perSecond: perSecond) {
      world.advance(to: time)
      let p = progress(time, 0.5)
      let (from, middle, to) = (world.items[0], world.items[1], world.items[2])
      #expect(near(world.shown(to.iconView)?.center.y, 15.5 + 10 * p))
      #expect(near(world.shown(from.iconView)?.center.y, 25.5 - 10 * p))
      #expect(near(world.shown(to.titleLabel)?.alpha, 1 - p))
      #expect(near(world.shown(from.titleLabel)?.alpha, p))
      #expect(near(world.shown(middle.iconView)?.center.y, 15.5))
      #expect(near(world.shown(middle.titleLabel)?.alpha, 1))
      #expect(
        near(
          world.shown(world.selector)?.frame,
          CGRect(x: 12 + 250 * p, y: 44, width: 101, height: 5)))
      for item in world.items {
        #expect(near(world.shown(item.iconView)?.scale, 1))
        #expect(near(world.shown(item.barItemView)?.frame, item.frame))
      }
    }
  }

  @Test("Icon colours blend; title colours change at once")
  func colors() {
    let world = World(style: { bar in
      let style = ElegantTabBarStyle(tabBar: bar)
      style.setIconColor(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1), forState: .selected)
      style.setIconColor(UIColor(red: 0, green: 0.5, blue: 1, alpha: 1), forState: .normal)
      style.setTitleTextAttributes([.foregroundColor: UIColor.red], forState: .selected)
      return style
    })
    world.controller.selectedIndex = 1
    for time in frames(0.5, perSecond: 60) {
      world.advance(to: time)
      let p = progress(time, 0.5)
      #expect(near(world.tint(of: world.items[1]), [p, 0.5 - 0.5 * p, 1 - 0.5 * p, 1]))
      #expect(near(world.tint(of: world.items[0]), [1 - p, 0.5 * p, 0.5 + 0.5 * p, 1]))
      #expect(world.titleColor(of: world.items[1]) == .red)
      #expect(world.titleColor(of: world.items[0]) == .gray)
    }
  }

  @Test("Two switches within a tenth of a second add up")
  func interrupted() {
    let world = World.elegant()
    world.select([(1, 0), (2, 0.1)])
    for time in frames(0.6, perSecond: 60) where time >= 0.1 {
      world.advance(to: time)
      let left = Move(start: 0.1, duration: 0.5, change: -10)
      let sunk = Move(start: 0, duration: 0.5, change: 10)
      #expect(
        near(
          world.shown(world.items[1].iconView)?.center.y, value(from: 15.5, [sunk, left], at: time))
      )
      let slides = [
        Move(start: 0, duration: 0.5, change: 125), Move(start: 0.1, duration: 0.5, change: 125),
      ]
      #expect(near(world.shown(world.selector)?.frame.minX, value(from: 12, slides, at: time)))
    }
    #expect(near(world.shown(world.selector)?.frame.minX, 262))
    #expect(near(world.shown(world.items[1].titleLabel)?.alpha, 1))
    #expect(near(world.shown(world.items[2].titleLabel)?.alpha, 0))
  }

  @Test("Without a style the bar is Elegant, without the strip")
  func defaultStyle() {
    let world = World()
    #expect(world.controller.tabBarStyle == nil)
    world.controller.selectedIndex = 1
    world.advance(to: 0.25)
    #expect(near(world.shown(world.items[1].iconView)?.center.y, 15.5 + 10 * progress(0.25, 0.5)))
    let strips = world.bar.subviews.filter { $0.bounds.height == 5 }
    #expect(strips.isEmpty)
    world.advance(to: 0.5)
    #expect(!world.stage.hasPendingWork)
  }
}
