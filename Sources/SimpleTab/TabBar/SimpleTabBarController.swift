// SPDX-License-Identifier: MIT
//
// The controller: a tab bar controller with a `SimpleTabBar`, whose style and view transition can be
// replaced. A change of the selection reaches the bar through `selectedItem` and the screens through
// the delegate, both at the same instant.

public import Foundation
public import ViewKit

/// A tab bar controller whose bar a style draws and whose screens change with a view transition.
///
/// Everything works from code; the controller makes its own bar.
open class SimpleTabBarController: UITabBarController {
  private let ownTabBar = SimpleTabBar()

  /// A controller without screens; names and bundles of nib files are kept and not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setValue(ownTabBar, forKey: "tabBar")
  }

  /// A controller without screens; there is nothing to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setValue(ownTabBar, forKey: "tabBar")
  }

  /// The bar: a ``SimpleTabBar``, one of the controller's own unless another was set for the key
  /// `tabBar`.
  open override var tabBar: SimpleTabBar { super.tabBar as? SimpleTabBar ?? ownTabBar }

  /// The view transition; without one, a ``CrossFadeViewTransition``. A delegate of the client that
  /// answers with a transition goes first.
  open var viewTransition: (any UIViewControllerAnimatedTransitioning)? {
    get { tabBar.transitionObject }
    set { tabBar.transitionObject = newValue }
  }

  /// The style; without one, an ``ElegantTabBarStyle`` whose strip is not shown. Setting it builds
  /// the items anew, calls the style's set-up hook and refreshes it.
  open var tabBarStyle: SimpleTabBarStyle? {
    get { tabBar.tabBarStyle }
    set { tabBar.tabBarStyle = newValue }
  }

  /// Sets the titles' attributes in a state, through the style; before a style is set, for the
  /// default style and for the first one set, where that has none of its own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, forState state: UIControl.State
  ) {
    tabBar.activeStyle.setTitleTextAttributes(attributes, forState: state)
    tabBar.activeStyle.refreshColors()
  }

  /// Sets the icons' colour in a state, through the style; before a style is set, for the default
  /// style and for the first one set, where that has none of its own.
  open func setIconColor(_ color: UIColor, forState state: UIControl.State) {
    tabBar.activeStyle.setIconColor(color, forState: state)
    tabBar.activeStyle.refreshColors()
  }

  // MARK: Screens and delegate

  open override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set {
      adoptItems(of: newValue)
      tabBar.withoutMotion { super.viewControllers = newValue }
    }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    adoptItems(of: viewControllers)
    tabBar.withoutMotion { super.setViewControllers(viewControllers, animated: animated) }
  }

  /// The delegate. The bar stands before the client's: it asks that one first and passes everything
  /// on, and it is what this property reads as.
  open override weak var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set {
      tabBar.clientDelegate = newValue === tabBar ? nil : newValue
      super.delegate = tabBar
    }
  }

  /// Replaces the bar, for the key `tabBar`.
  open override func setValue(_ value: Any?, forKey key: String) {
    super.setValue(value, forKey: key)
    guard key == "tabBar", let bar = value as? SimpleTabBar else { return }
    bar.tabBarCtrl = self
    super.delegate = bar
    if bar.frame.isEmpty {
      // Until the view is laid out, styles read item frames from a bar at the screen's lower edge.
      let screen = UIScreen.main.bounds
      let height = bar.sizeThatFits(screen.size).height
      bar.frame = CGRect(
        x: 0, y: screen.height - height, width: screen.width, height: height)
      bar.layoutIfNeeded()
    }
    bar.install()
  }

  /// Gives screens whose items are of UIKit's class items of ours with the same content, "More" too.
  private func adoptItems(of controllers: [UIViewController]?) {
    guard let controllers else { return }
    for controller in controllers { adoptItem(of: controller) }
    if controllers.count > 5 { adoptItem(of: moreNavigationController) }
  }

  private func adoptItem(of controller: UIViewController) {
    guard let item = controller.tabBarItem, !(item is SimpleTabBarItem) else { return }
    controller.tabBarItem = SimpleTabBarItem(copying: item)
  }
}

extension SimpleTabBarItem {
  /// An item with what another shows.
  convenience init(copying item: UITabBarItem) {
    self.init()
    title = item.title
    image = item.image
    selectedImage = item.selectedImage
    tag = item.tag
    badgeValue = item.badgeValue
    badgeColor = item.badgeColor
    imageInsets = item.imageInsets
    titlePositionAdjustment = item.titlePositionAdjustment
    standardAppearance = item.standardAppearance
    for state in [UIControl.State.normal, .selected, .disabled] {
      if let attributes = item.badgeTextAttributes(for: state) {
        setBadgeTextAttributes(attributes, for: state)
      }
    }
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
  }
}
