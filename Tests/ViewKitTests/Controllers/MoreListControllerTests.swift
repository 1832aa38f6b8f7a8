// SPDX-License-Identifier: MIT
//
// The rows of the list behind the "More" button.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct MoreListControllerTests {
  @Test func `a row stands for each screen without a button, under the bar`() throws {
    let stage = Support.stage(insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let controller = UITabBarController()
    controller.viewControllers = (0..<7).map { index in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
      return screen
    }
    stage.rootViewController = controller
    controller.selectedViewController = controller.moreNavigationController
    stage.layoutIfNeeded()
    let list = try #require(controller.moreNavigationController.topViewController?.view)
    let rows = list.subviews.compactMap { $0 as? MoreRow }
    #expect(
      rows.map(\.frame) == [64, 108, 152].map { CGRect(x: 0, y: $0, width: 375, height: 44) })
    #expect(
      rows.map { $0.subviews.compactMap { ($0 as? UILabel)?.text } } == [["4"], ["5"], ["6"]])
  }
}
