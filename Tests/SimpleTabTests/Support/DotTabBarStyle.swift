// SPDX-License-Identifier: MIT
//
// The style of the article "Write your own style", word for word, so that the article compiles.

import Foundation
import SimpleTab
import ViewKit

final class DotTabBarStyle: SimpleTabBarStyle {
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 6))

  override func tabBarCtrlLoaded(
    tabBarCtrl: SimpleTabBarController, tabBar: SimpleTabBar, selectedIndex: Int
  ) {
    dot.layer.cornerRadius = 3
    dot.backgroundColor = iconColors[UIControl.State.selected.rawValue]
    tabBar.addSubview(dot)
  }

  override func refresh() {
    super.refresh()  // places, titles and colours of every item
    guard let tabBar, tabBar.barItems.indices.contains(tabBar.selectedIndex) else { return }
    let item = tabBar.barItems[tabBar.selectedIndex]
    item.iconView.center.y -= 2
    dot.center = CGPoint(x: item.frame.midX, y: item.frame.maxY - 3)
  }

  override func animateTabTransition(tabBar: SimpleTabBar, toIndex: Int, fromIndex: Int) {
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [], animations: { self.refresh() })
  }
}
