// SPDX-License-Identifier: MIT
//
// Golden tests of the style. HOP_FAULT breaks one thing, to see what a failure looks like:
//   HOP_FAULT=curve swift test --attachments-path out

import Foundation
import Golden
import HopStyle
import Recording
import SimpleTab
import SimpleTabTesting
import Testing
import ViewKit

@MainActor
struct HopStyleGoldens {
  private let style: HopTabBarStyle
  private let controller = SimpleTabBarController()

  init() throws {
    // A font whose glyphs are boxes, so that no release of a font can change the pictures.
    let fixtures = URL(fileURLWithPath: #filePath + "/../../../../../Fixtures").standardized
    try FontRegistry.shared.setSystemFont(path: fixtures.path + "/Fonts/Box.ttf")
    let fault = ProcessInfo.processInfo.environment["HOP_FAULT"]
    controller.viewControllers = ["Home", fault == "title" ? "" : "Cart"].map { title in
      let page = UIViewController()
      page.view.backgroundColor = .white
      let icon = UIImage(contentsOfFile: fixtures.path + "/Icons/home.png")
      page.tabBarItem = SimpleTabBarItem(title: title, image: icon, tag: 0)
      return page
    }
    style = HopTabBarStyle(tabBar: controller.tabBar)
    switch fault {
    case "curve": style.curve = .curveLinear
    case "duration": style.duration = 0.5
    case "delay": style.delay = 2.0 / 60
    case "height": style.height = 6.5
    default: break
    }
    controller.tabBarStyle = style
  }

  private let device = Device(name: "small", width: 160, height: 80, scale: 2)

  @Test func `The icon of the new tab hops`() {
    expectGolden(
      controller, device: device,
      rules: GoldenRules(assertions: [.titleInsideItem, .nothingOutsideScreen])
    ) { $0.selectedIndex = 1 }
  }

  @Test func `The bar at rest`() {
    expectGolden(controller, device: device)
  }
}
