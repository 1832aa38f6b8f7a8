// SPDX-License-Identifier: MIT
//
// Whatever strangers write, it stays in its line.

import Testing

@testable import Recording

struct OneLineTests {
  @Test(
    arguments: [
      ("plain ünï 😀👩‍👩‍👧 سلام", "plain ünï 😀👩‍👩‍👧 سلام"), ("", ""),
      ("a\nb\r\nc\td", "a\\u{A}b\\u{D}\\u{A}c\\u{9}d"),
      ("\u{1B}[2J\u{7F}\u{9B}", "\\u{1B}[2J\\u{7F}\\u{9B}"),
      ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"),
      ("\u{202E}txt\u{2067}", "\\u{202E}txt\\u{2067}"),
    ])
  func `What would break a line or steer a terminal is spelled out`(text: String, shown: String) {
    #expect(text.onOneLine == shown)
  }

  @Test func `A long line is cut in its middle`() {
    let line = (String(repeating: "a", count: 5000) + String(repeating: "b", count: 5000)).onOneLine
    #expect(line == String(repeating: "a", count: 300) + " … " + String(repeating: "b", count: 300))
  }
}
