// SPDX-License-Identifier: MIT
//
// Animators in every spelling are asked and animate; one without any changes the screens at once.

import Foundation
import Testing

@testable import ViewKit

/// Puts the incoming view in.
@MainActor
private func add(_ context: any UIViewControllerContextTransitioning) {
  if let incoming = context.view(forKey: .to) { context.containerView.addSubview(incoming) }
}

@MainActor
struct OlderTransitioningTests {
  private final class Swift1: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      transitionContext: UIViewControllerContextTransitioning
    ) -> TimeInterval { 0.1 }
    func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
      let incoming = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)
      if let incoming { transitionContext.containerView()?.addSubview(incoming.view) }
      UIView.animateWithDuration(
        transitionDuration(transitionContext), animations: { incoming?.view.alpha = 0.5 },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
        })
    }
  }
  private final class Swift2: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { 0.2 }
    func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
      add(transitionContext)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        transitionContext.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
    }
  }
  private final class Unlabelled: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(_ context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.3
    }
    func animateTransition(_ context: UIViewControllerContextTransitioning) {
      add(context)
      UIView.animate(withDuration: transitionDuration(context)) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }
  private final class Nothing: NSObject, UIViewControllerAnimatedTransitioning {}

  private final class Giver: NSObject, UITabBarControllerDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  /// How long a change lasts, in seconds, and what the stage reports.
  private func change(
    by animator: any UIViewControllerAnimatedTransitioning
  ) -> (duration: Double, asked: Double, reports: [String]) {
    let stage = Support.stage()
    let controller = UITabBarController()
    controller.viewControllers = [UIViewController(), UIViewController()]
    stage.rootViewController = controller
    let giver = Giver(animator)
    controller.delegate = giver
    stage.advance(to: 1)
    controller.selectedIndex = 1
    let asked = controller.transitionCoordinator?.transitionDuration ?? 0
    while let next = stage.nextEventTime, next < 5 { stage.advance(to: next) }
    #expect(controller.selectedViewController?.view.superview != nil)
    #expect(controller.viewControllers?[0].view.superview == nil)
    return (stage.clock.now - 1, asked, stage.diagnostics)
  }

  @Test func `an animator of each age of Swift is asked and animates`() {
    for (animator, duration): (any UIViewControllerAnimatedTransitioning, Double) in [
      (Swift1(), 0.1), (Swift2(), 0.2), (Unlabelled(), 0.3),
    ] {
      let (lasted, asked, reports) = change(by: animator)
      #expect(abs(lasted - duration) < 1e-9)
      #expect(asked == duration)
      #expect(reports == [])
    }
  }

  @Test func `an animator without a motion changes the screens at once, and says so`() {
    let (lasted, _, reports) = change(by: Nothing())
    #expect(lasted == 0)
    #expect(reports == ["Nothing has no animateTransition; the screens change at once"])
  }
}
