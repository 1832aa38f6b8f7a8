// SPDX-License-Identifier: MIT
//
// Animation blocks as Swift 1 to 3 spelled them.

public import Foundation

/// How a block animates.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The curves of blocks.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// How contents lie in a view's bounds.
public typealias UIViewContentMode = UIView.ContentMode
/// How a frame follows its superview's size.
public typealias UIViewAutoresizing = UIView.AutoresizingMask

extension UIView {
  /// Animates changes, starting and ending slowly.
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations)
  }

  /// Animates changes, starting and ending slowly, and runs a completion.
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Animates changes after a delay.
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates changes with a spring.
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }

  /// Shows changes inside a view with a transition.
  public class func transitionWithView(
    _ view: UIView, duration: TimeInterval, options: AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    transition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// Starts and ends slowly.
  public static var CurveEaseInOut: UIView.AnimationOptions { .curveEaseInOut }
  /// Starts slowly.
  public static var CurveEaseIn: UIView.AnimationOptions { .curveEaseIn }
  /// Ends slowly.
  public static var CurveEaseOut: UIView.AnimationOptions { .curveEaseOut }
  /// Progress as time.
  public static var CurveLinear: UIView.AnimationOptions { .curveLinear }
  /// Plays without end.
  public static var Repeat: UIView.AnimationOptions { .repeat }
  /// Plays back too.
  public static var Autoreverse: UIView.AnimationOptions { .autoreverse }
  /// Starts from what shows.
  public static var BeginFromCurrentState: UIView.AnimationOptions { .beginFromCurrentState }
  /// Views answer to touches meanwhile.
  public static var AllowUserInteraction: UIView.AnimationOptions { .allowUserInteraction }
  /// Subviews are laid out inside the block.
  public static var LayoutSubviews: UIView.AnimationOptions { .layoutSubviews }
  /// Keeps its own duration inside another block.
  public static var OverrideInheritedDuration: UIView.AnimationOptions {
    .overrideInheritedDuration
  }
  /// Keeps its own curve inside another block.
  public static var OverrideInheritedCurve: UIView.AnimationOptions { .overrideInheritedCurve }
  /// The new picture appears through the old one.
  public static var TransitionCrossDissolve: UIView.AnimationOptions { .transitionCrossDissolve }
  /// Flips over from the left.
  public static var TransitionFlipFromLeft: UIView.AnimationOptions { .transitionFlipFromLeft }
  /// Flips over from the right.
  public static var TransitionFlipFromRight: UIView.AnimationOptions { .transitionFlipFromRight }

  /// Both options, as Swift 1 joined them.
  public static func | (a: UIView.AnimationOptions, b: UIView.AnimationOptions)
    -> UIView.AnimationOptions
  { a.union(b) }
}

extension UIView.AnimationOptions: ExpressibleByNilLiteral {
  /// No options, as Swift 1 wrote them: `options: nil`.
  public init(nilLiteral: ()) { self = [] }
}

extension UIView.ContentMode {
  /// Stretched to the bounds.
  public static var ScaleToFill: UIView.ContentMode { .scaleToFill }
  /// As large as fits.
  public static var ScaleAspectFit: UIView.ContentMode { .scaleAspectFit }
  /// As small as covers.
  public static var ScaleAspectFill: UIView.ContentMode { .scaleAspectFill }
  /// In the middle.
  public static var Center: UIView.ContentMode { .center }
}

extension UIView {
  /// Puts a view at a place in the order.
  public func insertSubview(_ view: UIView, atIndex index: Int) { insertSubview(view, at: index) }
}
