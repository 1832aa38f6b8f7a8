// SPDX-License-Identifier: MIT
//
// Changes of screens that are driven from outside, by a finger or by a share between 0 and 1.

public import Foundation

/// Drives a change of screens.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the change, and from then on says how far it has come.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether the change is driven from its start.
  var wantsInteractiveStart: Bool { get }
  /// How fast the rest of the change runs once it is let go, as a factor.
  var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Driven from its start.
  public var wantsInteractiveStart: Bool { true }
  /// As fast as the animator would.
  public var completionSpeed: CGFloat { 1 }
}
