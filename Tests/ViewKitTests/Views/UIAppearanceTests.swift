// SPDX-License-Identifier: MIT
//
// Settings for all of a class are taken over where there is none of one's own, by stage.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIAppearanceTests {
  private final class Special: UITabBar {}

  @Test func `a view takes its class's settings when it enters a window, where it has none`() {
    let stage = Support.stage()
    UITabBar.appearance().tintColor = .red
    UITabBar.appearance().barTintColor = .green
    let bar = UITabBar(frame: .zero)
    bar.barTintColor = .blue
    #expect(bar.tintColor != .red)
    stage.window.addSubview(bar)
    #expect(bar.tintColor == .red)
    #expect(bar.barTintColor == .blue)
  }

  @Test func `a special class's settings go before those of the class above it`() {
    let stage = Support.stage()
    UITabBar.appearance().tintColor = .red
    Special.appearance().tintColor = .green
    UITabBar.appearance().barTintColor = .blue
    let (bar, special) = (UITabBar(frame: .zero), Special(frame: .zero))
    stage.window.addSubview(bar)
    stage.window.addSubview(special)
    #expect(bar.tintColor == .red)
    #expect(special.tintColor == .green)
    #expect(special.barTintColor == .blue)
  }

  @Test func `another stage has settings of its own`() {
    Support.stage()
    UITabBar.appearance().tintColor = .red
    #expect(UITabBar.appearance() === UITabBar.appearance())
    let stage = Support.stage()
    let bar = UITabBar(frame: .zero)
    stage.window.addSubview(bar)
    #expect(bar.tintColor != .red)
  }
}
