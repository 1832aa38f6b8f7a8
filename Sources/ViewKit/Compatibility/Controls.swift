// SPDX-License-Identifier: MIT
//
// Controls, bars and pictures as Swift 1 to 3 spelled them: `forState` labels, types outside their
// classes, names in capitals.

public import Foundation

/// A control's states.
public typealias UIControlState = UIControl.State
/// A control's events.
public typealias UIControlEvents = UIControl.Event
/// How a picture is drawn.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// How a picture is turned.
public typealias UIImageOrientation = UIImage.Orientation
/// How items are spread over a bar.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The items that the system names.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// A whole number that is not negative.
public typealias NSUInteger = UInt
/// A length of time, in seconds.
public typealias NSTimeInterval = TimeInterval

extension UIControl.State {
  /// No other state.
  public static var Normal: UIControl.State { .normal }
  /// A finger is on the control.
  public static var Highlighted: UIControl.State { .highlighted }
  /// The control takes no touches.
  public static var Disabled: UIControl.State { .disabled }
  /// The control is chosen.
  public static var Selected: UIControl.State { .selected }
}

extension UIControl.Event {
  /// A finger goes down on the control.
  public static var TouchDown: UIControl.Event { .touchDown }
  /// A finger is lifted inside.
  public static var TouchUpInside: UIControl.Event { .touchUpInside }
  /// A finger is lifted outside.
  public static var TouchUpOutside: UIControl.Event { .touchUpOutside }
  /// The control's value changes.
  public static var ValueChanged: UIControl.Event { .valueChanged }
}

extension UIControl {
  /// Calls a method when one of the events happens.
  public func addTarget(
    _ target: Any?, action: Selector, forControlEvents events: Event
  ) {
    addTarget(target, action: action, for: events)
  }
  /// Calls everything that was added for one of the events.
  public func sendActionsForControlEvents(_ events: Event) { sendActions(for: events) }
}

extension UIImage.RenderingMode {
  /// As the view that shows it prefers.
  public static var Automatic: UIImage.RenderingMode { .automatic }
  /// In its own colours.
  public static var AlwaysOriginal: UIImage.RenderingMode { .alwaysOriginal }
  /// Only its opacity, filled with the tint.
  public static var AlwaysTemplate: UIImage.RenderingMode { .alwaysTemplate }
}

extension UIImage {
  /// The same picture, drawn in another mode.
  public func imageWithRenderingMode(_ mode: RenderingMode) -> UIImage { withRenderingMode(mode) }
}

extension UIBarItem {
  /// Sets how the title is drawn in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, forState state: UIControl.State
  ) {
    setTitleTextAttributes(attributes, for: state)
  }

  /// Sets how the title is drawn in a state, with attributes under their names.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    _ attributes: [String: AnyObject]?, forState state: UIControl.State
  ) {
    setTitleTextAttributes(attributes?.typedAttributes, for: state)
  }

  /// Sets how the title is drawn in a state, with attributes under names as objects.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    _ attributes: [NSObject: AnyObject]?, forState state: UIControl.State
  ) {
    var typed: [String: AnyObject] = [:]
    for (key, value) in attributes ?? [:] {
      if let name = key as? NSString { typed[name.description] = value }
    }
    setTitleTextAttributes(attributes == nil ? nil : typed.typedAttributes, for: state)
  }
}
