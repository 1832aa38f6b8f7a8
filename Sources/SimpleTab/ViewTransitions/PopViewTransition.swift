// SPDX-License-Identifier: MIT
//
// The Pop view transition: the incoming screen appears over the outgoing one while it grows by a
// tenth, then settles back. 0.35 s and 0.2 s, one after the other, 0.55 s in all.

public import Foundation
public import ViewKit

/// The incoming screen fades in growing, then settles.
open class PopViewTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the fade and the growth take, in seconds; the original's value.
  public static let fadeDuration: TimeInterval = 0.35
  /// How long the screen takes to settle, in seconds; the original's value.
  public static let settleDuration: TimeInterval = 0.2
  /// How large the screen grows, relative to its size; the original's value.
  public static let grownScale: CGFloat = 1.1

  /// What ``transitionDuration(using:)`` reports, in seconds. The original reports 0.33 and takes
  /// 0.55; both are kept, so this changes nothing that can be seen.
  open var duration: TimeInterval = 0.33

  public override init() { super.init() }

  /// The reported duration, in seconds; see ``duration``.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Puts the incoming screen over the outgoing one, fades it in growing, and lets it settle.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let incoming = transitionContext.addIncomingView() else {
      return transitionContext.completeTransition(false)
    }
    incoming.alpha = 0
    UIView.animate(withDuration: Self.fadeDuration) {
      incoming.alpha = 1
      incoming.transform = CGAffineTransform(scaleX: Self.grownScale, y: Self.grownScale)
    } completion: { _ in
      UIView.animate(withDuration: Self.settleDuration) {
        incoming.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
