// SPDX-License-Identifier: MIT
//
// Which earlier place is found, worked by hand; dots are the ground.

import Testing

@testable import ImageCoding

@Suite struct SparseMatchesTests {
  private func longest(
    _ text: String, at place: Int, longerThan shortest: Int = 2, depth: Int = 64
  ) -> [Int] {
    var matches = SparseMatches()
    matches.restart(ground: UInt8(ascii: "."))
    let bytes = Array(text.utf8)
    matches.enter(bytes.span, before: place)
    let match = matches.longest(bytes.span, at: place, longerThan: shortest, depth: depth)
    return [match.length, match.distance]
  }

  @Test("Ground goes on from the byte before it")
  func ground() {
    #expect(longest("a.......", at: 2) == [6, 1])
    #expect(longest("a......b", at: 1) == [0, 0])
    #expect(longest("........", at: 0) == [0, 0])
  }

  @Test("Ground and what follows it are found together, with less ground in vain")
  func groundAndMore() {
    #expect(longest("..abcd..abce", at: 6) == [3 + 2, 6])
    #expect(longest("....abcd....abcd", at: 8) == [8, 8])
    #expect(longest("x...abcd....abcd", at: 8) == [0, 0])
  }

  @Test("The longest of those that are looked at is taken, the nearest of equals")
  func longest() {
    #expect(longest("abcdeXabcXabcde", at: 10) == [5, 10])
    #expect(longest("abcdeXabcXabcde", at: 10, depth: 1) == [3, 4])
    #expect(longest("abcXabcYabcZ", at: 8) == [3, 4])
    #expect(longest("abcXabcYabcZ", at: 8, longerThan: 3) == [0, 0])
    #expect(longest("abcXabcYabcZ", at: 8, depth: 0) == [0, 0])
  }

  @Test("Less than three bytes are no match")
  func short() {
    #expect(longest("abXabY", at: 3) == [0, 0])
    #expect(longest("abcab", at: 3) == [0, 0])
  }
}
