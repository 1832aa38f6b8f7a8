// SPDX-License-Identifier: MIT
//
// The bar as its controller's delegate: it says which view transition to use and passes everything
// else on to the client's delegate.

public import ViewKit

extension SimpleTabBar: UITabBarControllerDelegate {
  /// The client's answer, else the bar's transition object, else a cross-fade.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    clientDelegate?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
      ?? transitionObject ?? CrossFadeViewTransition()
  }

  /// The client's answer, else none.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    clientDelegate?.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }

  /// The client's answer, else yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    clientDelegate?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  /// Tells the client.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    clientDelegate?.tabBarController(tabBarController, didSelect: viewController)
  }

  /// The client's answer, else all.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    clientDelegate?.tabBarControllerSupportedInterfaceOrientations(tabBarController) ?? .all
  }
}
