// SPDX-License-Identifier: MIT
//
// Screens are found under their identifiers; an unknown one is reported.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIStoryboardTests {
  private final class Screen: UIViewController {}

  @Test func `a registered screen is made anew each time`() {
    Support.stage()
    UIStoryboard.register("Screen", in: "Registered") { UIViewController() }
    UIStoryboard.register("Screen", in: "Registered") { Screen() }
    UIStoryboard.register(nil, in: "Registered") { UITabBarController() }
    let storyboard = UIStoryboard(name: "Registered", bundle: nil)
    let first = storyboard.instantiateViewController(withIdentifier: "Screen")
    #expect(first is Screen)
    #expect(storyboard.instantiateViewController(withIdentifier: "Screen") !== first)
    #expect(storyboard.instantiateInitialViewController() is UITabBarController)
    #expect(Stage.current.diagnostics == [])
  }

  @Test func `an unknown screen is reported`() {
    let stage = Support.stage()
    let storyboard = UIStoryboard(name: "Empty", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    _ = storyboard.instantiateViewController(withIdentifier: "None")
    #expect(
      stage.diagnostics == [
        "storyboard \"Empty\" has no screen \"None\"; UIStoryboard.register names one"
      ])
  }
}
