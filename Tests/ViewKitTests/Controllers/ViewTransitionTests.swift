// SPDX-License-Identifier: MIT
//
// Changes of screens with an animator that ends when the test says so: completed, cancelled,
// interrupted, never ended.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct ViewTransitionTests {
  /// An animator that ends when the test says so.
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    var ended: [Bool] = []
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.33 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
    func animationEnded(_ completed: Bool) { ended.append(completed) }
  }

  /// A delegate that hands out an animator for each change.
  final class Delegate: UITabBarControllerDelegate {
    var animators: [Animator] = []
    func tabBarController(
      _ controller: UITabBarController,
      animationControllerForTransitionFrom from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animators.append(Animator())
      return animators.last
    }
  }

  @MainActor
  struct World {
    let stage = Support.stage()
    let log = Support.Log()
    let delegate = Delegate()
    let controller = UITabBarController()

    init(_ names: String...) {
      controller.viewControllers = names.map { [log] in Support.Recorder($0, log) }
      controller.delegate = delegate
      stage.rootViewController = controller
      _ = log.take()
    }

    func screen(_ index: Int) -> UIViewController? { controller.viewControllers?[index] }
    func view(_ index: Int) -> UIView? { screen(index)?.view }
    func complete(_ index: Int, _ didComplete: Bool = true) {
      delegate.animators[index].context?.completeTransition(didComplete)
    }
  }

  @Test func `the outgoing view stays until the transition is complete`() throws {
    let world = World("a", "b")
    world.controller.selectedIndex = 1
    let context = try #require(world.delegate.animators.first?.context)
    #expect(context.viewController(forKey: .from) === world.screen(0))
    #expect(context.viewController(forKey: .to) === world.screen(1))
    #expect(context.containerView.subviews == [world.view(0), world.view(1)])
    #expect(context.initialFrame(for: try #require(world.screen(0))) == world.stage.screen.bounds)
    #expect(context.finalFrame(for: try #require(world.screen(1))) == world.stage.screen.bounds)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(world.log.take() == ["b didLoad", "b willAppear", "a willDisappear"])
    world.complete(0)
    #expect(context.containerView.subviews == [world.view(1)])
    #expect(world.log.take() == ["a didDisappear", "b didAppear"])
    #expect(world.delegate.animators[0].ended == [true])
  }

  @Test func `completing twice counts once`() {
    let world = World("a", "b")
    world.controller.selectedIndex = 1
    world.complete(0)
    world.complete(0, false)
    #expect(world.controller.selectedIndex == 1)
    #expect(world.delegate.animators[0].ended == [true])
  }

  @Test func `a cancelled transition goes back`() {
    let world = World("a", "b")
    world.controller.selectedIndex = 1
    _ = world.log.take()
    world.complete(0, false)
    #expect(world.controller.selectedIndex == 0)
    #expect(world.controller.tabBar.selectedItem === world.screen(0)?.tabBarItem)
    #expect(world.view(0)?.superview != nil)
    #expect(world.view(1)?.superview == nil)
    #expect(
      world.log.take() == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
    #expect(world.delegate.animators[0].ended == [false])
  }

  @Test func `a change in the middle of another runs over it, and each clears up its own`() {
    let world = World("a", "b", "c")
    world.controller.selectedIndex = 1
    world.controller.selectedIndex = 2
    let container = world.controller.container
    #expect(container.subviews == [world.view(0), world.view(1), world.view(2)])
    world.complete(0)
    #expect(container.subviews == [world.view(1), world.view(2)])
    world.complete(1)
    #expect(container.subviews == [world.view(2)])
    #expect(
      world.log.take() == [
        "b didLoad", "b willAppear", "a willDisappear",
        "c didLoad", "c willAppear", "b willDisappear",
        "a didDisappear", "b didDisappear", "c didAppear",
      ])
  }

  @Test func `changes that end in another order leave the last view alone`() {
    let world = World("a", "b", "c")
    world.controller.selectedIndex = 1
    world.controller.selectedIndex = 2
    world.complete(1)
    world.complete(0)
    #expect(world.controller.container.subviews == [world.view(2)])
    #expect(world.screen(0)?.appearance == .disappeared)
    #expect(world.screen(1)?.appearance == .disappeared)
    #expect(world.screen(2)?.appearance == .appeared)
  }

  @Test func `going back in the middle ends with the first screen shown once`() {
    let world = World("a", "b")
    world.controller.selectedIndex = 1
    world.controller.selectedIndex = 0
    world.complete(0)
    #expect(world.view(0)?.superview === world.controller.container)
    world.complete(1)
    #expect(world.controller.container.subviews == [world.view(0)])
    #expect(
      world.log.take() == [
        "b didLoad", "b willAppear", "a willDisappear", "a willAppear", "b willDisappear",
        "b didDisappear", "a didAppear",
      ])
  }

  @Test func `the same target twice is one change`() {
    let world = World("a", "b")
    world.controller.selectedIndex = 1
    world.controller.selectedIndex = 1
    #expect(world.delegate.animators.count == 1)
  }

  @Test func `a transition that nobody completes is ended and reported`() {
    let world = World("a", "b")
    world.controller.selectedIndex = 1
    #expect(world.stage.hasPendingWork)
    world.stage.advance(to: ViewTransition.limit - 0.001)
    #expect(world.stage.diagnostics.isEmpty)
    world.stage.advance(to: ViewTransition.limit)
    #expect(
      world.stage.diagnostics == [
        "Animator did not call completeTransition within 10 s; it was ended"
      ])
    #expect(world.controller.container.subviews == [world.view(1)])
    #expect(!world.stage.hasPendingWork)
  }

  @Test func `a completed transition leaves nothing pending`() {
    let world = World("a", "b")
    world.controller.selectedIndex = 1
    world.complete(0)
    #expect(!world.stage.hasPendingWork)
  }

  @Test func `others can join while it runs`() throws {
    let world = World("a", "b")
    #expect(world.controller.transitionCoordinator == nil)
    world.controller.selectedIndex = 1
    let coordinator = try #require(world.screen(1)?.transitionCoordinator)
    #expect(coordinator.transitionDuration == 0.33)
    var calls: [String] = []
    coordinator.animate { _ in
      calls.append("along")
    } completion: { context in
      calls.append(context.isCancelled ? "cancelled" : "completed")
    }
    #expect(calls == ["along"])
    world.complete(0)
    #expect(calls == ["along", "completed"])
    #expect(coordinator.animate(alongsideTransition: nil) == false)
  }

  @Test func `a screen that is taken out in mid-change ends the change`() throws {
    let world = World("a", "b", "c")
    world.controller.selectedIndex = 1
    world.controller.viewControllers = [
      try #require(world.screen(0)), try #require(world.screen(2)),
    ]
    #expect(world.controller.running.isEmpty)
    #expect(world.controller.container.subviews.count == 1)
    #expect(!world.stage.hasPendingWork)
  }
}
