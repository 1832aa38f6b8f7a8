// SPDX-License-Identifier: MIT
//
// A bar of items at the bottom of the screen. Its buttons exist and are laid out as soon as it has
// items: one background view first, then a button per item in item order. Layout follows
// `TabBarGeometry` and `TabBarMetrics`.

public import Foundation

/// A bar of tabs.
open class UITabBar: UIView {
  /// How items are spread over the width.
  public enum ItemPositioning: Int, Sendable {
    /// Over the whole width where it is compact, in the middle where it is regular.
    case automatic = 0
    /// Over the whole width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  private var itemList: [UITabBarItem]?
  private var selection: UITabBarItem?
  private(set) var buttons: [UITabBarButton] = []
  let backgroundView = TabBarBackgroundView()
  /// The controller that owns the bar, which a tap asks before it selects.
  weak var tabBarController: UITabBarController?

  /// A bar with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar without items; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    insertSubview(backgroundView, at: 0)
    refreshBackground()
  }

  /// Who is told of taps.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: - Items

  /// The items, from the side where reading starts.
  open var items: [UITabBarItem]? {
    get { itemList }
    set {
      for item in itemList ?? [] where item.itemView?.superview === self { item.onChange = nil }
      itemList = newValue
      if let selection, newValue?.contains(where: { $0 === selection }) != true {
        self.selection = nil
      }
      rebuildButtons()
    }
  }

  /// Sets the items. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected item. Setting it does not tell the delegate.
  open var selectedItem: UITabBarItem? {
    get { selection }
    set {
      guard newValue == nil || itemList?.contains(where: { $0 === newValue }) == true else {
        return
      }
      selection = newValue
      refreshSelection()
    }
  }

  /// What a tap on an item's button does: the owner is asked, the selection goes through
  /// `selectedItem`, the delegate is told, and the owner selects through its own setters.
  open func tap(_ item: UITabBarItem) {
    guard itemList?.contains(where: { $0 === item }) == true, item.isEnabled else { return }
    if let tabBarController, !tabBarController.allowsTap(on: item) { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    tabBarController?.didTap(item)
  }

  private func rebuildButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (itemList ?? []).map { item in
      ClassAppearances.apply(to: item)
      let button = UITabBarButton(item: item, bar: self)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let item { self?.tap(item) }
        }, for: .touchUpInside)
      item.itemView = button
      item.onChange = { [weak button] _ in button?.refresh() }
      return button
    }
    for (index, button) in buttons.enumerated() { insertSubview(button, at: index + 1) }
    refreshSelection()
    layoutContents()
    for button in buttons { button.layoutIfNeeded() }
  }

  private func refreshSelection() {
    for button in buttons { button.isSelected = selection != nil && button.item === selection }
    layoutContents()
  }

  // MARK: - Looks

  /// The bar's fill. With none, a light or dark chrome colour.
  open var barTintColor: UIColor? { didSet { refreshBackground() } }
  /// The bar's own style; `black` gives the dark chrome colour.
  open var barStyle = UIBarStyle.default { didSet { refreshBackground() } }
  /// Whether what lies under the bar shows through its default fill.
  open var isTranslucent = true { didSet { refreshBackground() } }
  /// A picture in place of the fill; one without pixels leaves the bar clear.
  open var backgroundImage: UIImage? { didSet { refreshBackground() } }
  /// A picture in place of the hairline; one without pixels leaves it out.
  open var shadowImage: UIImage? { didSet { refreshBackground() } }
  /// A picture behind the selected item's button.
  open var selectionIndicatorImage: UIImage? { didSet { layoutContents() } }
  /// The colour of items that are not selected. With none, grey of 146.
  open var unselectedItemTintColor: UIColor? { didSet { refreshButtons() } }
  /// The whole look; it overrides the single settings once it is set.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance ?? UITabBarAppearance() }
    set {
      ownAppearance = newValue
      refreshBackground()
      refreshButtons()
      layoutContents()
    }
  }
  /// The look over a scroll view's edge; bars here always stand over content and do not use it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private(set) var ownAppearance: UITabBarAppearance?

  /// How items are spread over the width.
  open var itemPositioning = ItemPositioning.automatic { didSet { layoutContents() } }
  /// The width of a centred item, in points; 0 for the system's.
  open var itemWidth: CGFloat = 0 { didSet { layoutContents() } }
  /// The distance between centred items, in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { layoutContents() } }

  /// Whether the user is rearranging items: never, there is no such screen here.
  open var isCustomizing: Bool { false }
  /// Does nothing: there is no screen for rearranging items here.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Does nothing, and says that nothing changed.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// Retints every button.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshButtons()
  }

  /// Takes colours and layout from the new traits.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    refreshBackground()
    refreshButtons()
    layoutContents()
  }

  func refreshButtons() {
    for button in buttons { button.refresh() }
  }

  private func refreshBackground() {
    backgroundView.show(TabBarBackground(bar: self))
  }

  // MARK: - Layout

  /// The bar's measures in its world.
  var metrics: TabBarMetrics {
    let traits = traitCollection
    return TabBarMetrics(
      idiom: traits.userInterfaceIdiom, horizontal: traits.horizontalSizeClass,
      vertical: traits.verticalSizeClass, bottomInset: Stage.current.window.safeAreaInsets.bottom)
  }

  var geometry: TabBarGeometry {
    // An appearance says how items are spread only where it says something.
    let given = ownAppearance?.stackedItemPositioning ?? .automatic
    let positioning = given == .automatic ? itemPositioning : given
    let itemWidth = [ownAppearance?.stackedItemWidth ?? 0, self.itemWidth].first { $0 > 0 }
    let itemSpacing = [ownAppearance?.stackedItemSpacing ?? 0, self.itemSpacing].first { $0 > 0 }
    let isCentered =
      positioning == .centered
      || positioning == .automatic && traitCollection.horizontalSizeClass == .regular
    let insets = Stage.current.window.safeAreaInsets
    return TabBarGeometry(
      width: bounds.width, contentHeight: metrics.contentHeight,
      sideInsets: (insets.left, insets.right), count: buttons.count,
      distribution: isCentered
        ? .centered(
          itemWidth: itemWidth ?? ownItemWidth,
          spacing: itemSpacing ?? TabBarGeometry.defaultItemSpacing)
        : .fill,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The width of centred items where none is set: the system's, or what the widest needs to show icon
  /// and title beside each other.
  private var ownItemWidth: CGFloat {
    guard metrics.layout != .stacked else { return TabBarGeometry.defaultItemWidth }
    let widest = buttons.map(\.inlineWidth).max() ?? 0
    return max(TabBarGeometry.defaultItemWidth, widest.rounded(.up))
  }

  /// Lays the buttons out again where their contents decide on their widths.
  func contentsDidChange() {
    if metrics.layout != .stacked { setNeedsLayout() }
  }

  /// The width given and the bar's height with the safe area under it, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.height)
  }

  /// The bar's height; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height)
  }

  /// Lays out the background and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContents()
  }

  private func layoutContents() {
    backgroundView.frame = bounds
    for (button, frame) in zip(buttons, geometry.buttonFrames) where button.frame != frame {
      button.frame = frame
      button.setNeedsLayout()
    }
    let selected = buttons.first(where: \.isSelected)
    backgroundView.showIndicator(selectionIndicatorImage, at: selected?.frame)
  }
}

/// What a tab bar tells.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// An item was tapped; it is selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Items are about to be rearranged by the user.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Items were rearranged by the user.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
