// SPDX-License-Identifier: MIT
//
// Views, buttons and bars as Swift 1 and 2 spelled them: adjectives without `is`, `forState` labels.

public import Foundation

extension UIView {
  /// Whether the view is not drawn.
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
  /// Whether the view answers to touches.
  public var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }
  /// Whether the view covers what is behind it.
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }
  /// A point of another view in this one's points.
  public func convertPoint(_ point: CGPoint, fromView view: UIView?) -> CGPoint {
    convert(point, from: view)
  }
  /// A point of this view in another's points.
  public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    convert(point, to: view)
  }
  /// A rectangle of another view in this one's points.
  public func convertRect(_ rect: CGRect, fromView view: UIView?) -> CGRect {
    convert(rect, from: view)
  }
  /// A rectangle of this view in another's points.
  public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect {
    convert(rect, to: view)
  }
  /// A still picture of the view.
  public func snapshotViewAfterScreenUpdates(_ after: Bool) -> UIView? {
    snapshotView(afterScreenUpdates: after)
  }
}

extension UIView.AutoresizingMask {
  /// The left margin follows.
  public static var FlexibleLeftMargin: UIView.AutoresizingMask { .flexibleLeftMargin }
  /// The width follows.
  public static var FlexibleWidth: UIView.AutoresizingMask { .flexibleWidth }
  /// The right margin follows.
  public static var FlexibleRightMargin: UIView.AutoresizingMask { .flexibleRightMargin }
  /// The top margin follows.
  public static var FlexibleTopMargin: UIView.AutoresizingMask { .flexibleTopMargin }
  /// The height follows.
  public static var FlexibleHeight: UIView.AutoresizingMask { .flexibleHeight }
  /// The bottom margin follows.
  public static var FlexibleBottomMargin: UIView.AutoresizingMask { .flexibleBottomMargin }

  /// Both masks, as Swift 1 joined them.
  public static func | (a: UIView.AutoresizingMask, b: UIView.AutoresizingMask)
    -> UIView.AutoresizingMask
  { a.union(b) }
}

extension UIControl {
  /// Whether the control is chosen.
  public var selected: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }
  /// Whether the control takes touches.
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
  /// Whether a finger is on the control.
  public var highlighted: Bool {
    get { isHighlighted }
    set { isHighlighted = newValue }
  }
}

extension UIButton {
  /// Sets the title of a state.
  public func setTitle(_ title: String?, forState state: UIControl.State) {
    setTitle(title, for: state)
  }
  /// Sets the title's colour in a state.
  public func setTitleColor(_ color: UIColor?, forState state: UIControl.State) {
    setTitleColor(color, for: state)
  }
  /// Sets the picture of a state.
  public func setImage(_ image: UIImage?, forState state: UIControl.State) {
    setImage(image, for: state)
  }
}

extension UIBarItem {
  /// Whether the item takes taps.
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
}

extension UITabBar {
  /// Whether what is behind the bar shines through.
  public var translucent: Bool {
    get { isTranslucent }
    set { isTranslucent = newValue }
  }
}
