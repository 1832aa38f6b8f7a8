// SPDX-License-Identifier: MIT
//
// The original library's older spellings mean the same as the current ones.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct OlderSpellingsTests {
  private let selected = UIControl.State.selected.rawValue

  @Test("Colours and attributes, with and without their labels")
  func labels() {
    let controller = SimpleTabBarController()
    let style = SimpleTabBarStyle(tabBar: controller.tabBar)
    controller.tabBarStyle = style
    style.setIconColor(color: .red, forState: .selected)
    #expect(style.iconColors[selected] == .red)
    controller.setIconColor(color: .green, forState: .selected)
    #expect(style.iconColors[selected] == .green)
    style.setTitleTextAttributes(attributes: [.foregroundColor: UIColor.red], forState: .selected)
    #expect(style.titleTextAttributes(for: .selected)[.foregroundColor] as? UIColor == .red)
    controller.setTitleTextAttributes(
      attributes: [.foregroundColor: UIColor.blue], forState: .selected)
    #expect(style.titleTextAttributes(for: .selected)[.foregroundColor] as? UIColor == .blue)
  }

  @Test("Attributes under names as objects")
  func names() {
    let controller = SimpleTabBarController()
    let style = SimpleTabBarStyle(tabBar: controller.tabBar)
    controller.tabBarStyle = style
    let name = NSString(string: NSAttributedString.Key.foregroundColor.rawValue)
    let red: [NSObject: AnyObject] = [name: UIColor.red]
    style.setTitleTextAttributes(red, forState: .selected)
    #expect(style.titleTextAttributes(for: .selected)[.foregroundColor] as? UIColor == .red)
    let green: [NSObject: AnyObject] = [name: UIColor.green]
    style.setTitleTextAttributes(attributes: green, forState: .selected)
    #expect(style.titleTextAttributes(for: .selected)[.foregroundColor] as? UIColor == .green)
    controller.setTitleTextAttributes(red, forState: .selected)
    #expect(style.titleTextAttributes(for: .selected)[.foregroundColor] as? UIColor == .red)
    controller.setTitleTextAttributes(attributes: green, forState: .selected)
    #expect(style.titleTextAttributes(for: .selected)[.foregroundColor] as? UIColor == .green)
  }

  @Test("An item is built under each spelling")
  func building() {
    let world = World.pop()
    let style = SimpleTabBarStyle(tabBar: world.bar)
    let item = SimpleTabBarItem(title: "A", image: nil, tag: 0)
    item.initialize(style, index: 1)
    #expect(item.index == 1)
    #expect(item.frame.minX == 127)
    item.initialize(style, 2)
    #expect(item.index == 2)
    #expect(item.frame.minX == 252)
  }
}
