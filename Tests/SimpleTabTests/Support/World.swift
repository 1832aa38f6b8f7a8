// SPDX-License-Identifier: MIT
//
// A screen of 375 by 667 points with a tab bar controller on it, and what it shows at the clock's
// time. The bar is 49 points high, so its top is at 618; with three tabs its items are 121 points wide
// at x 2, 127 and 252, y 1, height 48.

import FixtureSupport
import Foundation
import SimpleTab
import ViewKit

/// What a view shows: its presentation values, in its superview's points.
struct Shown {
  var center: CGPoint
  var size: CGSize
  var alpha: Double
  var scale: Double

  /// The frame without the transform.
  var frame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// A controller on a screen.
@MainActor
struct World {
  let stage: Stage
  let controller: SimpleTabBarController

  /// A controller with tabs named after their numbers; `style` makes the style of its bar.
  init(
    tabs: Int = 3, size: CGSize = CGSize(width: 375, height: 667),
    style: ((SimpleTabBar) -> SimpleTabBarStyle)? = nil,
    transition: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    stage = Stage(size: size, scale: 2)
    stage.makeCurrent()
    controller = SimpleTabBarController()
    controller.viewControllers = (0..<tabs).map { Self.page(title: "Tab \($0)", tag: $0) }
    controller.viewTransition = transition
    if let style { controller.tabBarStyle = style(controller.tabBar) }
    stage.rootViewController = controller
    stage.layoutIfNeeded()
  }

  static func pop(tabs: Int = 3) -> World { World(tabs: tabs, style: PopTabBarStyle.init) }

  static func elegant(tabs: Int = 3) -> World { World(tabs: tabs, style: ElegantTabBarStyle.init) }

  /// A screen whose item has a title and a black icon of 25 by 25 points.
  static func page(title: String?, tag: Int) -> UIViewController {
    let page = UIViewController()
    page.tabBarItem = SimpleTabBarItem(title: title, image: icon, tag: tag)
    return page
  }

  /// An icon of 25 by 25 points.
  static var icon: UIImage? { image("home.png") }

  /// A picture of `Fixtures/Icons`.
  static func image(_ name: String) -> UIImage? {
    UIImage(contentsOfFile: Fixtures.url("Icons/" + name).path)
  }

  var bar: SimpleTabBar { controller.tabBar }
  var items: [SimpleTabBarItem] { controller.tabBar.barItems }

  var selector: UIView? { (controller.tabBarStyle as? SelectorTabBarStyle)?.selectorView }

  /// Moves the clock, in seconds.
  func advance(to time: Double) { stage.advance(to: time) }

  /// What a view shows now.
  func shown(_ view: UIView?) -> Shown? {
    guard let view else { return nil }
    let layer = view.layer.presentation() ?? view.layer
    return Shown(
      center: layer.position, size: layer.bounds.size, alpha: Double(layer.opacity),
      scale: Double(layer.affineTransform().a))
  }

  /// The view of a tab's screen.
  func page(_ index: Int) -> UIView {
    controller.viewControllers?[index].view ?? UIView()
  }

  /// The colour an item's icon is shown in: red, green, blue, opacity, 0…1.
  func tint(of item: SimpleTabBarItem) -> [Double]? {
    guard let image = item.iconView.subviews.first else { return nil }
    let layer = image.layer.presentation() ?? image.layer
    return layer.contentsTint?.components?.map(Double.init)
  }

  /// The colour of an item's title.
  func titleColor(of item: SimpleTabBarItem) -> UIColor? { item.titleLabel.textColor }

  /// A colour as red, green, blue and opacity, 0…1.
  func channels(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// Selects a tab at each of the times, in seconds.
  func select(_ tabs: [(tab: Int, at: Double)]) {
    for (tab, time) in tabs {
      advance(to: time)
      controller.selectedIndex = tab
    }
  }
}

/// Whether two numbers differ by less than one in a million.
func near<Number: BinaryFloatingPoint>(_ left: Number?, _ right: Double) -> Bool {
  guard let left else { return false }
  return abs(Double(left) - right) < 1e-6
}

/// Whether each of the numbers differs from its other by less than one in a million.
func near(_ left: [Double]?, _ right: [Double]) -> Bool {
  guard let left, left.count == right.count else { return false }
  return zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
}

/// Whether two rectangles differ by less than one in a million.
func near(_ left: CGRect?, _ right: CGRect) -> Bool {
  guard let left else { return false }
  return near(left.minX, right.minX) && near(left.minY, right.minY)
    && near(left.width, right.width) && near(left.height, right.height)
}

/// The times of a film's frames, in seconds.
func frames(_ duration: Double, perSecond: Int) -> [Double] {
  (0...Int((duration * Double(perSecond)).rounded())).map { Double($0) / Double(perSecond) }
}
