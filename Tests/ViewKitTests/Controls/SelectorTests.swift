// SPDX-License-Identifier: MIT
//
// Actions by name and by method reference.

import Testing

@testable import ViewKit

@MainActor
struct SelectorTests {
  @Test func `names are equal by their text, method references by themselves`() {
    #expect(Selector("a") == "a")
    #expect(Selector("a") != Selector("b"))
    let reference = Selector { () -> Void in }
    #expect(reference == reference)
    #expect(reference != Selector { () -> Void in })
  }

  @Test func `a method reference takes what fits its parameter`() {
    var seen: [Int] = []
    let reference = Selector { (number: Int) -> Void in seen.append(number) }
    reference(target: nil, sender: 3)
    reference(target: nil, sender: "no number")
    #expect(seen == [3])
  }

  @Test func `a name without a target does nothing`() {
    Selector("a")(target: nil, sender: nil)
  }
}
