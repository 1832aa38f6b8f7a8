// SPDX-License-Identifier: MIT
//
// Colours and fonts by class methods are those of the class properties.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct OlderColorsTests {
  @Test func `colours and fonts by class methods`() {
    #expect(UIColor.lightGrayColor() == .lightGray)
    #expect(UIColor.clearColor() == .clear)
    #expect(UIFont.systemFontOfSize(14) == .systemFont(ofSize: 14))
    #expect(UIFont.boldSystemFontOfSize(14) == .boldSystemFont(ofSize: 14))
  }
}
