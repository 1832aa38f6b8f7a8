// SPDX-License-Identifier: MIT
//
// What bars and items take over from the settings of their classes (`UITabBar.appearance()`): each look
// that they do not have themselves.

import Foundation

extension UITabBar {
  /// Takes over what makes the other's look.
  func takeLook(of other: UITabBar) {
    barTintColor = barTintColor ?? other.barTintColor
    unselectedItemTintColor = unselectedItemTintColor ?? other.unselectedItemTintColor
    backgroundImage = backgroundImage ?? other.backgroundImage
    shadowImage = shadowImage ?? other.shadowImage
    selectionIndicatorImage = selectionIndicatorImage ?? other.selectionIndicatorImage
    if barStyle == .default { barStyle = other.barStyle }
    if isTranslucent { isTranslucent = other.isTranslucent }
    if itemPositioning == .automatic { itemPositioning = other.itemPositioning }
    if itemWidth == 0 { itemWidth = other.itemWidth }
    if itemSpacing == 0 { itemSpacing = other.itemSpacing }
    if ownAppearance == nil, let appearance = other.ownAppearance {
      standardAppearance = appearance
    }
  }
}

extension UINavigationBar {
  /// Takes over what makes the other's look.
  func takeLook(of other: UINavigationBar) {
    barTintColor = barTintColor ?? other.barTintColor
    titleTextAttributes = titleTextAttributes ?? other.titleTextAttributes
    if barStyle == .default { barStyle = other.barStyle }
    if isTranslucent { isTranslucent = other.isTranslucent }
  }
}

extension UIBarItem: UIAppearance, AppearanceTaker {
  /// The object that takes settings for all items of the class: title attributes, and for tab bar
  /// items the title's shift and the badge's looks. A bar's items take them over when it shows them.
  public class func appearance() -> Self { ClassAppearances.proxy(of: self) }

  func takeSettings(from other: NSObject) {
    guard let other = other as? UIBarItem else { return }
    let states: [UIControl.State] = [.normal, .selected, .highlighted, .disabled, .focused]
    for state in states where titleTextAttributes(for: state) == nil {
      if let given = other.titleTextAttributes(for: state) {
        setTitleTextAttributes(given, for: state)
      }
    }
    guard let item = self as? UITabBarItem, let other = other as? UITabBarItem else { return }
    if item.titlePositionAdjustment == .zero {
      item.titlePositionAdjustment = other.titlePositionAdjustment
    }
    item.badgeColor = item.badgeColor ?? other.badgeColor
    for state in states where item.badgeTextAttributes(for: state) == nil {
      if let given = other.badgeTextAttributes(for: state) {
        item.setBadgeTextAttributes(given, for: state)
      }
    }
  }
}
