// SPDX-License-Identifier: MIT
//
// The same assertion in XCTest.

import HopStyle
import Recording
import SimpleTab
import SimpleTabTesting
import ViewKit
import XCTest

final class HopStyleInXCTest: XCTestCase {
  @MainActor
  // XCTest on Linux finds tests of the main actor only when they are async.
  func testTheStyleWithoutTitles() async {
    let controller = SimpleTabBarController()
    controller.viewControllers = [UIColor.red, .blue].map { color in
      let page = UIViewController()
      page.view.backgroundColor = color
      page.tabBarItem = SimpleTabBarItem(title: nil, image: nil, tag: 0)
      return page
    }
    controller.tabBarStyle = HopTabBarStyle(tabBar: controller.tabBar)
    expectGolden(controller, device: Device(name: "small", width: 80, height: 80, scale: 1)) {
      $0.selectedIndex = 1
    }
  }
}
