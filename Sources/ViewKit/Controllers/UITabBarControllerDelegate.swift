// SPDX-License-Identifier: MIT
//
// What a tab bar controller asks and tells. On Apple's systems these methods are optional; here they
// have defaults, and `delegate?.tabBarController?(controller, didSelect: screen)` compiles through a
// property of the methods' name whose value is called with their labels.

/// What a tab bar controller asks and tells.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap may select a screen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tap has selected a screen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// What animates a change of screens; `nil` changes them at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives an animated change; `nil` lets it run by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The ways the interface may be turned.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  /// Allows every tap.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Changes screens at once.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Lets every change run by itself.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Every way.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .all }

  /// The methods of this name, for calls in the form of optional methods.
  @_disfavoredOverload
  public var tabBarController: OptionalTabBarControllerMethods? {
    OptionalTabBarControllerMethods(delegate: self)
  }
}

/// A tab bar controller delegate's methods, called by their labels.
@preconcurrency @MainActor
public struct OptionalTabBarControllerMethods {
  let delegate: any UITabBarControllerDelegate

  /// Asks whether a tap may select a screen.
  public func callAsFunction(
    _ controller: UITabBarController, shouldSelect screen: UIViewController
  ) -> Bool {
    delegate.tabBarController(controller, shouldSelect: screen)
  }
  /// Says that a tap has selected a screen.
  public func callAsFunction(
    _ controller: UITabBarController, didSelect screen: UIViewController
  ) {
    delegate.tabBarController(controller, didSelect: screen)
  }
  /// Asks what animates a change of screens.
  public func callAsFunction(
    _ controller: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
  }
  /// Asks what drives an animated change.
  public func callAsFunction(
    _ controller: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(controller, interactionControllerFor: animator)
  }
}

extension UITabBarDelegate {
  // Disfavoured, because a tab bar controller is such a delegate and has a `tabBar` of its own.
  /// The methods of this name, for calls in the form of optional methods.
  @_disfavoredOverload
  public var tabBar: OptionalTabBarMethods? { OptionalTabBarMethods(delegate: self) }
}

/// A tab bar delegate's methods, called by their labels.
@preconcurrency @MainActor
public struct OptionalTabBarMethods {
  let delegate: any UITabBarDelegate

  /// Says that an item was tapped.
  public func callAsFunction(_ bar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(bar, didSelect: item)
  }
}
