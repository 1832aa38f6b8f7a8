// SPDX-License-Identifier: MIT
//
// A transition that has no incoming screen ends at once, unfinished.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct IncomingViewTests {
  @Test("Without an incoming screen nothing is added and the change does not complete")
  func none() {
    for animator in [CrossFadeViewTransition(), PopViewTransition()]
      as [any UIViewControllerAnimatedTransitioning]
    {
      let context = Context(to: nil)
      animator.animateTransition(using: context)
      #expect(context.completed == [false])
      #expect(context.containerView.subviews.isEmpty)
    }
  }

  @Test("The incoming screen gets its final frame on top of the outgoing one")
  func added() {
    let screen = UIViewController()
    screen.view.transform = CGAffineTransform(scaleX: 3, y: 3)
    let context = Context(to: screen)
    let outgoing = UIView()
    context.containerView.addSubview(outgoing)
    CrossFadeViewTransition().animateTransition(using: context)
    #expect(context.containerView.subviews.map { $0 === screen.view } == [false, true])
    #expect(screen.view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(screen.view.transform == .identity)
  }
}

/// What an animator is given, outside a controller.
private final class Context: UIViewControllerContextTransitioning {
  let containerView = UIView()
  let incoming: UIViewController?
  var completed: [Bool] = []

  init(to screen: UIViewController?) { incoming = screen }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? incoming : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for viewController: UIViewController) -> CGRect { .zero }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    CGRect(x: 1, y: 2, width: 30, height: 40)
  }

  func completeTransition(_ didComplete: Bool) { completed.append(didComplete) }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
}
