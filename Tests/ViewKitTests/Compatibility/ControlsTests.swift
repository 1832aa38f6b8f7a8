// SPDX-License-Identifier: MIT
//
// The older spellings of controls compile, and mean what the current ones mean.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct OlderControlsTests {
  @Test func `control states and their numbers`() {
    #expect(UIControlState.Selected == .selected)
    #expect(UIControlState.Normal == .normal)
    #expect(UIControlState.Selected.rawValue == 4)
    #expect(UIControlState().rawValue == 0)
    let byState: [UInt: UIColor] = [UIControlState.Selected.rawValue: UIColor.redColor()]
    #expect(byState[4] == .red)
  }
}
