// SPDX-License-Identifier: MIT
//
// A title as one line: what becomes a space, what goes, where clusters end.

import Testing

@testable import Typesetting

@Suite struct LineTextTests {
  private func line(_ text: String) -> String {
    String(String.UnicodeScalarView(LineText(text).scalars))
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\tb", "a b"), ("a\u{2028}b", "a b"),
    ("a\u{2029}b", "a b"), ("a\u{85}b", "a b"), ("a\n\nb", "a  b"),
    ("\u{0}a\u{1B}[1m\u{9F}", "a[1m"),
    ("", ""),
  ])
  func breaksBecomeSpacesAndControlsGo(text: String, expected: String) {
    #expect(line(text) == expected)
  }

  @Test func clustersAreWhatAReaderCallsCharacters() {
    let text = LineText("e\u{301}👨‍👩‍👧x")
    #expect(text.clusterCount == 3)
    #expect(text.boundaries == [0, 2, 7, 8])
    #expect(text.cluster(1) == 2..<7)
    #expect(LineText("").clusterCount == 0)
  }

  @Test func aCutTextEndsInAnEllipsisWithoutSpaceBefore() {
    let text = LineText("ab  cd")
    #expect(text.truncated(to: 4).scalars == ["a", "b", "…"])
    #expect(text.truncated(to: 5).scalars == ["a", "b", " ", " ", "c", "…"])
    #expect(text.truncated(to: 0).scalars == ["…"])
    #expect(text.truncated(to: 0).clusterCount == 1)
  }

  @Test func spaceAtTheEndCanBeLeftOut() {
    #expect(LineText("ab  ").withoutTrailingSpace == LineText("ab"))
    #expect(LineText("   ").withoutTrailingSpace == LineText(""))
    #expect(LineText(" a").withoutTrailingSpace == LineText(" a"))
  }
}
