// SPDX-License-Identifier: MIT
//
// Controllers and transitions as Swift 1 to 4.1 spelled them, and classes looked up by name.

public import Foundation

/// The outgoing screen's key.
public let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from
/// The incoming screen's key.
public let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to
/// The outgoing view's key.
public let UITransitionContextFromViewKey = UITransitionContextViewKey.from
/// The incoming view's key.
public let UITransitionContextToViewKey = UITransitionContextViewKey.to

extension UIViewControllerContextTransitioning {
  /// One of the change's screens.
  public func viewControllerForKey(
    _ key: UITransitionContextViewControllerKey
  ) -> UIViewController? { viewController(forKey: key) }
  /// One of the change's views.
  public func viewForKey(_ key: UITransitionContextViewKey) -> UIView? { view(forKey: key) }
  /// A screen's frame after the change.
  public func finalFrameForViewController(_ controller: UIViewController) -> CGRect {
    finalFrame(for: controller)
  }
  /// A screen's frame before the change.
  public func initialFrameForViewController(_ controller: UIViewController) -> CGRect {
    initialFrame(for: controller)
  }
}

extension UIViewController {
  /// The screens inside.
  public var childViewControllers: [UIViewController] { children }
  /// Puts a screen inside this one.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }
  /// Takes the screen out of its parent.
  public func removeFromParentViewController() { removeFromParent() }
  /// The screen that holds this one.
  public var parentViewController: UIViewController? { parent }
  /// The screen is about to be put into a parent.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// The screen was put into a parent.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  /// The screen was put into a parent.
  public func didMoveToParentViewController(_ parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIApplication {
  /// The program.
  public class func sharedApplication() -> UIApplication { shared }
}

extension UIScreen {
  /// The current stage's screen.
  public class func mainScreen() -> UIScreen { main }
}

extension UIDevice {
  /// The device.
  public class func currentDevice() -> UIDevice { current }
}

/// The classes that client code looks for by name in a bar's subviews. Swift on Linux cannot look classes
/// up; the UIKit module's `NSClassFromString` asks here.
public enum NamedClasses {
  /// The class of a name, or `nil` for any other name.
  public static func named(_ name: String) -> AnyClass? {
    switch name {
    case "UITabBarButton": UITabBarButton.self
    case "UITabBar": UITabBar.self
    case "UIImageView": UIImageView.self
    case "UILabel": UILabel.self
    case "UIView": UIView.self
    default: nil
    }
  }
}
