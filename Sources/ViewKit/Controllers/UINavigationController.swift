// SPDX-License-Identifier: MIT
//
// A stack of screens under a bar with the top one's title. Screens change at once: pushes and pops are
// not animated here. The bar is 44 points high below the device's safe area.

public import Foundation

/// A stack of screens under a title bar.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let content = NavigationContentView(frame: .zero)
  private weak var shown: UIViewController?

  /// The title bar.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack of one screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack; there is nothing to decode.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screens, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen at the top.
  open var topViewController: UIViewController? { stack.last }
  /// The screen that is seen.
  open var visibleViewController: UIViewController? { stack.last }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { layoutBar() } }

  /// Hides or shows the bar. The change is not animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Sets the whole stack. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for old in stack where !viewControllers.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
    }
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    stack = viewControllers
    for child in viewControllers where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    showTop()
    for old in removed { old.removeFromParent() }
  }

  /// Puts a screen on top. The change is not animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top screen away, unless it is the root. The change is not animated.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes all screens over the root away. The change is not animated.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes all screens over one of the stack away. The change is not animated.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
    return popped
  }

  // MARK: - View

  /// Makes the view: the top screen with the bar over it.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = view.bounds
    view.addSubview(content)
    view.addSubview(navigationBar)
    self.view = view
    showTop()
  }

  /// Lays out the bar and the top screen.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layoutBar()
  }

  private func layoutBar() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: UINavigationBar.height)
    navigationBar.setNeedsLayout()
    content.barBottom = isNavigationBarHidden ? top : top + UINavigationBar.height
    content.frame = view.bounds
    shown?.viewIfLoaded?.frame = content.bounds
  }

  private func showTop() {
    navigationBar.items = stack.map(\.navigationItem)
    guard isViewLoaded, let top = stack.last, shown !== top else { return }
    let old = shown
    shown = top
    let isVisible = appearance == .appeared || appearance == .appearing
    if isVisible {
      // A push announces the outgoing screen first, unlike a tab bar.
      old?.beginAppearanceTransition(false, animated: false)
      top.beginAppearanceTransition(true, animated: false)
    }
    layoutBar()
    if let view = top.view {
      view.frame = content.bounds
      content.addSubview(view)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    guard isVisible else { return }
    old?.endAppearanceTransition()
    if appearance == .appeared { top.endAppearanceTransition() }
  }

  override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  /// The top screen decides on the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
}

/// What holds the top screen: it says that the bar covers its upper edge.
final class NavigationContentView: UIView {
  /// The bar's lower edge, in points from the top.
  var barBottom: CGFloat = 0 {
    didSet { if barBottom != oldValue { updateEnvironmentInSubtree() } }
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top = max(insets.top, barBottom)
    return insets
  }
}
