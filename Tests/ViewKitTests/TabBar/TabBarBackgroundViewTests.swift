// SPDX-License-Identifier: MIT
//
// What a bar's settings come to, in the order in which they count.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct TabBarBackgroundViewTests {
  @Test func `a bar's own fill goes before the chrome colour`() {
    Support.stage()
    let bar = UITabBar(frame: .zero)
    #expect(TabBarBackground(bar: bar).color?.cgColor.alpha == 0.94)
    bar.isTranslucent = false
    #expect(TabBarBackground(bar: bar).color?.cgColor.alpha == 1)
    bar.barTintColor = .red
    #expect(TabBarBackground(bar: bar).color == .red)
    bar.backgroundImage = UIImage()
    #expect(TabBarBackground(bar: bar).color == nil)
  }

  @Test func `a black bar is dark in light mode too, and chrome follows the mode`() {
    Support.stage()
    let bar = UITabBar(frame: .zero)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      TabBarBackground(bar: bar).color?.resolvedColor(with: dark) == TabBarBackground.darkChrome)
    bar.barStyle = .black
    #expect(TabBarBackground(bar: bar).color == TabBarBackground.darkChrome)
  }

  @Test func `a shadow picture keeps its height`() {
    Support.stage()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.shadowImage = Support.picture(1, 6, scale: 2)
    bar.layoutIfNeeded()
    bar.backgroundView.layoutIfNeeded()
    #expect(
      bar.backgroundView.subviews.last?.frame == CGRect(x: 0, y: -3, width: 320, height: 3))
  }
}
