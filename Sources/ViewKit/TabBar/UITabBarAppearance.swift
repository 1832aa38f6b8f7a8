// SPDX-License-Identifier: MIT
//
// The look of a tab bar: that of every bar, and how its items look in each state and layout.

public import Foundation

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the icon over the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the icon beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of items in the low bars of landscape phones.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// How items are spread over the width.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of a centred item, in points; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between centred items, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0

  /// A look with the default background.
  public override init() { super.init() }
  /// A look with the default background for a device kind.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  /// A copy of another bar's look; a tab bar's items are copied too.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
  }

  func itemAppearance(for layout: TabBarMetrics.ItemLayout) -> UITabBarItemAppearance {
    switch layout {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

/// How a tab bar's items look in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Which layout the look is for.
  public enum Style: Int, Sendable {
    /// The icon over the title.
    case stacked = 0
    /// The icon beside the title.
    case inline = 1
    /// The icon beside the title in a low bar.
    case compactInline = 2
  }

  /// Items that are in no other state.
  public let normal = UITabBarItemStateAppearance()
  /// The selected item.
  public let selected = UITabBarItemStateAppearance()
  /// Items that take no taps.
  public let disabled = UITabBarItemStateAppearance()
  /// Items that have the focus.
  public let focused = UITabBarItemStateAppearance()

  /// A look that leaves everything open.
  public override init() { super.init() }
  /// A look that leaves everything open, for a layout.
  public init(style: Style) { super.init() }

  /// Leaves everything open.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  func state(_ state: UIControl.State) -> UITabBarItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.selected) ? selected : normal
  }
}

/// How a tab bar's items look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// How the title is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The icon's colour; `nil` for the bar's.
  open var iconColor: UIColor?
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The badge's fill; `nil` for the item's.
  open var badgeBackgroundColor: UIColor?
  /// How the badge's text is drawn.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// A look that leaves everything open.
  public override init() { super.init() }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
