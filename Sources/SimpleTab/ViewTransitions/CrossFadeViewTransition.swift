// SPDX-License-Identifier: MIT
//
// The default view transition: the incoming screen appears over the outgoing one, which stays
// underneath until the transition is complete.

public import Foundation
public import ViewKit

/// The incoming screen fades in over the outgoing one.
open class CrossFadeViewTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the fade takes, in seconds; the original's value.
  public static let fadeDuration: TimeInterval = 0.35

  /// What ``transitionDuration(using:)`` reports, in seconds. The original reports 0.33 and takes
  /// 0.35; both are kept, so this changes nothing that can be seen.
  open var duration: TimeInterval = 0.33

  public override init() { super.init() }

  /// The reported duration, in seconds; see ``duration``.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Puts the incoming screen over the outgoing one and fades it in, in ``fadeDuration``.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let incoming = transitionContext.addIncomingView() else {
      return transitionContext.completeTransition(false)
    }
    incoming.alpha = 0
    UIView.animate(withDuration: Self.fadeDuration) {
      incoming.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
