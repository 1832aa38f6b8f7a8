// SPDX-License-Identifier: MIT
//
// Windows and the screen.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct UIWindowTests {
  @Test func theStagesWindowFillsItsScreen() {
    let stage = Stage(
      size: CGSize(width: 30, height: 60), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 4, left: 0, bottom: 2, right: 0))
    stage.makeCurrent()
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 30, height: 60))
    #expect(stage.window.safeAreaInsets.top == 4)
    #expect(stage.window.window === stage.window)
    #expect(stage.window.traitCollection.displayScale == 3)
  }

  @Test func otherWindowsLieByTheirLevels() {
    let stage = Stage()
    stage.makeCurrent()
    let alert = UIWindow(frame: stage.screen.bounds)
    alert.windowLevel = .alert
    let plain = UIWindow(frame: stage.screen.bounds)
    alert.makeKeyAndVisible()
    plain.makeKeyAndVisible()
    plain.makeKeyAndVisible()
    #expect(stage.windows == [stage.window, plain, alert])
    #expect(alert.isKeyWindow)
  }
}
