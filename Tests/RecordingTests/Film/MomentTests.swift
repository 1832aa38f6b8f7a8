// SPDX-License-Identifier: MIT
//
// Instants of a film of 0.55 seconds.

import Testing

@testable import Recording

struct MomentTests {
  @Test(
    arguments: [
      ("0.15", 0.15), ("150ms", 0.15), ("50%", 0.275), ("start", 0), ("mid", 0.275), ("end", 0.55),
      ("0.55s", 0.55),
    ] as [(String, Double)])
  func `A text is a time`(text: String, expected: Double) throws {
    let time = try #require(Moment(text).time(in: 0.55))
    #expect(abs(time - expected) < 1e-12)
  }

  @Test func `A time after the end is none`() throws {
    #expect(try Moment("0.56").time(in: 0.55) == nil)
  }

  @Test func `What is no time is refused`() {
    #expect(throws: FrameSelection.Fault.self) { try Moment("soon") }
  }
}
