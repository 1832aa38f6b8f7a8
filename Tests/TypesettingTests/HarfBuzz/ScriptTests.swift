// SPDX-License-Identifier: MIT
//
// Scripts of characters, and of those that have none of their own.

import Testing

@testable import Typesetting

@Suite struct ScriptTests {
  private func resolved(_ text: String) -> [Script] {
    Script.resolved(for: Array(text.unicodeScalars))
  }

  @Test func lettersHaveTheirOwnScript() {
    #expect(Script(of: "a") == .latin)
    #expect(Script(of: "\u{628}") == .arabic)
    #expect(Script(of: "1") == .common)
    #expect(Script(of: "\u{301}") == .inherited)
    #expect(!Script(of: "\u{378}").isReal)
  }

  @Test func charactersOfEveryScriptFollowTheTextBefore() {
    #expect(resolved("a1 \u{628}!") == [.latin, .latin, .latin, .arabic, .arabic])
    #expect(resolved("e\u{301}") == [.latin, .latin])
  }

  @Test func atTheStartTheyFollowTheFirstTextAfter() {
    #expect(resolved("1 \u{628}") == [.arabic, .arabic, .arabic])
    #expect(resolved("12") == [.common, .common])
    #expect(resolved("") == [])
  }

  @Test func scriptsThatJoinAreKnown() {
    #expect(Script.arabic.joinsLetters)
    #expect(Script(of: "ह").joinsLetters)
    #expect(!Script.latin.joinsLetters)
    #expect(!Script(of: "א").joinsLetters)
  }
}
