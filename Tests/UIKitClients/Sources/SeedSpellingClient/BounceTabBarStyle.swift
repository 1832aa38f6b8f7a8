// SPDX-License-Identifier: MIT
//
// A tab bar style in the spelling of the original library's documentation, Swift 1.2 to 2, compiled in
// language mode 4: a strip under the selected item, whose icon drops while the title fades.

import SimpleTab
import UIKit

public class BounceTabBarStyle: SimpleTabBarStyle {

  public var selectorView: UIView = UIView()
  var selectorHeight: CGFloat = 4

  public override func tabBarCtrlLoaded(
    tabBarCtrl: SimpleTabBarController, tabBar: SimpleTabBar, selectedIndex: Int
  ) {
    var selectorFrame = barFrames[selectedIndex]
    selectorFrame = UIEdgeInsetsInsetRect(
      selectorFrame, UIEdgeInsetsMake(selectorFrame.size.height - selectorHeight, 8, 0, 8))
    selectorView.frame = selectorFrame
    selectorView.backgroundColor = iconColors[UIControlState.Selected.rawValue]
    selectorView.userInteractionEnabled = false
    selectorView.autoresizingMask = UIViewAutoresizing.FlexibleTopMargin
    tabBar.addSubview(selectorView)
  }

  public override func refresh() {
    super.refresh()
    let selected: NSInteger = tabBar.selectedIndex
    for item in tabBar.barItems {
      if item.index == selected {
        item.iconView.frame.offsetInPlace(dx: 0, dy: 6)
        item.titleLabel.alpha = 0
        selectorView.frame = UIEdgeInsetsInsetRect(
          item.frame, UIEdgeInsetsMake(item.frame.size.height - selectorHeight, 8, 0, 8))
      }
    }
  }

  public override func animateTabTransition(tabBar: SimpleTabBar, toIndex: Int, fromIndex: Int) {
    let toItem = tabBar.barItems[toIndex]
    let fromItem = tabBar.barItems[fromIndex]

    UIView.animateWithDuration(
      0.4, delay: 0, options: UIViewAnimationOptions.CurveEaseInOut,
      animations: { () -> Void in
        toItem.iconView.frame.offset(dx: 0, dy: 6)
        toItem.iconView.transform = CGAffineTransformMakeScale(1.25, 1.25)
        toItem.titleLabel.alpha = 0
        fromItem.layoutBarItem()
        fromItem.titleLabel.alpha = 1
        self.selectorView.frame.origin.x = toItem.frame.origin.x + 8
      },
      completion: { (Bool) -> Void in
        UIView.animateWithDuration(
          0.2,
          animations: { () -> Void in
            toItem.iconView.transform = CGAffineTransformIdentity
          })
      })
    refreshColors()
  }
}
