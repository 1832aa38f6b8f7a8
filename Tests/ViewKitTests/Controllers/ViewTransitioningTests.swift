// SPDX-License-Identifier: MIT
//
// The defaults of the transition protocols, and the names of their keys, which are UIKit's.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct ViewTransitioningTests {
  @Test func `keys have UIKit's names`() {
    #expect(
      UITransitionContextViewControllerKey.from.rawValue == "UITransitionContextFromViewController")
    #expect(
      UITransitionContextViewControllerKey.to.rawValue == "UITransitionContextToViewController")
    #expect(UITransitionContextViewKey(rawValue: "UITransitionContextToView") == .to)
  }

  @Test func `an animator need not be told that it ended`() {
    final class Quick: UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    final class Delegate: UITabBarControllerDelegate {
      func tabBarController(
        _ controller: UITabBarController,
        animationControllerForTransitionFrom from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Quick() }
    }
    let stage = Support.stage()
    let delegate = Delegate()
    let controller = UITabBarController()
    controller.delegate = delegate
    controller.viewControllers = [UIViewController(), UIViewController()]
    stage.rootViewController = controller
    controller.selectedIndex = 1
    #expect(controller.container.subviews == [controller.selectedViewController?.view])
  }
}
