// SPDX-License-Identifier: MIT
//
// Where lines break.

import Testing

@testable import SimpleTabCLI

struct WrappedTextTests {
  @Test func `Lines break at the last space that fits, and no word is broken`() {
    #expect(WrappedText.lines("one two three", width: 7) == ["one two", "three"])
    #expect(WrappedText.lines("one two three", width: 8) == ["one two", "three"])
    #expect(WrappedText.lines("a extraordinary b", width: 5) == ["a", "extraordinary", "b"])
    #expect(WrappedText.lines("") == [])
  }

  @Test func `A term that reaches the second column has a line of its own`() {
    #expect(WrappedText.entry("  -a", "all", column: 8) == ["  -a    all"])
    #expect(WrappedText.entry("  --long", "all", column: 8) == ["  --long", "        all"])
  }
}
