// SPDX-License-Identifier: MIT
//
// Loading a view, the order of life-cycle calls, containment, and what a screen adds to its world.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIViewControllerTests {
  @Test func `the view is loaded once, when it is first asked for`() {
    Support.stage()
    let log = Support.Log()
    let screen = Support.Recorder("a", log)
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    screen.loadViewIfNeeded()
    _ = screen.view
    #expect(log.take() == ["a didLoad"])
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `asking for the view inside loadView is no endless loop`() {
    final class Screen: UIViewController {
      override func loadView() { _ = view }
    }
    Support.stage()
    let screen = Screen()
    #expect(screen.view != nil)
  }

  @Test func `a root is told in order and laid out before it has appeared`() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("didLoad") }
      override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
      override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
      override func viewSafeAreaInsetsDidChange() { calls.append("safeArea") }
      override func viewWillLayoutSubviews() { calls.append("willLayout") }
      override func viewDidLayoutSubviews() { calls.append("didLayout") }
      override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    }
    let stage = Support.stage(insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let screen = Screen()
    stage.rootViewController = screen
    #expect(
      screen.calls == [
        "didLoad", "willAppear", "safeArea", "isAppearing", "willLayout", "didLayout", "didAppear",
      ])
    #expect(screen.view.safeAreaInsets.top == 20)
  }

  @Test func `another root takes the first one's place`() {
    let stage = Support.stage()
    let log = Support.Log()
    stage.rootViewController = Support.Recorder("a", log)
    _ = log.take()
    stage.rootViewController = Support.Recorder("b", log)
    #expect(
      log.take() == [
        "a willDisappear", "a didDisappear", "b didLoad", "b willAppear", "b didAppear",
      ])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `calls are passed on to screens whose views are inside`() {
    let stage = Support.stage()
    let log = Support.Log()
    let parent = Support.Recorder("p", log)
    let child = Support.Recorder("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    stage.rootViewController = parent
    #expect(log.take() == ["p willAppear", "c willAppear", "p didAppear", "c didAppear"])
  }

  @Test func `calls are not repeated`() {
    Support.stage()
    let log = Support.Log()
    let screen = Support.Recorder("a", log)
    screen.beginAppearanceTransition(true, animated: false)
    screen.beginAppearanceTransition(true, animated: false)
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
    screen.endAppearanceTransition()
    #expect(log.take() == ["a didLoad", "a willAppear", "a willDisappear", "a didDisappear"])
  }

  @Test func `a screen has one parent, and is told of moves`() {
    final class Screen: UIViewController {
      var moves: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        moves.append(parent == nil ? "will out" : "will in")
      }
      override func didMove(toParent parent: UIViewController?) {
        moves.append(parent == nil ? "did out" : "did in")
      }
    }
    Support.stage()
    let (first, second, screen) = (UIViewController(), UIViewController(), Screen())
    first.addChild(screen)
    second.addChild(screen)
    #expect(first.children.isEmpty)
    #expect(second.children == [screen])
    #expect(screen.parent === second)
    #expect(screen.moves == ["will in", "did out", "will in"])
    screen.addChild(screen)
    #expect(screen.children.isEmpty)
  }

  @Test func `the title is the item's until the item has its own`() {
    Support.stage()
    let screen = UIViewController()
    screen.title = "one"
    #expect(screen.tabBarItem.title == "one")
    screen.title = "two"
    #expect(screen.tabBarItem.title == "two")
    #expect(screen.navigationItem.title == "two")
    screen.tabBarItem.title = "tab"
    #expect(screen.title == "two")
  }

  @Test func `a screen adds to the safe area`() {
    let stage = Support.stage()
    let screen = UIViewController()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.rootViewController = screen
    #expect(screen.view.safeAreaInsets == screen.additionalSafeAreaInsets)
  }

  @Test func `a screen can be dark in a light world`() {
    let stage = Support.stage()
    let screen = UIViewController()
    screen.overrideUserInterfaceStyle = .dark
    stage.rootViewController = screen
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.traits.userInterfaceStyle == .light)
  }

  @Test func `events go from the view to its screen and on`() {
    let stage = Support.stage()
    let screen = UIViewController()
    stage.rootViewController = screen
    #expect(screen.view.next === screen)
    #expect(screen.next === stage.window)
  }

  @Test func `nothing keeps a dropped screen alive`() {
    Support.stage()
    weak var dropped: UIViewController?
    do {
      let screen = UIViewController()
      _ = screen.view
      dropped = screen
    }
    #expect(dropped == nil)
  }
}
