// SPDX-License-Identifier: MIT
//
// What every style has: measures, colours with their defaults, title attributes, item frames, and a
// client's subclass with the three hooks.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct SimpleTabBarStyleTests {
  private let normal = UIControl.State.normal.rawValue
  private let selected = UIControl.State.selected.rawValue

  @Test("The measures start as documented")
  func defaults() {
    let style = SimpleTabBarStyle(tabBar: SimpleTabBar())
    #expect(style.iconSize == CGSize(width: 25, height: 25))
    #expect(style.iconTopOffset == 3)
    #expect(style.titleBottomOffset == 5)
    #expect(style.titleHeight == 15)
    #expect(style.originalBehaviors == [])
    #expect(style.barFrames.isEmpty)
  }

  @Test("Without colours set, normal is gray and selected the bar's tint")
  func defaultColors() {
    let world = World(style: SimpleTabBarStyle.init)
    let style = world.controller.tabBarStyle
    #expect(style?.iconColors[normal] == .gray)
    #expect(style?.iconColors[selected] == .systemBlue)
    world.bar.tintColor = .red
    #expect(style?.iconColors[selected] == .red)
    #expect(world.titleColor(of: world.items[0]) == .red)
    #expect(near(world.tint(of: world.items[0]), [1, 0, 0, 1]))
    #expect(world.titleColor(of: world.items[1]) == .gray)
  }

  @Test("What is set is kept under the state's raw value, and a missing title colour filled in")
  func attributes() {
    let style = SimpleTabBarStyle(tabBar: SimpleTabBar())
    let font = UIFont.systemFont(ofSize: 14)
    style.setIconColor(.green, forState: .selected)
    style.setTitleTextAttributes([.font: font], forState: .normal)
    #expect(style.iconColors[selected] == .green)
    #expect(style.titleTextAttributes(for: .normal)[.font] as? UIFont == font)
    #expect(style.titleTextAttributes(for: .normal)[.foregroundColor] as? UIColor == .gray)
    let name = NSString(string: NSAttributedString.Key.font.rawValue)
    #expect(style.titleTextAttributes[normal]?[name] as? UIFont == font)
    #expect(style.titleTextAttributes[selected]?.count == 1)
    style.setTitleTextAttributes(nil, forState: .normal)
    #expect(style.titleTextAttributes(for: .normal)[.font] == nil)
  }

  @Test("A plain style switches at once")
  func plainSwitch() {
    let world = World(style: SimpleTabBarStyle.init)
    world.bar.selectedIndex = 2
    #expect(near(world.tint(of: world.items[2]), world.channels(.systemBlue)))
    #expect(near(world.tint(of: world.items[0]), world.channels(.gray)))
    #expect(near(world.shown(world.items[2].iconView)?.center.y, 15.5))
    #expect(near(world.shown(world.items[2].titleLabel)?.alpha, 1))
  }

  @Test("A changed measure places the items of the style in use anew")
  func measures() {
    let world = World.pop()
    let style = world.controller.tabBarStyle
    style?.iconSize = CGSize(width: 20, height: 30)
    style?.iconTopOffset = 1
    style?.titleHeight = 12
    style?.titleBottomOffset = 2
    let item = world.items[1]
    #expect(item.iconView.frame == CGRect(x: 50.5, y: 1, width: 20, height: 30))
    #expect(item.iconView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(item.titleLabel.frame == CGRect(x: 0, y: 34, width: 121, height: 12))
    #expect(world.items[0].iconView.frame.minY == 11)
  }

  @Test("A title without a font fits its height; the original's 17 points are kept by name")
  func titleSize() {
    let world = World(style: SimpleTabBarStyle.init)
    #expect(world.items[0].titleLabel.font.pointSize == 12)
    world.controller.tabBarStyle?.titleHeight = 20
    #expect(world.items[0].titleLabel.font.pointSize == 16)
    world.controller.tabBarStyle?.originalBehaviors = .titleSize
    #expect(world.items[0].titleLabel.font.pointSize == 17)
  }

  @Test("A title keeps the font of its attributes through every switch")
  func titleFont() {
    for make in [SimpleTabBarStyle.init, PopTabBarStyle.init, ElegantTabBarStyle.init]
      as [(SimpleTabBar) -> SimpleTabBarStyle]
    {
      let world = World(style: { bar in
        let style = make(bar)
        for state in [UIControl.State.normal, .selected] {
          style.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 14)], forState: state)
        }
        return style
      })
      let widths = world.items.map(\.titleLabel.intrinsicContentSize.width)
      world.select([(1, 0), (2, 1), (0, 2)])
      world.advance(to: 3)
      #expect(world.items.map(\.titleLabel.font.pointSize) == [14, 14, 14])
      #expect(world.items.map(\.titleLabel.intrinsicContentSize.width) == widths)
    }
  }

  @Test("A right-to-left bar starts at the right; the original's order is kept by name")
  func rightToLeft() {
    let world = World.pop()
    world.bar.semanticContentAttribute = .forceRightToLeft
    world.stage.layoutIfNeeded()
    #expect(world.items.map(\.frame.minX) == [252, 127, 2])
    #expect(world.selector?.frame.minX == 262)
    world.controller.tabBarStyle?.originalBehaviors = .itemOrder
    #expect(world.items.map(\.frame.minX) == [2, 127, 252])
    #expect(world.selector?.frame.minX == 12)
  }

  @Test("A client's style is set up once it has items, and animates switches")
  func clientStyle() {
    let world = World(style: ClientStyle.init)
    let style = world.controller.tabBarStyle as? ClientStyle
    #expect(style?.calls == ["loaded 0", "refresh"])
    world.controller.selectedIndex = 2
    #expect(style?.calls.last == "switch 0 to 2")
    world.advance(to: 0.5)
    #expect(near(world.shown(style?.dot)?.center.x, 150))
    world.advance(to: 1)
    #expect(!world.stage.hasPendingWork)
  }

  @Test("The article's style moves its dot from item to item and lifts the selected icon")
  func article() {
    let world = World(style: DotTabBarStyle.init)
    let dot = world.bar.subviews.last
    #expect(dot?.bounds.width == 6)
    #expect(near(world.shown(dot)?.center.x, 62.5))
    world.controller.selectedIndex = 2
    #expect(near(world.shown(dot)?.center.x, 62.5))
    world.advance(to: 0.6)
    #expect(!world.stage.hasPendingWork)
    #expect(near(world.shown(dot)?.center.x, 312.5))
    #expect(near(world.shown(world.items[2].iconView)?.center.y, 13.5))
    #expect(near(world.shown(world.items[0].iconView)?.center.y, 15.5))
  }

  @Test("A style set up before its controller is shown on another screen is set up again there")
  func otherScreen() {
    let small = World.pop()
    let controller = SimpleTabBarController()
    controller.viewControllers = (0..<2).map { World.page(title: "\($0)", tag: $0) }
    let style = ClientStyle(tabBar: controller.tabBar)
    controller.tabBarStyle = style
    #expect(style.barFrames.map(\.minX) == [2, 190])
    let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
    stage.makeCurrent()
    stage.rootViewController = controller
    stage.layoutIfNeeded()
    #expect(style.calls == ["loaded 0", "refresh", "loaded 0", "refresh"])
    #expect(style.barFrames.map(\.minX) == [2, 162])
    #expect(controller.tabBar.subviews.filter { $0 === style.dot }.count == 1)
    controller.tabBar.frame.size.width = 375
    stage.layoutIfNeeded()
    #expect(style.calls.count > 4)
    #expect(style.calls.dropFirst(4).allSatisfy { $0 == "refresh" })
    _ = small
  }
}

/// A style as a client writes one.
private final class ClientStyle: SimpleTabBarStyle {
  let dot = UIView()
  var calls: [String] = []

  override func tabBarCtrlLoaded(
    tabBarCtrl: SimpleTabBarController, tabBar: SimpleTabBar, selectedIndex: Int
  ) {
    calls.append("loaded \(selectedIndex)")
    tabBar.addSubview(dot)
  }

  override func refresh() {
    super.refresh()
    calls.append("refresh")
    dot.center = CGPoint(x: CGFloat(tabBar.selectedIndex) * 150, y: 40)
  }

  override func animateTabTransition(tabBar: SimpleTabBar, toIndex: Int, fromIndex: Int) {
    calls.append("switch \(fromIndex) to \(toIndex)")
    UIView.animate(withDuration: 1) { self.dot.center.x = CGFloat(toIndex) * 150 }
  }
}
