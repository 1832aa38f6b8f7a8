// SPDX-License-Identifier: MIT
//
// Merging traits.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct UITraitCollectionTests {
  @Test func laterTraitsWinWhereTheySaySomething() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light, displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 2)
    #expect(merged.layoutDirection == .rightToLeft)
    #expect(merged.horizontalSizeClass == .unspecified)
    #expect(merged == merged)
    #expect(merged.hasDifferentColorAppearance(comparedTo: nil))
  }
}
