// SPDX-License-Identifier: MIT
//
// The bar: it keeps its items' views in step with UIKit's buttons and hands every switch, by a tap or
// by code, to its style. Lengths are in points.

public import Foundation
public import ViewKit

/// A tab bar whose items a style draws.
open class SimpleTabBar: UITabBar {
  /// The controller that shows the bar. The controller owns the bar, so the bar does not own it.
  public internal(set) weak var tabBarCtrl: SimpleTabBarController!

  /// The items, in the order of `items`. An item of another class has a ``SimpleTabBarItem`` without
  /// icon and title in its place here and is drawn by UIKit, so that an index always means one tab.
  public private(set) var barItems: [SimpleTabBarItem] = []

  /// The view transition; without one, a ``CrossFadeViewTransition``.
  open var transitionObject: (any UIViewControllerAnimatedTransitioning)?

  /// The style, owned by the bar; without one, an ``ElegantTabBarStyle`` whose strip is not shown.
  open var tabBarStyle: SimpleTabBarStyle? {
    didSet {
      guard tabBarStyle !== oldValue else { return }
      if oldValue == nil, let defaultStyle { tabBarStyle?.inheritColors(of: defaultStyle) }
      defaultStyle = nil
      install()
    }
  }

  /// The selected tab. It follows `selectedItem`, which a tap and the controller set; setting it here
  /// shows the switch and nothing else. An index without a tab changes nothing.
  open var selectedIndex: Int {
    get { currentIndex }
    set { select(newValue) }
  }

  /// The tab that was selected before; 0 at first.
  public private(set) var deselectedIndex = 0

  /// The client's delegate of the controller, asked before the bar answers.
  weak var clientDelegate: (any UITabBarControllerDelegate)?

  private var currentIndex = 0
  private var standIns: [(item: UITabBarItem, standIn: SimpleTabBarItem)] = []
  private var defaultStyle: SimpleTabBarStyle?
  private var styleViews: [UIView] = []
  private var placedFrames: [CGRect] = []
  private var isInstalling = false
  private var isStill = false
  private var wasShown = false

  /// A bar with a frame, in its superview's points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar without items; there is nothing to decode.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Items

  open override var items: [UITabBarItem]? {
    didSet { itemsDidChange() }
  }

  open override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
    itemsDidChange()
  }

  /// The item of an index, or `nil`.
  func barItem(at index: Int) -> SimpleTabBarItem? {
    barItems.indices.contains(index) ? barItems[index] : nil
  }

  /// The frames of UIKit's buttons, in the items' order, in points.
  var buttonFrames: [CGRect] {
    (items ?? []).map { ($0.value(forKey: "view") as? UIView)?.frame ?? .zero }
  }

  private func itemsDidChange() {
    let items = items ?? []
    standIns.removeAll { pair in !items.contains { $0 === pair.item } }
    let slots = items.map { $0 as? SimpleTabBarItem ?? standIn(for: $0) }
    // UIKit's buttons are new even where the items are not.
    guard !slots.elementsEqual(barItems, by: ===) else { return placeItemViews() }
    for item in barItems where !slots.contains(where: { $0 === item }) { item.detach() }
    barItems = slots
    currentIndex = slots.isEmpty ? 0 : min(currentIndex, slots.count - 1)
    install()
  }

  private func standIn(for item: UITabBarItem) -> SimpleTabBarItem {
    if let known = standIns.first(where: { $0.item === item }) { return known.standIn }
    let standIn = SimpleTabBarItem()
    standIns.append((item, standIn))
    return standIn
  }

  // MARK: Style

  /// The style that draws: the one that was set, or the default one.
  var activeStyle: SimpleTabBarStyle {
    if let tabBarStyle { return tabBarStyle }
    if let defaultStyle { return defaultStyle }
    let style = ElegantTabBarStyle(tabBar: self)
    defaultStyle = style
    return style
  }

  /// Builds the items' views for the active style and brings them to rest.
  func install() {
    for view in styleViews { view.removeFromSuperview() }
    styleViews = []
    isInstalling = true
    defer { isInstalling = false }
    let style = activeStyle
    for (index, item) in barItems.enumerated() {
      item.initialize(style: style, index: index)
    }
    placeItemViews()
    placedFrames = style.barFrames
    if let tabBarStyle, let tabBarCtrl, !barItems.isEmpty {
      let before = subviews
      tabBarStyle.tabBarCtrlLoaded(
        tabBarCtrl: tabBarCtrl, tabBar: self, selectedIndex: currentIndex)
      styleViews = subviews.filter { view in !before.contains { $0 === view } }
    }
    style.refresh()
  }

  /// Puts the items' views over the background and under UIKit's buttons, which draw the badges.
  private func placeItemViews() {
    for (index, item) in barItems.enumerated() {
      insertSubview(item.barItemView, at: min(1 + index, subviews.count))
    }
  }

  /// Called when a style's measures change: places everything again if the style is in use.
  func settingsDidChange(of style: SimpleTabBarStyle) {
    guard !isInstalling, style === tabBarStyle || style === defaultStyle else { return }
    placedFrames = style.barFrames
    style.refresh()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isInstalling, !barItems.isEmpty else { return }
    let frames = activeStyle.barFrames
    let isNew = !wasShown
    if window != nil { wasShown = true }
    guard frames != placedFrames else { return }
    if isNew {
      // The style was set up for a screen of another size: what it made there does not fit here.
      install()
    } else {
      placedFrames = frames
      activeStyle.refresh()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if !isInstalling, !barItems.isEmpty { activeStyle.refreshColors() }
  }

  // MARK: Selection

  open override var selectedItem: UITabBarItem? {
    didSet {
      if let index = items?.firstIndex(where: { $0 === selectedItem }) { select(index) }
    }
  }

  /// Changes items or selection without a motion.
  func withoutMotion(_ change: () -> Void) {
    let before = isStill
    isStill = true
    change()
    isStill = before
  }

  private func select(_ index: Int) {
    guard barItems.indices.contains(index), index != currentIndex else { return }
    deselectedIndex = currentIndex
    currentIndex = index
    let style = activeStyle
    if isStill || window == nil {
      // Outside a window nobody sees the switch, and a later frame must not begin in the middle of it.
      style.refresh()
    } else {
      style.animateTabTransition(tabBar: self, toIndex: index, fromIndex: deselectedIndex)
    }
  }
}
