// SPDX-License-Identifier: MIT
//
// A marker's words.

import Testing

@testable import SimpleTabDocs

struct MarkerWordsTests {
  private func read(_ text: String) throws -> [String] {
    try MarkerWord.read(text).map { "\($0.key):\($0.value)" }
  }

  @Test func `Values stand bare or in quotation marks`() throws {
    #expect(try read("  a=1 b=\"two words\"\n c='it is' ") == ["a:1", "b:two words", "c:it is"])
    #expect(try read(#"a="say \"so\" and \\ this""#) == [#"a:say "so" and \ this"#])
    #expect(try read("a=x=y") == ["a:x=y"])
    #expect(try read("a=\"\"") == ["a:"])
    #expect(try read("") == [])
  }

  @Test(arguments: [
    ("alt=\"open", "alt: the closing quotation mark is missing"),
    ("word", "\"word\" is not a word such as form=still"),
    ("a=1 a=2", "a: the key is given twice"),
    ("=1", "\"\" is not a word such as form=still"),
  ])
  func `What is no word is a fault`(text: String, expected: String) {
    #expect { try read(text) } throws: { "\($0)" == expected }
  }
}
