// SPDX-License-Identifier: MIT
//
// Animators of transitions as Swift 1 and 2 spelled them. An animator implements one spelling of each
// method; whichever is called, the calls lead from spelling to spelling until they meet it:
//
//   using: → transitionContext: (optional) → transitionContext: → without a label → using:
//
// An animator without any is noticed when the round is complete: it takes no time and changes the
// screens at once, and the stage reports it.

public import Foundation

extension UIViewControllerAnimatedTransitioning {
  /// How long the change takes, as an older spelling says, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    OlderSpellings.ask(self, .duration) { transitionDuration(transitionContext: transitionContext) }
      ?? 0
  }
  /// How long the change takes, as an older spelling says, in seconds.
  public func transitionDuration(
    transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    if let transitionContext { return transitionDuration(transitionContext: transitionContext) }
    return transitionDuration(transitionContext)
  }
  /// How long the change takes, as an older spelling says, in seconds.
  public func transitionDuration(
    transitionContext: any UIViewControllerContextTransitioning
  ) -> TimeInterval { transitionDuration(transitionContext) }
  /// How long the change takes, in seconds.
  public func transitionDuration(
    _ transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionDuration(using: transitionContext) }

  /// Animates the change, as an older spelling does.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let found: Void? = OlderSpellings.ask(self, .animation) {
      animateTransition(transitionContext: transitionContext)
    }
    guard found == nil else { return }
    Stage.current.report("\(type(of: self)) has no animateTransition; the screens change at once")
    if let incoming = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(incoming)
    }
    transitionContext.completeTransition(true)
  }
  /// Animates the change, as an older spelling does.
  public func animateTransition(transitionContext: any UIViewControllerContextTransitioning) {
    animateTransition(transitionContext)
  }
  /// Animates the change.
  public func animateTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    animateTransition(using: transitionContext)
  }
}

/// Which animators are being asked for an older spelling.
@MainActor
private enum OlderSpellings {
  enum Method { case duration, animation }
  private static var asked: [(animator: ObjectIdentifier, method: Method)] = []

  /// Asks an animator; `nil` when it is being asked already, so that the round is complete.
  static func ask<Value>(_ animator: AnyObject, _ method: Method, _ call: () -> Value) -> Value? {
    let id = ObjectIdentifier(animator)
    if asked.contains(where: { $0.animator == id && $0.method == method }) { return nil }
    asked.append((id, method))
    defer { asked.removeLast() }
    return call()
  }
}

extension UIViewControllerContextTransitioning {
  // Disfavoured, so that the name without a call stays the property.
  /// The view that the change happens in.
  @_disfavoredOverload
  public func containerView() -> UIView! { containerView }
  /// Whether the change was cancelled.
  @_disfavoredOverload
  public func transitionWasCancelled() -> Bool { transitionWasCancelled }
  /// Whether the change is to be animated.
  @_disfavoredOverload
  public func isAnimated() -> Bool { isAnimated }
  /// Whether a finger drives the change.
  @_disfavoredOverload
  public func isInteractive() -> Bool { isInteractive }
}
