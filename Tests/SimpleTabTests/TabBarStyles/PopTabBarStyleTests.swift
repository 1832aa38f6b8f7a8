// SPDX-License-Identifier: MIT
//
// The Pop style against its formulas, and left in the middle. The durations, the growth and the
// strip's rise were measured in the original's recordings.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct PopTabBarStyleTests {
  /// How large an icon is that was selected at a time.
  private func scale(at time: Double, selectedAt start: Double) -> Double {
    value(
      from: 1,
      [
        Move(start: start, duration: 0.3, change: 0.5),
        Move(start: start + 0.3, duration: 0.2, change: -0.5),
      ], at: time)
  }

  @Test("Every frame of a switch follows the formulas", arguments: [30, 60, 120])
  func motion(perSecond: Int) {
    let world = World.pop()
    world.controller.selectedIndex = 1
    for time in frames(0.5, perSecond: perSecond) {
      world.advance(to: time)
      let p = progress(time, 0.3)
      let (from, to, other) = (world.items[0], world.items[1], world.items[2])
      let icon = world.shown(to.iconView)
      #expect(near(icon?.center.y, 15.5 + 10 * p))
      #expect(near(icon?.center.x, 60.5))
      #expect(near(icon?.scale, scale(at: time, selectedAt: 0)))
      #expect(icon?.size == CGSize(width: 25, height: 25))
      #expect(near(world.shown(from.iconView)?.center.y, 25.5 - 10 * p))
      #expect(near(world.shown(from.iconView)?.scale, 1))
      #expect(near(world.shown(to.titleLabel)?.alpha, 1 - p))
      #expect(near(world.shown(from.titleLabel)?.alpha, p))
      #expect(near(world.shown(other.iconView)?.center.y, 15.5))
      #expect(
        near(
          world.shown(world.selector)?.frame,
          CGRect(x: 137, y: 54 - 10 * p, width: 101, height: 5)))
    }
    #expect(!world.stage.hasPendingWork)
  }

  @Test("Icon colours blend in the first part; title colours change at once")
  func colors() {
    let world = World(style: { bar in
      let style = PopTabBarStyle(tabBar: bar)
      style.setIconColor(UIColor(red: 0, green: 1, blue: 1, alpha: 1), forState: .selected)
      style.setIconColor(UIColor(red: 1, green: 0, blue: 1, alpha: 1), forState: .normal)
      return style
    })
    world.controller.selectedIndex = 2
    for time in frames(0.5, perSecond: 60) {
      world.advance(to: time)
      let p = progress(time, 0.3)
      #expect(near(world.tint(of: world.items[2]), [1 - p, p, 1, 1]))
      #expect(near(world.tint(of: world.items[0]), [p, 1 - p, 1, 1]))
      #expect(world.titleColor(of: world.items[0]) == .gray)
    }
  }

  @Test(
    "A tab left in the middle of its pop adds up and comes to rest", arguments: [0.1, 0.2, 0.29])
  func left(at leaving: Double) {
    let world = World.pop()
    world.select([(1, 0), (2, leaving)])
    for step in 0...60 {
      let time = leaving + Double(step) / 60
      world.advance(to: time)
      let left = world.shown(world.items[1].iconView)
      let moves = [
        Move(start: 0, duration: 0.3, change: 10), Move(start: leaving, duration: 0.3, change: -10),
      ]
      #expect(near(left?.center.y, value(from: 15.5, moves, at: time)))
      #expect(near(left?.scale, scale(at: time, selectedAt: 0)))
      #expect(left?.size == CGSize(width: 25, height: 25))
      #expect(
        near(world.shown(world.items[2].iconView)?.scale, scale(at: time, selectedAt: leaving)))
    }
    #expect(!world.stage.hasPendingWork)
    expectRest(world, selected: 2)
  }

  @Test("Kept by name, the original's fault leaves the icon's picture off-centre")
  func interruptedIcon() {
    let world = World(style: { bar in
      let style = PopTabBarStyle(tabBar: bar)
      style.originalBehaviors = .interruptedIcon
      return style
    })
    world.select([(1, 0), (2, 0.1)])
    world.advance(to: 1)
    let icon = world.items[1].iconView
    #expect(near(world.shown(icon)?.size.width, 25 / 1.5))
    #expect(near(world.shown(icon)?.center.y, 15.5))
    // The picture keeps its 25 points from the view's corner.
    #expect(near(world.shown(icon.subviews.first)?.center.x, 12.5))
  }

  @Test("Three tabs within a tenth of a second: only the last one is selected in the end")
  func rapid() {
    let world = World.pop(tabs: 4)
    world.select([(1, 0), (2, 0.05), (3, 0.1), (1, 0.15)])
    world.advance(to: 2)
    #expect(!world.stage.hasPendingWork)
    expectRest(world, selected: 1)
  }

  @Test("Left and selected again before it has shrunk, an icon comes to rest in its place")
  func returned() {
    let world = World.pop()
    world.select([(1, 0), (0, 0.1), (1, 0.2)])
    world.advance(to: 2)
    expectRest(world, selected: 1)
  }

  @Test("The second part starts at the instant the first ends")
  func steps() {
    let world = World.pop()
    let style = world.controller.tabBarStyle as? PopTabBarStyle
    #expect(style?.step == 0)
    world.controller.selectedIndex = 1
    #expect(style?.step == 1)
    world.advance(to: 0.2999)
    #expect(style?.step == 1)
    world.advance(to: 0.3)
    #expect(style?.step == 2)
    world.advance(to: 0.4)
    #expect(near(world.shown(world.items[1].iconView)?.scale, 1.25))
    world.advance(to: 0.5)
    #expect(style?.step == 0)
  }

  private func expectRest(_ world: World, selected: Int) {
    for item in world.items {
      let isSelected = item.index == selected
      let icon = world.shown(item.iconView)
      #expect(near(icon?.scale, 1))
      #expect(icon?.size == CGSize(width: 25, height: 25))
      #expect(near(icon?.center.y, isSelected ? 25.5 : 15.5))
      #expect(near(world.shown(item.titleLabel)?.alpha, isSelected ? 0 : 1))
      #expect(world.titleColor(of: item) == (isSelected ? .systemBlue : .gray))
    }
    let item = world.items[selected].frame
    #expect(
      near(
        world.shown(world.selector)?.frame,
        CGRect(x: item.minX + 10, y: 44, width: item.width - 20, height: 5)))
  }
}
