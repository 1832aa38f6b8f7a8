// SPDX-License-Identifier: MIT
//
// UIKit's colours: fixed, dynamic, named.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct UIColorTests {
  @Test func fixedColoursAreEqualByComponents() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
  }

  @Test func dynamicColoursFollowTheTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.cgColor == UIColor.black.cgColor)
    dark.performAsCurrent { #expect(UIColor.label.cgColor.red == 1) }
    let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(own.cgColor(for: dark).red == 1)
    #expect(own.withAlphaComponent(0.3).cgColor(for: dark).alpha == 0.3)
  }

  @Test func namedGreysAreApples() {
    #expect((UIColor.lightGray.cgColor.red * 255).rounded() == 170)
    #expect((UIColor.darkGray.cgColor.red * 255).rounded() == 85)
    #expect(UIColor.gray.cgColor.red == 0.5)
  }

  @Test func colorLiteralsAreColours() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == UIColor.red)
  }
}
