// SPDX-License-Identifier: MIT
//
// A scene's bar settings become a tab bar's.

import Foundation
import ViewKit

extension SceneBuilder {
  /// Gives a bar what the scene says of it.
  func apply(_ given: SceneBar, to bar: UITabBar) throws(SceneError) {
    if let color = given.background {
      bar.barTintColor = color.uiColor
      bar.isTranslucent = false
    }
    switch given.positioning {
    case .automatic, nil: bar.itemPositioning = .automatic
    case .fill: bar.itemPositioning = .fill
    case .centered: bar.itemPositioning = .centered
    }
    if let width = given.itemWidth { bar.itemWidth = CGFloat(width) }
    if let spacing = given.itemSpacing { bar.itemSpacing = CGFloat(spacing) }
    if let own = given.appearance { bar.standardAppearance = try appearance(own) }
  }

  private func appearance(_ given: SceneBarAppearance) throws(SceneError) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    switch given.kind {
    case .standard: appearance.configureWithDefaultBackground()
    case .opaque: appearance.configureWithOpaqueBackground()
    case .transparent: appearance.configureWithTransparentBackground()
    }
    if let color = given.color { appearance.backgroundColor = color.uiColor }
    if let color = given.hairline { appearance.shadowColor = color.uiColor }
    for layout in [
      appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
      appearance.compactInlineLayoutAppearance,
    ] {
      try apply(given.normal, to: layout.normal)
      try apply(given.selected, to: layout.selected)
    }
    return appearance
  }

  private func apply(
    _ given: SceneItemState?, to state: UITabBarItemStateAppearance
  ) throws(SceneError) {
    guard let given else { return }
    if let title = given.title { state.titleTextAttributes = try attributes(title) }
    state.titlePositionAdjustment = given.titleOffset?.uiOffset ?? .zero
    state.iconColor = given.icon?.uiColor
    state.badgeBackgroundColor = given.badge?.uiColor
    state.badgePositionAdjustment = given.badgeOffset?.uiOffset ?? .zero
  }
}
