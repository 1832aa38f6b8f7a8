// SPDX-License-Identifier: MIT
//
// An app's start in the original documentation's spelling: a controller, its screens, its style with
// colours and title attributes of both states.

import SimpleTab
import UIKit

public class SeedSpellingApp {

  public let tabBarController = SimpleTabBarController()
  public let style: BounceTabBarStyle

  public init() {
    style = BounceTabBarStyle(tabBar: tabBarController.tabBar)
    var screens: [UIViewController] = []
    for (index, title) in ["Home", "Messages", "Profile"].enumerated() {
      let screen = UIViewController()
      screen.view.backgroundColor = index % 2 == 0 ? UIColor.whiteColor() : UIColor.grayColor()
      screen.tabBarItem = SimpleTabBarItem(title: title, image: icon(), tag: index)
      screens.append(screen)
    }
    tabBarController.viewControllers = screens

    let normal: [NSObject: AnyObject] = [
      NSFontAttributeName: UIFont.systemFontOfSize(14),
      NSForegroundColorAttributeName: UIColor.lightGrayColor(),
    ]
    let selected: [NSObject: AnyObject] = [
      NSFontAttributeName: UIFont.systemFontOfSize(14),
      NSForegroundColorAttributeName: UIColor(red: 0.3, green: 0.7, blue: 0.75, alpha: 1),
    ]
    style.setTitleTextAttributes(normal, forState: UIControlState.Normal)
    style.setTitleTextAttributes(selected, forState: .Selected)
    style.setIconColor(UIColor.lightGrayColor(), forState: .Normal)
    style.setIconColor(
      color: UIColor(red: 0.3, green: 0.7, blue: 0.75, alpha: 1), forState: .Selected)
    tabBarController.viewTransition = SlideViewTransition()
    tabBarController.tabBarStyle = style
  }

  func icon() -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSizeMake(25, 25), false, 2)
    UIColor.blackColor().setFill()
    UIBezierPath(ovalInRect: CGRectMake(2, 2, 21, 21)).fill()
    let image = UIGraphicsGetImageFromCurrentImageContext()!
    UIGraphicsEndImageContext()
    return image.imageWithRenderingMode(UIImageRenderingMode.AlwaysTemplate)
  }
}
