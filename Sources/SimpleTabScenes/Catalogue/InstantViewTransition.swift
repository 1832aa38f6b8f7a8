// SPDX-License-Identifier: MIT
//
// The view transition `none`: the incoming page is there at once. An own class, because a controller
// without a transition cross-fades.

import Foundation
import ViewKit

/// Changes pages without motion.
final class InstantViewTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let controller = transitionContext.viewController(forKey: .to), let view = controller.view {
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }
}
