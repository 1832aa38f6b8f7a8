// SPDX-License-Identifier: MIT
//
// A view transition of a client's own in language mode 6: the incoming screen rises like a card while
// the outgoing one shrinks and darkens, with a property animator that a spring does not drive.

import SimpleTab
import UIKit

public final class CardViewTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  public let duration: TimeInterval
  /// Where the change is told to have ended; `nil` so long as it has not.
  public private(set) var ended: Bool?
  /// Whether it ever calls `completeTransition`.
  public var forgetsToComplete = false

  public init(duration: TimeInterval = 0.6) {
    self.duration = duration
    super.init()
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to),
      let from = transitionContext.viewController(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    let frame = transitionContext.finalFrame(for: to)
    to.view.frame = frame.offsetBy(dx: 0, dy: frame.height)
    transitionContext.containerView.addSubview(to.view)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveEaseOut],
      animations: {
        to.view.frame = frame
        from.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        from.view.alpha = 0.5
      },
      completion: { [self] _ in
        from.view.transform = .identity
        from.view.alpha = 1
        if forgetsToComplete { return }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  public func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}

/// A controller with the transition set.
@MainActor
public func cardTabBarController(_ transition: CardViewTransition) -> SimpleTabBarController {
  let controller = SimpleTabBarController()
  controller.viewControllers = (0..<3).map { index in
    let screen = UIViewController()
    screen.view.backgroundColor = [.systemRed, .systemGreen, .systemBlue][index]
    screen.tabBarItem = SimpleTabBarItem(title: "Tab \(index)", image: nil, tag: index)
    return screen
  }
  controller.viewTransition = transition
  controller.tabBarStyle = ElegantTabBarStyle(tabBar: controller.tabBar)
  return controller
}
