// SPDX-License-Identifier: MIT
//
// The controller: built from code, selected by tap and by code, styled and set up in any order.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct SimpleTabBarControllerTests {
  @Test("A controller makes its own bar, which knows it under both spellings")
  func ownBar() {
    let controller = SimpleTabBarController()
    #expect(controller.tabBar.tabBarCtrl === controller)
    #expect(controller.tabBar.tabBarCtrol === controller)
    #expect((controller as UITabBarController).tabBar === controller.tabBar)
  }

  @Test("A switch by code and a tap both move bar and screen, and a tap tells the delegate")
  func selection() {
    let world = World.pop()
    let delegate = Delegate()
    world.controller.delegate = delegate
    world.controller.selectedIndex = 1
    #expect(world.bar.selectedIndex == 1)
    #expect(world.controller.selectedViewController === world.controller.viewControllers?[1])
    #expect(delegate.selected.isEmpty)
    world.advance(to: 1)
    world.bar.tap(world.items[2])
    #expect(world.controller.selectedIndex == 2)
    #expect(world.bar.selectedIndex == 2)
    #expect(world.bar.deselectedIndex == 1)
    #expect(delegate.selected == [2])
    world.advance(to: 2)
    world.controller.selectedViewController = world.controller.viewControllers?[0]
    #expect(world.bar.selectedIndex == 0)
  }

  @Test("An index without a screen changes nothing")
  func outOfRange() {
    let world = World.pop()
    world.controller.selectedIndex = 1
    for index in [3, -1, Int.max] {
      world.controller.selectedIndex = index
      #expect(world.controller.selectedIndex == 1)
    }
    SimpleTabBarController().selectedIndex = 2
  }

  @Test("A client's delegate is asked for a transition before the controller's own is used")
  func clientTransition() {
    let world = World.pop()
    let delegate = Delegate()
    let transition = SlowTransition()
    delegate.transition = transition
    world.controller.delegate = delegate
    world.controller.selectedIndex = 1
    world.advance(to: 2.9)
    #expect(transition.runs == 1)
    #expect(world.stage.hasPendingWork)
    world.advance(to: 3)
    #expect(!world.stage.hasPendingWork)
    world.controller.delegate = nil
    world.controller.viewTransition = transition
    world.controller.selectedIndex = 2
    #expect(transition.runs == 2)
  }

  @Test("Style first, screens later: the style is set up when there are items")
  func styleFirst() {
    let world = World.pop()
    let controller = SimpleTabBarController()
    let style = PopTabBarStyle(tabBar: controller.tabBar)
    controller.tabBarStyle = style
    #expect(style.selectorView.superview == nil)
    controller.viewControllers = (0..<2).map { World.page(title: "\($0)", tag: $0) }
    world.stage.rootViewController = controller
    world.stage.layoutIfNeeded()
    #expect(style.selectorView.superview === controller.tabBar)
    #expect(style.selectorView.frame == CGRect(x: 12, y: 44, width: 164, height: 5))
  }

  @Test("Colours and attributes set on the controller reach its style, also before there is one")
  func forwarding() {
    let controller = SimpleTabBarController()
    controller.viewControllers = [World.page(title: "A", tag: 0), World.page(title: "B", tag: 1)]
    controller.setIconColor(.red, forState: .selected)
    controller.setTitleTextAttributes([.foregroundColor: UIColor.green], forState: .normal)
    #expect(controller.tabBar.barItems[0].iconView.tintColor == .red)
    let style = PopTabBarStyle(tabBar: controller.tabBar)
    style.setTitleTextAttributes([.foregroundColor: UIColor.blue], forState: .selected)
    controller.tabBarStyle = style
    #expect(style.iconColors[UIControl.State.selected.rawValue] == .red)
    #expect(style.selectorColor == .red)
    #expect(style.titleTextAttributes(for: .normal)[.foregroundColor] as? UIColor == .green)
    controller.setIconColor(.blue, forState: .selected)
    #expect(controller.tabBar.barItems[0].iconView.tintColor == .blue)
  }

  @Test("Screens with items of UIKit's class get items of ours with the same content")
  func plainItems() {
    let controller = SimpleTabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "Plain", image: World.icon, tag: 3)
    page.tabBarItem.badgeValue = "7"
    controller.viewControllers = [page, UIViewController()]
    let item = controller.tabBar.barItems.first
    #expect(item?.tabTitle == "Plain")
    #expect(item?.tag == 3)
    #expect(item?.badgeValue == "7")
    #expect((item?.iconView.subviews.first as? UIImageView)?.image != nil)
  }

  @Test("Six screens: every index is shown, the last button stands for what has none")
  func six() {
    let world = World.pop(tabs: 6)
    var time = 0.0
    for index in [1, 2, 3, 4, 5, 0, 5] {
      world.controller.selectedIndex = index
      time += 1
      world.advance(to: time)
      #expect(world.controller.selectedIndex == index)
      let slot = min(index, world.items.count - 1)
      #expect(world.bar.selectedIndex == slot)
      #expect(near(world.shown(world.items[slot].iconView)?.center.y, 25.5))
      #expect(near(world.shown(world.selector)?.frame.minX, world.items[slot].frame.minX + 10))
    }
  }

  @Test("Screens set twice, or taken away, leave a bar in step")
  func replaced() {
    let world = World.pop()
    world.controller.selectedIndex = 2
    world.advance(to: 1)
    world.controller.viewControllers = (0..<2).map { World.page(title: "New \($0)", tag: $0) }
    world.stage.layoutIfNeeded()
    #expect(world.items.map(\.tabTitle) == ["New 0", "New 1"])
    #expect(world.bar.selectedIndex == world.controller.selectedIndex)
    #expect(world.bar.subviews.filter { $0.bounds.height == 5 }.count == 1)
    world.controller.setViewControllers([], animated: false)
    #expect(world.items.isEmpty)
    world.controller.viewControllers = nil
    #expect(world.bar.selectedIndex == 0)
  }

  @Test("Bar and screen start at the same instant and end when both have ended")
  func together() {
    let world = World(style: ElegantTabBarStyle.init, transition: PopViewTransition())
    world.advance(to: 1)
    world.controller.selectedIndex = 1
    world.advance(to: 1.2)
    #expect(near(world.shown(world.page(1))?.alpha, progress(0.2, 0.35)))
    #expect(near(world.shown(world.items[1].titleLabel)?.alpha, 1 - progress(0.2, 0.5)))
    world.advance(to: 1.54)
    #expect(world.stage.hasPendingWork)
    world.advance(to: 1.55)
    #expect(!world.stage.hasPendingWork)
  }
}

private final class Delegate: UITabBarControllerDelegate {
  var selected: [Int] = []
  var transition: (any UIViewControllerAnimatedTransitioning)?

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selected.append(tabBarController.selectedIndex)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
}

/// A client's transition: three seconds of nothing but a fade.
private final class SlowTransition: NSObject, UIViewControllerAnimatedTransitioning {
  var runs = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    runs += 1
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 3) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
