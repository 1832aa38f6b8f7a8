// SPDX-License-Identifier: MIT
//
// The Elegant style: in half a second the strip slides to the new item, whose icon sinks into the
// place of its fading title, while the old item's icon rises and its title comes back. The curve is
// UIView's own, ease-in-out. Measured in the original's recordings.

public import Foundation
import ViewKit

/// A strip that slides, icons that sink and rise.
open class ElegantTabBarStyle: SelectorTabBarStyle {
  /// How long a switch takes, in seconds; the original's value.
  public static let duration: TimeInterval = 0.5

  /// Slides the strip and swaps the two items' states in ``duration``. Title colours change at once,
  /// as labels do not animate them; icon colours blend.
  open override func animateTabTransition(tabBar: SimpleTabBar, toIndex: Int, fromIndex: Int) {
    guard let toItem = tabBar.barItem(at: toIndex) else { return refresh() }
    let fromItem = toIndex == fromIndex ? nil : tabBar.barItem(at: fromIndex)
    toItem.showTitle(for: .selected)
    fromItem?.showTitle(for: .normal)
    UIView.animate(withDuration: Self.duration) { [self] in
      if let fromItem {
        showUnselected(fromItem)
        fromItem.showIcon(for: .normal)
      }
      showSelected(toItem)
      toItem.showIcon(for: .selected)
      moveSelector(to: selectorFrame(at: toIndex))
    }
  }
}
