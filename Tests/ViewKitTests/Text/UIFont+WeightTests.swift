// SPDX-License-Identifier: MIT
//
// The order of weights, and the file that draws each.

import Testing
import Typesetting

@testable import ViewKit

struct UIFontWeightTests {
  @Test func `weights get heavier in UIKit's order`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted())
    #expect(UIFont.Weight.regular.rawValue == 0)
  }

  @Test func `each weight is drawn by the nearest file`() {
    #expect(UIFont.Weight.light.systemWeight == .regular)
    #expect(UIFont.Weight.medium.systemWeight == .medium)
    #expect(UIFont.Weight.semibold.systemWeight == .semibold)
    #expect(UIFont.Weight.black.systemWeight == .bold)
  }
}
