// SPDX-License-Identifier: MIT
//
// A screen: it loads its view when the view is first asked for, is told when the view appears and
// disappears, and may hold other screens. Storyboards and nib files are not read.

public import Foundation

/// A screen with its view.
open class UIViewController: UIResponder {
  private var storedView: UIView?
  private var isLoadingView = false
  private var storedItem: UITabBarItem?
  private var storedNavigationItem: UINavigationItem?

  /// The name of the nib file; kept and not read.
  public let nibName: String?
  /// The bundle of the nib file; kept and not read.
  public let nibBundle: Bundle?

  /// A screen; names of nib files are kept and not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A screen without a nib file.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A screen without a nib file; there is nothing to decode.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  // MARK: - View

  /// The view; asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owner = nil
      storedView = newValue
      newValue?.owner = self
    }
  }

  /// The view, or `nil` while it is not loaded.
  public final var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Makes the view. The default makes an empty one of the screen's extent.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view, and calls `viewDidLoad`, unless it is loaded.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    // A `loadView` that makes none leaves an empty view rather than no view at all.
    if storedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    isLoadingView = false
    viewDidLoad()
  }

  /// The view is loaded.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is being shown and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be taken away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is taken away.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// What covers the view's edges has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Memory runs low. Never called here by itself.
  open func didReceiveMemoryWarning() {}

  // MARK: - Appearance

  enum Appearance { case disappeared, appearing, appeared, disappearing }
  private(set) var appearance = Appearance.disappeared
  private var isAppearanceAnimated = false

  /// Whether calls of this kind are passed on to the screens inside.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Says that the view is about to appear or to disappear. A call that says what is so already does
  /// nothing.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      isAppearanceAnimated = animated
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
    }
    forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Says that what `beginAppearanceTransition` announced has happened.
  public final func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared: return
    }
    forward { $0.endAppearanceTransition() }
  }

  /// Calls `viewIsAppearing` here and inside, once the view has its size.
  final func announceAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
    forward { $0.announceAppearing() }
  }

  private func forward(_ call: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren { call(child) }
  }

  /// The screens inside that are seen when this one is.
  var visibleChildren: [UIViewController] {
    children.filter { child in
      guard let own = viewIfLoaded, let inner = child.viewIfLoaded else { return false }
      return inner.isDescendant(of: own)
    }
  }

  /// Shows the screen as a window's only one.
  final func becomeRoot(of window: UIWindow) {
    beginAppearanceTransition(true, animated: false)
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
    announceAppearing()
    window.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// Takes the screen away from its window.
  final func resignRoot() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  // MARK: - Titles and items

  /// The title; it is also the tab bar item's and the navigation item's until they have their own.
  open var title: String? {
    didSet {
      storedItem?.title = title
      storedNavigationItem?.title = title
    }
  }

  /// The item that stands for the screen in a tab bar; made from the title when first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedItem { return storedItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedItem = item
      return item
    }
    set {
      storedItem = newValue
      (parent as? UITabBarController)?.itemsDidChange()
    }
  }

  /// What a navigation bar shows for the screen.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  // MARK: - Containment

  /// The screen that holds this one.
  public final private(set) weak var parent: UIViewController?
  /// The screens inside, in the order they were added.
  open private(set) var children: [UIViewController] = []

  /// Puts a screen inside this one; its view is the caller's to add.
  open func addChild(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes the screen out of its parent; its view is the caller's to remove.
  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The screen is about to be put into a parent, or taken out of one.
  open func willMove(toParent parent: UIViewController?) {}
  /// The screen was put into a parent, or taken out of one.
  open func didMove(toParent parent: UIViewController?) {}

  /// The nearest tab bar controller around this screen.
  open var tabBarController: UITabBarController? { nearestAncestor() }
  /// The nearest navigation controller around this screen.
  open var navigationController: UINavigationController? { nearestAncestor() }

  private func nearestAncestor<Controller: UIViewController>() -> Controller? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Controller { return found }
      ancestor = current.parent
    }
    return nil
  }

  // MARK: - Environment

  /// Insets that this screen adds to what covers its view's edges, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateEnvironmentInSubtree() }
    }
  }

  /// Traits that the screen lays over those it is shown in; set through `setOverrideTraitCollection`.
  private(set) var overridingTraits: UITraitCollection?

  /// Lays traits over those that a screen inside is shown in; `nil` takes them back.
  open func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChild child: UIViewController
  ) {
    guard child.parent === self else { return }
    child.overridingTraits = traits
    child.viewIfLoaded?.updateEnvironmentInSubtree()
  }

  /// Whether the screen is shown in light, in dark or as what is around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      overridingTraits = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
      viewIfLoaded?.updateEnvironmentInSubtree()
    }
  }

  /// The environment is another one.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The environment the screen is shown in.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? Stage.current.traits
  }

  /// The screen's extent is about to change; changes can join through the coordinator.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The environment is about to change; changes can join through the coordinator.
  open func willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
  }

  /// The coordinator of the change that is running, if one is.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    parent?.transitionCoordinator
  }

  /// The responder that takes what the screen leaves: its view's superview.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Whether the bars at the bottom are hidden while this screen is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  // MARK: - Status bar and rotation
  // No status bar is drawn here: the space it takes is in the safe area. These are asked for by nobody
  // but client code.

  /// The status bar's style over this screen.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden over this screen.
  open var prefersStatusBarHidden: Bool { false }
  /// The screen inside that decides on the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Says that the status bar's style has changed.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether a screen shown over everything decides on the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The ways the interface may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The interface was turned; an older form.
  open func didRotate(from orientation: UIInterfaceOrientation) {}
}

extension UIViewController: ViewOwner {
  func viewWillLayout(_ view: UIView) { viewWillLayoutSubviews() }
  func viewDidLayout(_ view: UIView) { viewDidLayoutSubviews() }
  func viewSafeAreaChanged(_ view: UIView) { viewSafeAreaInsetsDidChange() }
  func viewTraitsChanged(_ view: UIView, from previous: UITraitCollection?) {
    traitCollectionDidChange(previous)
  }
}
