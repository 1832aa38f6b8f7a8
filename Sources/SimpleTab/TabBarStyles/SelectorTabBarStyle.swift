// SPDX-License-Identifier: MIT
//
// What the Pop and the Elegant style share: the strip under the selected item, and the selected
// item's state at rest, its icon 10 points lower in place of its title. Lengths are in points.

public import Foundation
public import ViewKit

/// A style with a strip under the selected item.
open class SelectorTabBarStyle: SimpleTabBarStyle {
  /// How much lower the selected icon stands, in points; the original's value.
  public static let selectedIconShift: CGFloat = 10

  /// The strip.
  public let selectorView = UIView()
  /// The strip's height, in points; 5.
  open var selectorHeight: CGFloat = 5 { didSet { layOutSelector() } }
  /// From the item's sides to the strip, in points; 10.
  open var selectorSideInsets: CGFloat = 10 { didSet { layOutSelector() } }

  override var stripHeight: CGFloat { selectorHeight }

  private var ownSelectorColor: UIColor?

  /// The strip's colour; the selected icon's colour unless it is set.
  open var selectorColor: UIColor {
    get { ownSelectorColor ?? iconColors[UIControl.State.selected.rawValue] ?? .systemBlue }
    set {
      ownSelectorColor = newValue
      selectorView.backgroundColor = newValue
    }
  }

  public override init(tabBar: SimpleTabBar) {
    super.init(tabBar: tabBar)
    selectorView.isUserInteractionEnabled = false
  }

  /// Adds the strip to the bar, under the selected item.
  open override func tabBarCtrlLoaded(
    tabBarCtrl: SimpleTabBarController, tabBar: SimpleTabBar, selectedIndex: Int
  ) {
    tabBar.addSubview(selectorView)
    selectorView.backgroundColor = selectorColor
    layOutSelector()
  }

  /// Brings every item and the strip to rest.
  open override func refresh() {
    super.refresh()
    if let tabBar, let item = tabBar.barItem(at: tabBar.selectedIndex) { showSelected(item) }
    layOutSelector()
  }

  open override func refreshColors() {
    super.refreshColors()
    selectorView.backgroundColor = selectorColor
  }

  /// The strip's frame under the item of an index, in the bar's points; an empty one where there is
  /// no item.
  public func selectorFrame(at index: Int) -> CGRect {
    guard let item = tabBar?.barItem(at: index) else { return .zero }
    return CGRect(
      x: item.frame.minX + selectorSideInsets, y: item.frame.maxY - selectorHeight,
      width: max(0, item.frame.width - 2 * selectorSideInsets), height: selectorHeight)
  }

  /// Gives an item the selected state but for its colours: to be called inside an animation or not.
  func showSelected(_ item: SimpleTabBarItem) {
    item.layoutBarItem(iconShift: Self.selectedIconShift)
    item.titleLabel.alpha = 0
  }

  /// Gives an item the unselected state but for its colours: to be called inside an animation or not.
  func showUnselected(_ item: SimpleTabBarItem) {
    item.layoutBarItem()
    item.titleLabel.alpha = 1
  }

  /// Moves the strip; in the default style, which does not show it, nothing moves.
  func moveSelector(to frame: CGRect) {
    if selectorView.superview != nil { selectorView.frame = frame }
  }

  private func layOutSelector() {
    if let tabBar { moveSelector(to: selectorFrame(at: tabBar.selectedIndex)) }
  }
}
