// SPDX-License-Identifier: MIT
//
// The spellings of the original library's documentation and of its older versions, so that client
// code compiles as it is. Each means the same as the current one.

public import Foundation
public import ViewKit

extension SimpleTabBar {
  /// The older spelling of ``tabBarCtrl``.
  public var tabBarCtrol: SimpleTabBarController! { tabBarCtrl }
}

extension SimpleTabBarItem {
  /// The older spelling of ``initialize(style:index:)``.
  public func initialize(_ style: SimpleTabBarStyle, index: Int) {
    initialize(style: style, index: index)
  }

  /// The older spelling of ``initialize(style:index:)``.
  public func initialize(_ style: SimpleTabBarStyle, _ index: Int) {
    initialize(style: style, index: index)
  }
}

extension SimpleTabBarStyle {
  /// The older spelling of ``setIconColor(_:forState:)``.
  public func setIconColor(color: UIColor, forState state: UIControl.State) {
    setIconColor(color, forState: state)
  }

  /// The older spelling of `setTitleTextAttributes(_:forState:)`.
  public func setTitleTextAttributes(
    attributes: [NSAttributedString.Key: Any]?, forState state: UIControl.State
  ) {
    setTitleTextAttributes(attributes, forState: state)
  }

  /// The older form of `setTitleTextAttributes(_:forState:)`, with names as text.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    _ attributes: [NSObject: AnyObject]?, forState state: UIControl.State
  ) {
    setTitleTextAttributes(attributes?.typedAttributes, forState: state)
  }

  /// The older form of `setTitleTextAttributes(_:forState:)`, with names as text.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    attributes: [NSObject: AnyObject]?, forState state: UIControl.State
  ) {
    setTitleTextAttributes(attributes?.typedAttributes, forState: state)
  }
}

extension SimpleTabBarController {
  /// The older spelling of ``setIconColor(_:forState:)``.
  public func setIconColor(color: UIColor, forState state: UIControl.State) {
    setIconColor(color, forState: state)
  }

  /// The older spelling of `setTitleTextAttributes(_:forState:)`.
  public func setTitleTextAttributes(
    attributes: [NSAttributedString.Key: Any]?, forState state: UIControl.State
  ) {
    setTitleTextAttributes(attributes, forState: state)
  }

  /// The older form of `setTitleTextAttributes(_:forState:)`, with names as text.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    _ attributes: [NSObject: AnyObject]?, forState state: UIControl.State
  ) {
    setTitleTextAttributes(attributes?.typedAttributes, forState: state)
  }

  /// The older form of `setTitleTextAttributes(_:forState:)`, with names as text.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    attributes: [NSObject: AnyObject]?, forState state: UIControl.State
  ) {
    setTitleTextAttributes(attributes?.typedAttributes, forState: state)
  }
}
