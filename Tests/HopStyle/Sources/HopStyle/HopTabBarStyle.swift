// SPDX-License-Identifier: MIT
//
// A style of one's own: the selected tab's icon stands higher than the others and hops there.

import Foundation
import SimpleTab
import ViewKit

/// Lifts the selected tab's icon.
public final class HopTabBarStyle: SimpleTabBarStyle {
  /// How high the icon hops, in points.
  public var height: CGFloat = 6
  /// How long it takes, in seconds.
  public var duration = 0.25
  /// When it starts after the switch, in seconds.
  public var delay = 0.0
  /// How it moves.
  public var curve: UIView.AnimationOptions = .curveEaseInOut

  public override func refresh() {
    super.refresh()
    guard let tabBar, tabBar.barItems.indices.contains(tabBar.selectedIndex) else { return }
    tabBar.barItems[tabBar.selectedIndex].iconView.center.y -= height
  }

  public override func animateTabTransition(
    tabBar: SimpleTabBar, toIndex: Int, fromIndex: Int
  ) {
    UIView.animate(withDuration: duration, delay: delay, options: curve) { self.refresh() }
  }
}
