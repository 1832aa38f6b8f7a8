// SPDX-License-Identifier: MIT
//
// A view transition as Swift 1.2 and 2 spelled one: the older names of the protocol's methods and of
// everything that the context gives.

import SimpleTab
import UIKit

public class SlideViewTransition: NSObject, UIViewControllerAnimatedTransitioning {

  public func transitionDuration(
    transitionContext: UIViewControllerContextTransitioning
  ) -> NSTimeInterval {
    return 0.3
  }

  public func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
    let fromVC = transitionContext.viewControllerForKey(
      UITransitionContextFromViewControllerKey)!
    let toVC = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)!
    let width = CGRectGetWidth(transitionContext.containerView().bounds)

    toVC.view.frame = CGRectOffset(
      transitionContext.finalFrameForViewController(toVC), width, 0)
    transitionContext.containerView().insertSubview(toVC.view, aboveSubview: fromVC.view)

    UIView.animateWithDuration(
      transitionDuration(transitionContext: transitionContext), delay: 0, options: nil,
      animations: { () -> Void in
        toVC.view.frame = transitionContext.finalFrameForViewController(toVC)
      },
      completion: { (finished: Bool) -> Void in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled())
      })
  }
}
