// SPDX-License-Identifier: MIT
//
// Looks of bars as values: their kinds of background, copies, and how items look by state and layout.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UITabBarAppearanceTests {
  @Test func `the kinds of background`() {
    let appearance = UITabBarAppearance()
    #expect(appearance.shadowColor != nil)
    appearance.backgroundColor = .red
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.effectColor?.cgColor.alpha == 1)
    appearance.configureWithTransparentBackground()
    #expect(appearance.effectColor == nil)
    #expect(appearance.shadowColor == nil)
  }

  @Test func `a copy does not follow its original`() {
    let original = UITabBarAppearance()
    original.backgroundColor = .red
    original.stackedLayoutAppearance.normal.iconColor = .green
    let copy = UITabBarAppearance(barAppearance: original)
    original.stackedLayoutAppearance.normal.iconColor = .blue
    #expect(copy.backgroundColor == .red)
    #expect(copy.stackedLayoutAppearance.normal.iconColor == .green)
  }

  @Test func `items look as their state and layout say`() {
    let appearance = UITabBarAppearance()
    appearance.inlineLayoutAppearance.selected.iconColor = .red
    appearance.inlineLayoutAppearance.disabled.iconColor = .blue
    let item = appearance.itemAppearance(for: .inline)
    #expect(item.state(.selected).iconColor == .red)
    #expect(item.state([.selected, .disabled]).iconColor == .blue)
    #expect(item.state(.normal).iconColor == nil)
    #expect(appearance.itemAppearance(for: .stacked).state(.selected).iconColor == nil)
    item.configureWithDefault(for: .inline)
    #expect(item.state(.selected).iconColor == nil)
  }
}
