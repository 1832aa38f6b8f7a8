// SPDX-License-Identifier: MIT
//
// An item: what UIKit's button sees of it, what its own views show.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct SimpleTabBarItemTests {
  @Test("The title reads as empty by design and is kept as the tab's title")
  func title() {
    let item = SimpleTabBarItem(title: "Home", image: nil, tag: 4)
    #expect(item.title == "")
    #expect(item.tabTitle == "Home")
    #expect(item.tag == 4)
    item.title = nil
    #expect(item.title == "")
    #expect(item.tabTitle == "")
  }

  @Test("Icon and title are views of the item's view; UIKit's button shows neither")
  func views() {
    let world = World.pop()
    let item = world.items[1]
    #expect(item.index == 1)
    #expect(item.tabBar === world.bar)
    #expect(item.barItemView.superview === world.bar)
    #expect(item.iconView.superview === item.barItemView)
    #expect(item.titleLabel.superview === item.barItemView)
    #expect(item.iconView.subviews.first is UIImageView)
    #expect(item.titleLabel.text == "Tab 1")
    let button = item.value(forKey: "view") as? UIView
    let image = button?.subviews.first as? UIImageView
    let label = button?.subviews.last as? UILabel
    #expect(image?.image == nil)
    #expect(label?.text?.isEmpty != false)
  }

  @Test("The image reads as it was set until a bar shows the item")
  func image() {
    let icon = World.icon
    let item = SimpleTabBarItem(title: "A", image: icon, selectedImage: icon)
    #expect(item.image === icon)
    let controller = SimpleTabBarController()
    let page = UIViewController()
    page.tabBarItem = item
    controller.viewControllers = [page]
    #expect(item.image == nil)
    #expect(item.selectedImage == nil)
    controller.viewControllers = []
    #expect(item.image === icon)
    #expect(item.barItemView.superview == nil)
  }

  @Test("A title or image set later is shown")
  func later() {
    let world = World.elegant()
    let item = world.items[2]
    item.title = "Later"
    #expect(item.titleLabel.text == "Later")
    item.image = nil
    #expect((item.iconView.subviews.first as? UIImageView)?.image == nil)
    item.image = World.icon
    #expect((item.iconView.subviews.first as? UIImageView)?.image?.renderingMode == .alwaysTemplate)
  }

  @Test("A title is shown again when the least of it changes, or of the label that shows it")
  func titleAgain() throws {
    let world = World.pop()
    let style = try #require(world.bar.tabBarStyle)
    let item = world.items[1]
    func bytes() -> [UInt8] { Array((item.titleLabel.text ?? "").utf8) }
    item.title = "\u{E9}"
    #expect(bytes() == Array("\u{E9}".utf8))
    let shown = item.titleLabel.attributedText
    style.refreshColors()
    #expect(item.titleLabel.attributedText === shown)
    // The same letter, spelled otherwise.
    item.title = "e\u{301}"
    #expect(bytes() == Array("e\u{301}".utf8))
    let width = item.titleLabel.intrinsicContentSize.width
    style.setTitleTextAttributes([.kern: 2.0 as CGFloat], forState: .normal)
    style.refreshColors()
    #expect(item.titleLabel.intrinsicContentSize.width > width + 1)
    item.titleLabel.text = "client"
    style.refreshColors()
    #expect(bytes() == Array("e\u{301}".utf8))
    item.titleLabel.font = .systemFont(ofSize: 3)
    style.refreshColors()
    #expect(item.titleLabel.font == .systemFont(ofSize: 12))
  }

  @Test("A selected image replaces the image while its item is selected")
  func selectedImage() {
    let world = World.pop()
    let item = world.items[1]
    item.selectedImage = World.image("home-32.png")
    func width() -> CGFloat? { (item.iconView.subviews.first as? UIImageView)?.image?.size.width }
    #expect(width() == 25)
    world.controller.selectedIndex = 1
    #expect(width() == 32)
    world.controller.selectedIndex = 0
    #expect(width() == 25)
  }

  @Test("Items without a title or an image are drawn without one")
  func bare() {
    let world = World.pop()
    let page = UIViewController()
    page.tabBarItem = SimpleTabBarItem(title: nil, image: nil, tag: 0)
    world.controller.viewControllers = [page, World.page(title: nil, tag: 1)]
    #expect(world.items.count == 2)
    #expect(world.items[0].titleLabel.text?.isEmpty != false)
    world.controller.selectedIndex = 1
    world.advance(to: 1)
    #expect(near(world.shown(world.items[1].iconView)?.center.y, 25.5))
  }

  @Test("Laid out under a scale, an icon keeps its bounds")
  func scaled() {
    let world = World.pop()
    let item = world.items[1]
    item.iconView.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    item.layoutBarItem()
    #expect(item.iconView.bounds.size == CGSize(width: 25, height: 25))
    #expect(item.iconView.center == CGPoint(x: 60.5, y: 15.5))
  }
}
