// SPDX-License-Identifier: MIT
//
// Where lines may break, and how stretches are split there.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct LineSetterTests {
  @Test func `lines may end after spaces and hyphens and beside ideographs`() {
    #expect(LineSetter.breaks(in: Array("ab cd")) == [3])
    #expect(LineSetter.breaks(in: Array("a-b")) == [2])
    #expect(LineSetter.breaks(in: Array("a  b")) == [3])
    #expect(LineSetter.breaks(in: Array("漢字a")) == [1, 2])
    #expect(LineSetter.breaks(in: []) == [])
  }

  @Test func `stretches are split at a character`() throws {
    let font = try #require(try Support.boxFont(10).font)
    let spans = ["ab", "cd"].map { TextSpan(text: $0, font: font, color: .black) }
    for (count, head, tail) in [
      (0, [], ["ab", "cd"]), (1, ["a"], ["b", "cd"]), (2, ["ab"], ["cd"]), (3, ["ab", "c"], ["d"]),
      (9, ["ab", "cd"], []),
    ] as [(Int, [String], [String])] {
      let (first, second) = LineSetter.split(spans, at: count)
      #expect(first.map(\.text) == head)
      #expect(second.map(\.text) == tail)
    }
  }
}
