// SPDX-License-Identifier: MIT
//
// How a button looks in a state: the appearance object's say first, then the item's own attributes,
// then the bar's colours. Unselected items are grey of 146 (source: public frame dumps of iOS 7 to
// 12), the selected one has the tint colour; titles are set in 10 points, beside an icon in 12, in 13
// at three pixels a point (source: ESTabBarController).

import Foundation

extension UITabBar {
  /// The colour of items that are not selected where the bar sets none.
  static let defaultUnselectedColor = UIColor(white: 0.572549, alpha: 1)

  private var titleSize: CGFloat {
    if metrics.layout == .stacked { return 10 }
    return Stage.current.screen.scale >= 3 ? 13 : 12
  }

  func buttonAppearance(
    for item: UITabBarItem, state: UIControl.State
  ) -> TabBarButtonAppearance {
    let isSelected = state.contains(.selected)
    let given = (item.standardAppearance ?? ownAppearance)?
      .itemAppearance(for: metrics.layout).state(state)
    let base: UIColor =
      isSelected ? tintColor : unselectedItemTintColor ?? Self.defaultUnselectedColor

    var result = TabBarButtonAppearance()
    result.iconColor = given?.iconColor ?? base
    result.titleAttributes = [
      .font: UIFont.systemFont(ofSize: titleSize), .foregroundColor: base,
    ]
    // What is set for the normal state holds for the others too, but for its colour.
    var normal = item.titleTextAttributes(for: .normal) ?? [:]
    if isSelected { normal[.foregroundColor] = nil }
    result.titleAttributes.merge(normal) { _, new in new }
    if isSelected, let own = item.titleTextAttributes(for: .selected) {
      result.titleAttributes.merge(own) { _, new in new }
    }
    if let given {
      result.titleAttributes.merge(given.titleTextAttributes) { _, new in new }
      result.titleAdjustment = given.titlePositionAdjustment
      result.badgeOffset = given.badgePositionAdjustment
    }
    result.badgeColor = item.badgeColor ?? given?.badgeBackgroundColor ?? .systemRed
    result.badgeAttributes = given?.badgeTextAttributes ?? [:]
    let ownBadge =
      item.badgeTextAttributes(for: state) ?? item.badgeTextAttributes(for: .normal) ?? [:]
    result.badgeAttributes.merge(ownBadge) { _, new in new }
    if !item.isEnabled {
      result.iconColor = result.iconColor.withAlphaComponent(0.5)
      if let color = result.titleAttributes[.foregroundColor] as? UIColor {
        result.titleAttributes[.foregroundColor] = color.withAlphaComponent(0.5)
      }
    }
    return result
  }
}
