// SPDX-License-Identifier: MIT
//
// Selection by taps and by code, the order of calls, the bar and what it covers, more screens than
// buttons.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UITabBarControllerTests {
  let log = Support.Log()

  private func controller(_ names: String...) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = names.map { name in
      let screen = Support.Recorder(name, log)
      screen.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return screen
    }
    return controller
  }

  private func tap(_ controller: UITabBarController, _ index: Int) {
    (controller.tabBar.items?[index].value(forKey: "view") as? UIControl)?
      .sendActions(for: .touchUpInside)
  }

  @Test func `showing the controller loads and shows the first screen only`() {
    let stage = Support.stage()
    let controller = controller("a", "b")
    stage.rootViewController = controller
    #expect(log.take() == ["a didLoad", "a willAppear", "a didAppear"])
    #expect(controller.selectedIndex == 0)
    #expect(controller.tabBar.selectedItem?.title == "a")
  }

  @Test func `a change without an animator makes UIKit's calls in order`() {
    let stage = Support.stage()
    let controller = controller("a", "b")
    stage.rootViewController = controller
    _ = log.take()
    controller.selectedIndex = 1
    #expect(
      log.take() == [
        "b didLoad", "b willAppear", "a willDisappear", "a didDisappear", "b didAppear",
      ])
    #expect(controller.tabBar.selectedItem?.title == "b")
    #expect(controller.viewControllers?[0].view.superview == nil)
  }

  @Test func `before it is shown a selection only counts`() {
    let stage = Support.stage()
    let controller = controller("a", "b", "c")
    controller.selectedIndex = 2
    #expect(log.lines.isEmpty)
    stage.rootViewController = controller
    #expect(log.take() == ["c didLoad", "c willAppear", "c didAppear"])
  }

  @Test(arguments: [-1, 2, 99, Int.min, Int.max])
  func `an index without a screen changes nothing`(index: Int) {
    let stage = Support.stage()
    let controller = controller("a", "b")
    stage.rootViewController = controller
    controller.selectedIndex = index
    #expect(controller.selectedIndex == 0)
  }

  @Test func `no screens are no trouble`() {
    let stage = Support.stage()
    let controller = UITabBarController()
    controller.selectedIndex = 3
    stage.rootViewController = controller
    #expect(controller.selectedViewController == nil)
    controller.viewControllers = []
    controller.viewControllers = nil
    #expect(controller.selectedIndex == Int.max)
  }

  @Test func `a tap asks, selects through the setter, then tells`() {
    let stage = Support.stage()
    final class Asked: UITabBarControllerDelegate {
      let log: Support.Log
      var allows = true
      init(_ log: Support.Log) { self.log = log }
      func tabBarController(
        _ controller: UITabBarController, shouldSelect screen: UIViewController
      ) -> Bool {
        log.add("shouldSelect, at \(controller.selectedIndex)")
        return allows
      }
      func tabBarController(
        _ controller: UITabBarController, didSelect screen: UIViewController
      ) { log.add("didSelect, at \(controller.selectedIndex)") }
    }
    final class Controller: UITabBarController {
      var own: Support.Log?
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        own?.add("bar didSelect, at \(selectedIndex)")
      }
      override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {
          own?.add("set")
          super.selectedViewController = newValue
        }
      }
    }
    let controller = Controller()
    controller.own = log
    let asked = Asked(log)
    controller.delegate = asked
    controller.viewControllers = [UIViewController(), UIViewController()]
    stage.rootViewController = controller
    tap(controller, 1)
    #expect(
      log.take() == ["shouldSelect, at 0", "bar didSelect, at 0", "set", "didSelect, at 1"])
    asked.allows = false
    tap(controller, 0)
    #expect(log.take() == ["shouldSelect, at 1"])
    #expect(controller.selectedIndex == 1)
    controller.selectedIndex = 0
    #expect(log.take().isEmpty)
  }

  @Test func `optional calls of delegates compile and reach them`() {
    Support.stage()
    final class Refuses: UITabBarControllerDelegate {
      func tabBarController(
        _ controller: UITabBarController, shouldSelect screen: UIViewController
      ) -> Bool { false }
    }
    let controller = controller("a")
    let refuses = Refuses()
    let delegate: (any UITabBarControllerDelegate)? = refuses
    let screen = UIViewController()
    #expect(delegate?.tabBarController?(controller, shouldSelect: screen) == false)
    delegate?.tabBarController?(controller, didSelect: screen)
    controller.tabBar.delegate?.tabBar?(controller.tabBar, didSelect: UITabBarItem())
  }

  @Test func `the bar lies over the screens at the bottom`() {
    let stage = Support.stage()
    let controller = controller("a", "b")
    stage.rootViewController = controller
    #expect(controller.view.subviews.last === controller.tabBar)
    #expect(controller.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(controller.selectedViewController?.view.frame == stage.screen.bounds)
    #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == 49)
  }

  @Test func `over a home indicator the bar takes its inset too`() {
    let stage = Support.stage(
      height: 812, scale: 3, insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let controller = controller("a")
    stage.rootViewController = controller
    #expect(controller.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(
      controller.selectedViewController?.view.safeAreaInsets
        == UIEdgeInsets(top: 44, left: 0, bottom: 83, right: 0))
  }

  @Test func `the bar is replaced by its key, with its items`() {
    let stage = Support.stage()
    final class Bar: UITabBar {}
    let controller = controller("a", "b")
    stage.rootViewController = controller
    let bar = Bar(frame: .zero)
    controller.setValue(bar, forKey: "tabBar")
    #expect(controller.tabBar === bar)
    #expect(controller.value(forKey: "tabBar") as? UITabBar === bar)
    #expect(bar.items?.count == 2)
    #expect(bar.superview === controller.view)
    #expect(bar.frame.minY == 618)
    tap(controller, 1)
    #expect(controller.selectedIndex == 1)
  }

  @Test func `a subclass may make the bar and narrow its type`() {
    Support.stage()
    final class Bar: UITabBar {}
    final class Controller: UITabBarController {
      override func makeTabBar() -> UITabBar { Bar(frame: .zero) }
      override var tabBar: Bar { super.tabBar as? Bar ?? Bar(frame: .zero) }
    }
    let controller = Controller()
    #expect(controller.tabBar === controller.tabBar)
  }

  @Test func `setting the screens twice keeps the one that stays selected`() throws {
    let stage = Support.stage()
    let controller = controller("a", "b", "c")
    stage.rootViewController = controller
    controller.selectedIndex = 1
    let screens = try #require(controller.viewControllers)
    controller.viewControllers = [screens[2], screens[1]]
    #expect(controller.selectedIndex == 1)
    #expect(controller.selectedViewController === screens[1])
    #expect(screens[0].parent == nil)
    controller.viewControllers = [screens[2]]
    #expect(controller.selectedViewController === screens[2])
    #expect(screens[2].view.superview != nil)
    #expect(screens[1].view.superview == nil)
    #expect(controller.tabBar.items?.map(\.title) == ["c"])
  }

  @Test func `with six screens the fifth button is More, and its list selects the rest`() throws {
    let stage = Support.stage()
    let controller = controller("a", "b", "c", "d", "e", "f")
    stage.rootViewController = controller
    #expect(controller.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "More"])
    tap(controller, 4)
    #expect(controller.selectedViewController === controller.moreNavigationController)
    stage.layoutIfNeeded()
    let list = try #require(controller.moreNavigationController.topViewController?.view)
    let rows = list.subviews.compactMap { $0 as? UIControl }
    #expect(rows.count == 2)
    rows[1].sendActions(for: .touchUpInside)
    #expect(controller.selectedIndex == 5)
    #expect(controller.tabBar.selectedItem?.title == "More")
  }

  @Test func `a screen knows its tab bar controller and its item`() throws {
    Support.stage()
    let controller = controller("a")
    let screen = try #require(controller.viewControllers?[0])
    #expect(screen.tabBarController === controller)
    screen.title = "new"
    #expect(controller.tabBar.items?[0].title == "new")
    screen.tabBarItem = UITabBarItem(title: "other", image: nil, tag: 1)
    #expect(controller.tabBar.items?.map(\.tag) == [1])
  }

  @Test func `nothing keeps a dropped controller alive`() {
    let stage = Support.stage()
    weak var dropped: UITabBarController?
    autoreleasing {
      let controller = controller("a", "b", "c", "d", "e", "f")
      dropped = controller
      stage.rootViewController = controller
      controller.selectedIndex = 1
      tap(controller, 4)
      stage.rootViewController = nil
    }
    #expect(dropped == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}
