// SPDX-License-Identifier: MIT
//
// The program and the device are those of the current stage.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIApplicationTests {
  @Test func `the program has the current stage's window and status bar`() {
    let stage = Support.stage(insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(UIApplication.shared.windows == [stage.window])
    #expect(UIApplication.shared.keyWindow === stage.window)
    #expect(
      UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `the device is held as its screen is shaped`() {
    Support.stage()
    #expect(UIDevice.current.orientation.isPortrait)
    #expect(UIDevice.current.model == "iPhone")
    Support.stage(
      width: 1024, height: 768,
      traits: UITraitCollection(userInterfaceIdiom: .pad, layoutDirection: .rightToLeft))
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
  }
}
