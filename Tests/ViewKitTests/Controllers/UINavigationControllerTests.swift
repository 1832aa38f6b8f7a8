// SPDX-License-Identifier: MIT
//
// A stack of screens: pushing, popping, the order of calls, and what the bar covers.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UINavigationControllerTests {
  @Test func `a push and a pop make UIKit's calls in order`() {
    let stage = Support.stage()
    let log = Support.Log()
    let navigation = UINavigationController(rootViewController: Support.Recorder("a", log))
    stage.rootViewController = navigation
    #expect(log.take() == ["a didLoad", "a willAppear", "a didAppear"])
    let second = Support.Recorder("b", log)
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take() == [
        "a willDisappear", "b didLoad", "b willAppear", "a didDisappear", "b didAppear",
      ])
    #expect(navigation.visibleViewController === second)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.take() == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
    #expect(second.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func `screens are popped down to one of the stack`() {
    Support.stage()
    let screens = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    #expect(navigation.popToViewController(screens[2], animated: false) == [screens[3]])
    #expect(navigation.popToViewController(screens[3], animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [screens[1], screens[2]])
    #expect(navigation.viewControllers == [screens[0]])
    navigation.pushViewController(screens[0], animated: false)
    #expect(navigation.viewControllers.count == 1)
    #expect(UINavigationController().popToRootViewController(animated: false) == nil)
  }

  @Test func `the bar covers 44 points below the device's safe area`() {
    let stage = Support.stage(insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let screen = UIViewController()
    screen.title = "t"
    let navigation = UINavigationController(rootViewController: screen)
    stage.rootViewController = navigation
    stage.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(screen.view.safeAreaInsets.top == 64)
    #expect(screen.view.frame == stage.screen.bounds)
    #expect(screen.navigationController === navigation)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(screen.view.safeAreaInsets.top == 20)
  }
}
