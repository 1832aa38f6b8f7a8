// SPDX-License-Identifier: MIT
//
// A new view transition: the incoming screen rises from below while the outgoing one steps back.

/// Makes new view transitions.
enum TransitionStart {
  static func files(named module: String, dependency: PackageDependency) -> StartingPoint {
    let type = module + "ViewTransition"
    return PackageStart(
      module: module, type: type, source: source(type),
      setup: """
        controller.viewTransition = \(type)()
        controller.tabBarStyle = PopTabBarStyle(tabBar: controller.tabBar)
        """,
      purpose: "A view transition for tab bar controllers: the incoming screen rises and fades in.",
      dependency: dependency
    ).files
  }

  private static func source(_ type: String) -> String {
    """
    // A view transition puts the incoming screen into the container, moves it, and says when it is
    // done.

    import SimpleTab
    import UIKit

    /// The incoming screen rises by a tenth of its height and fades in.
    public final class \(type): NSObject, UIViewControllerAnimatedTransitioning {
      public override init() { super.init() }

      /// In seconds.
      public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.4 }

      public func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
      ) {
        guard let incoming = transitionContext.viewController(forKey: .to),
          let view = incoming.view
        else { return transitionContext.completeTransition(false) }
        let place = transitionContext.finalFrame(for: incoming)
        view.frame = place.offsetBy(dx: 0, dy: place.height / 10)
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
        UIView.animate(
          withDuration: transitionDuration(using: transitionContext), delay: 0,
          options: .curveEaseOut,
          animations: {
            view.frame = place
            view.alpha = 1
          },
          completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          })
      }
    }

    """
  }
}
