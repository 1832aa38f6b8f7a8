// SPDX-License-Identifier: MIT
//
// How client code animates a change of screens: the animator, what it is given, and who can join.

public import Foundation

/// Animates a change of screens.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the change takes, in seconds. It is only reported: the motion decides.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the incoming view to the container, animates, and calls `completeTransition` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The change was completed or cancelled.
  func animationEnded(_ transitionCompleted: Bool)

  // The spellings of Swift 1 and 2. Each has a default, so an animator implements one of them.

  /// An older spelling of `transitionDuration(using:)`.
  func transitionDuration(
    transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// An older spelling of `transitionDuration(using:)`.
  func transitionDuration(
    transitionContext: any UIViewControllerContextTransitioning
  ) -> TimeInterval
  /// An older spelling of `transitionDuration(using:)`.
  func transitionDuration(
    _ transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// An older spelling of `animateTransition(using:)`.
  func animateTransition(transitionContext: any UIViewControllerContextTransitioning)
  /// An older spelling of `animateTransition(using:)`.
  func animateTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Which of a change's screens is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The outgoing screen.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The incoming screen.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Which of a change's views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The outgoing view.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The incoming view.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator is given.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that the change happens in. It holds the outgoing view already; the animator adds the
  /// incoming one.
  var containerView: UIView { get }
  /// Whether the change is to be animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the change.
  var isInteractive: Bool { get }
  /// Whether the change was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How the incoming view is turned against the container.
  var targetTransform: CGAffineTransform { get }
  /// One of the change's screens.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the change's views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// A screen's frame before the change, in the container's points; zero for the incoming one.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// A screen's frame after the change, in the container's points; zero for the outgoing one.
  func finalFrame(for viewController: UIViewController) -> CGRect
  /// Ends the change. The outgoing view is removed, or, where the change did not complete, the
  /// incoming one.
  func completeTransition(_ didComplete: Bool)
  /// Says how far a driven change has come, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that a driven change runs to its end by itself.
  func finishInteractiveTransition()
  /// Says that a driven change runs back to its start by itself.
  func cancelInteractiveTransition()
}

/// What those who join a change can learn about it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether the change was cancelled.
  var isCancelled: Bool { get }
  /// Whether a finger drives the change.
  var isInteractive: Bool { get }
  /// How long the change takes, in seconds, as its animator says.
  var transitionDuration: TimeInterval { get }
  /// The view that the change happens in.
  var containerView: UIView { get }
  /// One of the change's screens.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the change's views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others join a change.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates with the change and calls back when it has ended. Gives `false` when the change is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Animates with the change. Gives `false` when the change is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
