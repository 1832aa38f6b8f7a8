// SPDX-License-Identifier: MIT
//
// The root of a window fills it and follows its size.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIWindowRootViewControllerTests {
  @Test func `a stage's root is its window's and fills it`() {
    let stage = Support.stage()
    let screen = UIViewController()
    stage.rootViewController = screen
    #expect(stage.window.rootViewController === screen)
    #expect(screen.view.superview === stage.window)
    stage.resize(to: CGSize(width: 667, height: 375), safeAreaInsets: .zero)
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    stage.rootViewController = nil
    #expect(screen.view.superview == nil)
    #expect(screen.appearance == .disappeared)
  }

  @Test func `setting the same root again changes nothing`() {
    let stage = Support.stage()
    let log = Support.Log()
    let screen = Support.Recorder("a", log)
    stage.rootViewController = screen
    _ = log.take()
    stage.rootViewController = screen
    #expect(log.take().isEmpty)
  }
}
