// SPDX-License-Identifier: MIT
//
// Screens behind a tab bar, one shown at a time. The bar lies over the screens and takes no part in
// their transitions. Every change of the selection, by a tap or by code, asks the delegate for an
// animator; without one the screens change at once. With more screens than the bar has room for, the
// last button is "More", whose screen lists the rest.

public import Foundation

/// Screens behind a tab bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var bar: UITabBar?
  private var screens: [UIViewController]?
  /// The chosen screen's index; -1 while there is none, `moreIndex` for the list of the rest.
  private var chosen = -1
  private static let moreIndex = Int.max
  /// The screen whose view is shown, or is coming.
  private(set) var shown: UIViewController?
  let container = TabContainerView(frame: .zero)
  var running: [ViewTransition] = []
  private var more: UINavigationController?

  /// A controller without screens; names of nib files are kept and not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller without screens; there is nothing to decode.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who is asked about taps and transitions, and told of them.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: - Bar

  /// The bar: the one set for the key `tabBar`, or one that `makeTabBar()` makes.
  open var tabBar: UITabBar {
    if let bar { return bar }
    let made = makeTabBar()
    take(made)
    return made
  }

  /// Makes the bar when it is first asked for.
  open func makeTabBar() -> UITabBar { UITabBar(frame: .zero) }

  /// The bar, for the key `tabBar`.
  open override func value(forKey key: String) -> Any? {
    if key == "tabBar" { return tabBar }
    return super.value(forKey: key)
  }

  /// Replaces the bar, for the key `tabBar`.
  open override func setValue(_ value: Any?, forKey key: String) {
    guard key == "tabBar" else { return super.setValue(value, forKey: key) }
    if let new = value as? UITabBar { take(new) }
  }

  private func take(_ new: UITabBar) {
    guard bar !== new else { return }
    let old = bar
    bar = new
    old?.tabBarController = nil
    old?.delegate = nil
    old?.items = nil
    new.tabBarController = self
    new.delegate = self
    if let view = viewIfLoaded {
      old?.removeFromSuperview()
      view.addSubview(new)
      layoutBar()
    }
    itemsDidChange()
  }

  // MARK: - Screens

  /// The screens, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { screens }
    set { replace(newValue) }
  }

  /// Sets the screens. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replace(viewControllers)
  }

  private func replace(_ new: [UIViewController]?) {
    let previous = selectedScreen
    for old in screens ?? [] where new?.contains(where: { $0 === old }) != true {
      remove(old)
    }
    screens = new
    for child in new ?? [] where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    if let previous, let index = new?.firstIndex(where: { $0 === previous }) {
      chosen = index
    } else {
      chosen = new?.isEmpty == false ? min(max(chosen, 0), (new?.count ?? 1) - 1) : -1
    }
    itemsDidChange()
    if isViewLoaded { show(selectedScreen) }
  }

  private func remove(_ old: UIViewController) {
    for transition in running where transition.from === old || transition.to === old {
      transition.completeTransition(true)
    }
    if shown === old {
      old.beginAppearanceTransition(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
      shown = nil
    }
    old.willMove(toParent: nil)
    old.removeFromParent()
  }

  var selectedScreen: UIViewController? {
    if chosen == Self.moreIndex, hasMore { return moreNavigationController }
    guard let screens, screens.indices.contains(chosen) else { return nil }
    return screens[chosen]
  }

  private func index(of screen: UIViewController) -> Int? {
    if hasMore, screen === more { return Self.moreIndex }
    return screens?.firstIndex { $0 === screen }
  }

  // MARK: - Selection

  /// The index of the selected screen; `Int.max` while there is none, or while the list of the screens
  /// without buttons is shown. An index without a screen changes nothing.
  open var selectedIndex: Int {
    get { chosen >= 0 ? chosen : Int.max }
    set { select(newValue) }
  }

  /// The selected screen. One that is not among the screens changes nothing.
  open var selectedViewController: UIViewController? {
    get { selectedScreen }
    set {
      guard let newValue, let index = index(of: newValue) else { return }
      select(index)
    }
  }

  private func select(_ index: Int) {
    guard index == Self.moreIndex ? hasMore : screens?.indices.contains(index) == true else {
      return
    }
    chosen = index
    syncSelectedItem()
    if isViewLoaded, let selectedScreen { change(to: selectedScreen) }
  }

  /// Goes back to a screen after a cancelled transition.
  func revert(to screen: UIViewController) {
    guard let index = index(of: screen) else { return }
    chosen = index
    syncSelectedItem()
  }

  /// Remembers whose view is shown.
  func setShown(_ screen: UIViewController?) { shown = screen }

  // MARK: - Items

  /// How many buttons the bar has room for: five where it is compact, eight where it is regular.
  var roomForItems: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// Whether the last button is "More".
  var hasMore: Bool { (screens?.count ?? 0) > roomForItems }

  /// The screen of the "More" button, which lists the screens that have no button.
  open var moreNavigationController: UINavigationController {
    if let more { return more }
    let list = MoreListController()
    list.owner = self
    let made = UINavigationController(rootViewController: list)
    made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    more = made
    addChild(made)
    made.didMove(toParent: self)
    return made
  }

  /// The screens that have no button of their own.
  var screensInMore: [UIViewController] {
    hasMore ? Array((screens ?? []).dropFirst(roomForItems - 1)) : []
  }

  /// Gives the bar the screens' items.
  func itemsDidChange() {
    guard let screens else {
      bar?.setItems(nil, animated: false)
      return
    }
    var items = screens.compactMap { $0.tabBarItem as UITabBarItem? }
    if hasMore {
      items = Array(items.prefix(roomForItems - 1))
      items.append(moreNavigationController.tabBarItem)
    }
    let current = tabBar.items ?? []
    if !current.elementsEqual(items, by: ===) { tabBar.setItems(items, animated: false) }
    syncSelectedItem()
  }

  private func syncSelectedItem() {
    guard let selected = selectedScreen else { return }
    let isInMore = screensInMore.contains { $0 === selected }
    let item: UITabBarItem? = isInMore ? more?.tabBarItem : selected.tabBarItem
    if tabBar.selectedItem !== item { tabBar.selectedItem = item }
  }

  // MARK: - Taps

  /// The bar's item was tapped; the screen is not changed yet. For subclasses.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// The user is about to rearrange items: never called, there is no such screen here.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// The user has rearranged items: never called, there is no such screen here.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  private func screen(for item: UITabBarItem) -> UIViewController? {
    if hasMore, item === moreNavigationController.tabBarItem { return moreNavigationController }
    return screens?.first { $0.tabBarItem === item }
  }

  func allowsTap(on item: UITabBarItem) -> Bool {
    guard let screen = screen(for: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: screen) ?? true
  }

  func didTap(_ item: UITabBarItem) {
    guard let screen = screen(for: item) else { return }
    selectedViewController = screen
    delegate?.tabBarController(self, didSelect: screen)
  }

  // MARK: - View

  /// Makes the view: the screens' container with the bar over it.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.frame = view.bounds
    view.addSubview(container)
    view.addSubview(tabBar)
    self.view = view
    layoutBar()
    show(selectedScreen)
  }

  /// Lays out the bar and the screens.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layoutBar()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemsDidChange()
    layoutBar()
  }

  private func layoutBar() {
    guard let view = viewIfLoaded else { return }
    let size = view.bounds.size
    let height = tabBar.sizeThatFits(size).height
    tabBar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    container.barHeight = tabBar.isHidden ? 0 : height
    if container.frame != view.bounds {
      let old = container.bounds.size
      container.frame = view.bounds
      if running.isEmpty {
        shown?.viewIfLoaded?.frame = container.bounds
      } else {
        container.stretchContents(from: old)
      }
    }
    tabBar.layoutIfNeeded()
  }

  override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  /// The coordinator of the running change.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running.last { $0.isOpen } ?? super.transitionCoordinator
  }

  /// The selected screen decides on the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
}

/// What holds the screens: it says that the bar covers their lower edge.
final class TabContainerView: UIView {
  /// The bar's height with the device's safe area under it, in points.
  var barHeight: CGFloat = 0 {
    didSet { if barHeight != oldValue { updateEnvironmentInSubtree() } }
  }

  /// Gives what a running change moves its share of another extent: places and sizes in proportion,
  /// transforms kept, so that the change goes on over the whole new extent.
  func stretchContents(from old: CGSize) {
    guard old.width > 0, old.height > 0 else { return }
    let (x, y) = (bounds.width / old.width, bounds.height / old.height)
    for view in subviews {
      if view.bounds.size == old, view.center == CGPoint(x: old.width / 2, y: old.height / 2) {
        // At its place: without what rounding adds.
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        if !(view is StandInView) {
          view.bounds.size = bounds.size
          continue
        }
      } else {
        view.center = CGPoint(x: view.center.x * x, y: view.center.y * y)
      }
      if let picture = view as? StandInView {
        picture.transform = picture.transform.scaledBy(x: x, y: y)
      } else {
        view.bounds.size = CGSize(width: view.bounds.width * x, height: view.bounds.height * y)
      }
    }
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.bottom = max(insets.bottom, barHeight)
    return insets
  }
}

/// A picture of a screen in its old place; it is stretched, not laid out.
final class StandInView: UIView {}
