// SPDX-License-Identifier: MIT
//
// The Pop style: the strip jumps under the new item and rises in 0.3 s, while that item's icon sinks
// and grows to one and a half; then the icon shrinks back in 0.2 s. Both curves are UIView's own,
// ease-in-out, and the second starts at the instant the first ends. Measured in the original's
// recordings.

public import Foundation
import ViewKit

/// A strip that rises, an icon that pops.
open class PopTabBarStyle: SelectorTabBarStyle {
  /// How long the icon grows, in seconds; the original's value.
  public static let growDuration: TimeInterval = 0.3
  /// How long the icon shrinks back, in seconds; the original's value.
  public static let shrinkDuration: TimeInterval = 0.2
  /// How large the icon grows, relative to its size; the original's value.
  public static let grownScale: CGFloat = 1.5
  /// From how far under its place the strip rises, in points; the original's value.
  public static let selectorRise: CGFloat = 10

  /// Where the newest switch is: 0 at rest, 1 while the icon grows, 2 while it shrinks back.
  public private(set) var step = 0

  private var switches = 0

  /// Lets the strip rise under the new item and its icon pop. Title colours change at once, as labels
  /// do not animate them; icon colours blend.
  open override func animateTabTransition(tabBar: SimpleTabBar, toIndex: Int, fromIndex: Int) {
    guard let toItem = tabBar.barItem(at: toIndex) else { return refresh() }
    let fromItem = toIndex == fromIndex ? nil : tabBar.barItem(at: fromIndex)
    toItem.showTitle(for: .selected)
    fromItem?.showTitle(for: .normal)
    let place = selectorFrame(at: toIndex)
    moveSelector(to: place.offsetBy(dx: 0, dy: Self.selectorRise))

    switches += 1
    let current = switches
    step = 1
    let icon = toItem.iconView
    UIView.animate(withDuration: Self.growDuration) { [self] in
      if let fromItem {
        showUnselected(fromItem)
        fromItem.showIcon(for: .normal)
      }
      showSelected(toItem)
      icon.transform = CGAffineTransform(scaleX: Self.grownScale, y: Self.grownScale)
      toItem.showIcon(for: .selected)
      moveSelector(to: place)
    } completion: { [weak self] _ in
      self?.enter(step: 2, of: current)
      UIView.animate(withDuration: Self.shrinkDuration) {
        icon.transform = .identity
      } completion: { [weak self] _ in
        self?.enter(step: 0, of: current)
      }
    }
  }

  private func enter(step: Int, of number: Int) {
    if number == switches { self.step = step }
  }
}
