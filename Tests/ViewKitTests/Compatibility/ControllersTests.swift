// SPDX-License-Identifier: MIT
//
// The older spellings of transitions compile, and classes are found by name.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct OlderControllersTests {
  @Test func `keys of transitions and types outside their classes`() {
    #expect(UITransitionContextToViewControllerKey == .to)
    #expect(UITransitionContextFromViewControllerKey == .from)
    let mode: UIImageRenderingMode = .AlwaysTemplate
    #expect(mode == .alwaysTemplate)
    let number: NSInteger = 3
    #expect(number == 3)
  }

  @Test func `a class is found by its name`() {
    Support.stage()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [UITabBarItem(), UITabBarItem()]
    guard let buttonClass = NamedClasses.named("UITabBarButton") else {
      Issue.record("no such class")
      return
    }
    #expect(bar.subviews.filter { $0.isKind(of: buttonClass) }.count == 2)
  }
}
