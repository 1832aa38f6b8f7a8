// SPDX-License-Identifier: MIT
//
// What a tab bar looks like and how it moves: the class that every style is a subclass of. It holds
// the measures, colours and title attributes, places the items, and has three hooks to override. It
// moves nothing itself: a switch is a refresh. Lengths are in points.

public import Foundation
public import ViewKit

/// The look of a tab bar and the motion of its switches.
///
/// Used as it is, a style places icons and titles, tints them, and switches at once. A subclass
/// overrides ``tabBarCtrlLoaded(tabBarCtrl:tabBar:selectedIndex:)``, ``refresh()`` and
/// ``animateTabTransition(tabBar:toIndex:fromIndex:)`` and animates with `UIView.animate`.
@preconcurrency @MainActor
open class SimpleTabBarStyle {
  /// The bar this style draws. The bar owns the style, so the style does not own the bar; `nil` once
  /// the bar is gone.
  public private(set) weak var tabBar: SimpleTabBar!

  /// The icons' extent, in points; 25 by 25.
  open var iconSize = CGSize(width: 25, height: 25) { didSet { settingsDidChange() } }
  /// From an item's top to its icon, in points; 3.
  open var iconTopOffset: CGFloat = 3 { didSet { settingsDidChange() } }
  /// From a title's bottom to its item's, in points; 5.
  open var titleBottomOffset: CGFloat = 5 { didSet { settingsDidChange() } }
  /// The titles' height, in points; 15.
  open var titleHeight: CGFloat = 15 { didSet { settingsDidChange() } }
  /// What of the original library's behaviour is kept although it is a fault; nothing.
  open var originalBehaviors: OriginalBehaviors = [] { didSet { settingsDidChange() } }

  private var ownIconColors: [UInt: UIColor] = [:]
  private var ownTitleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// A style for a bar; it takes effect when it becomes the bar's `tabBarStyle`.
  public init(tabBar: SimpleTabBar) {
    self.tabBar = tabBar
  }

  /// The items' default frames in the bar, in points, in the items' order.
  ///
  /// Right-to-left bars start at the right, unless ``OriginalBehaviors/itemOrder`` is kept.
  open var barFrames: [CGRect] {
    let frames = tabBar?.buttonFrames ?? []
    guard originalBehaviors.contains(.itemOrder) else { return frames }
    return frames.sorted { $0.minX < $1.minX }
  }

  // MARK: Colours and titles

  /// The icons' colours, keyed by the control state's raw value.
  ///
  /// Where none is set: normal gray, selected the bar's tint colour.
  open var iconColors: [UInt: UIColor] {
    get { defaultColors.merging(ownIconColors) { _, own in own } }
    set { ownIconColors = newValue }
  }

  /// The titles' attributes, keyed by the control state's raw value, under the names of attributed
  /// strings: the shape that client code stores. ``titleTextAttributes(for:)`` has typed keys.
  ///
  /// Where no colour is set: normal gray, selected the bar's tint colour.
  open var titleTextAttributes: [UInt: [NSObject: AnyObject]] {
    get {
      var all: [UInt: [NSObject: AnyObject]] = [:]
      for state in ownTitleAttributes.keys {
        all[state] = titleTextAttributes(for: UIControl.State(rawValue: state)).untyped
      }
      for state in [UIControl.State.normal, .selected] {
        all[state.rawValue] = titleTextAttributes(for: state).untyped
      }
      return all
    }
    set { ownTitleAttributes = newValue.mapValues { $0.typedAttributes } }
  }

  /// The titles' attributes in a state; where no colour is set, the default one.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var attributes = ownTitleAttributes[state.rawValue] ?? [:]
    if attributes[.foregroundColor] == nil {
      attributes[.foregroundColor] = defaultColors[state.rawValue]
    }
    return attributes
  }

  /// Sets the icons' colour in a state. To be called before the style is set on the bar, or followed
  /// by ``refreshColors()``.
  open func setIconColor(_ color: UIColor, forState state: UIControl.State) {
    ownIconColors[state.rawValue] = color
  }

  /// Sets the titles' attributes in a state; `nil` brings the defaults back. To be called before the
  /// style is set on the bar, or followed by ``refreshColors()``.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, forState state: UIControl.State
  ) {
    ownTitleAttributes[state.rawValue] = attributes
  }

  /// Gives every icon and every title the colour of its state, without animation.
  open func refreshColors() {
    guard let tabBar else { return }
    for item in tabBar.barItems {
      let state: UIControl.State = item.index == tabBar.selectedIndex ? .selected : .normal
      item.showTitle(for: state)
      item.showIcon(for: state)
    }
  }

  /// Takes over what another style was told about colours and titles and this one was not.
  func inheritColors(of other: SimpleTabBarStyle) {
    ownIconColors.merge(other.ownIconColors) { own, _ in own }
    ownTitleAttributes.merge(other.ownTitleAttributes) { own, _ in own }
  }

  private var defaultColors: [UInt: UIColor] {
    [
      UIControl.State.normal.rawValue: .gray,
      UIControl.State.selected.rawValue: tabBar?.tintColor ?? .systemBlue,
    ]
  }

  /// What a strip takes of the selected item's height, in points.
  var stripHeight: CGFloat { 0 }

  private func settingsDidChange() { tabBar?.settingsDidChange(of: self) }

  // MARK: The hooks

  /// Called when the bar has its items and this style was set on it: the place to add views of one's
  /// own to the bar. They are taken away again when another style is set. Does nothing here.
  open func tabBarCtrlLoaded(
    tabBarCtrl: SimpleTabBarController, tabBar: SimpleTabBar, selectedIndex: Int
  ) {}

  /// Brings every item to its state at rest: its place, its title shown, its colours.
  ///
  /// Called when the style is set and whenever the bar's size or items change, so it must give the
  /// same result however often it runs.
  open func refresh() {
    // First: the titles' fonts decide on their widths.
    refreshColors()
    for item in tabBar?.barItems ?? [] {
      item.layoutBarItem()
      item.titleLabel.alpha = 1
    }
  }

  /// Shows a switch from one tab to another; the bar has both indices already. Refreshes at once here.
  open func animateTabTransition(tabBar: SimpleTabBar, toIndex: Int, fromIndex: Int) {
    refresh()
  }
}
