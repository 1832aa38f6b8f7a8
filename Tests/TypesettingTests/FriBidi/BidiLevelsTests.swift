// SPDX-License-Identifier: MIT
//
// Embedding levels and visual order. The sentences are those of Unicode Standard Annex 9, section
// 3.4, with Hebrew letters for its capitals.

import Testing

@testable import Typesetting

@Suite struct BidiLevelsTests {
  /// Capitals as Hebrew letters, `<` and `>` as the marks of an isolate from right to left.
  private func scalars(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "A"..."Z": Unicode.Scalar(0x5D0 + scalar.value - 0x41) ?? scalar
      case "<": "\u{2067}"
      case ">": "\u{2069}"
      default: scalar
      }
    }
  }

  private func levels(_ text: String, _ base: LineDirection = .natural) -> String {
    BidiLevels(of: scalars(text), base: base).levels.map(String.init).joined()
  }

  @Test(arguments: [
    ("car means CAR.", "00000000001110", "car means RAC."),
    ("car MEANS CAR.", "22211111111111", ".RAC SNAEM car"),
  ])
  func theStandardsSentencesHaveItsLevels(text: String, levels: String, visual: String) {
    let base: LineDirection = levels.hasPrefix("2") ? .rightToLeft : .leftToRight
    let found = BidiLevels(of: scalars(text), base: base)
    #expect(found.levels.map(String.init).joined() == levels)
    let order = BidiLevels.visualOrder(of: found.levels)
    #expect(String(order.map { Array(text)[$0] }) == visual)
  }

  @Test func anIsolateStandsForItself() {
    #expect(levels("he said \"<car MEANS CAR>.\"", .leftToRight) == "00000000002221111111111000")
  }

  @Test func theFirstStrongLetterGivesTheDirection() {
    #expect(!BidiLevels(of: scalars("12 ab AB"), base: .natural).isRightToLeft)
    #expect(BidiLevels(of: scalars("12 AB ab"), base: .natural).isRightToLeft)
    #expect(!BidiLevels(of: scalars("12."), base: .natural).isRightToLeft)
    #expect(!BidiLevels(of: [], base: .natural).isRightToLeft)
    #expect(BidiLevels(of: [], base: .rightToLeft).isRightToLeft)
  }

  @Test func numbersRunFromLeftToRightAmongLettersThatDoNot() {
    #expect(levels("AB 12") == "11122")
    #expect(levels("ab 12") == "00000")
  }

  @Test func bracketsGoWithWhatTheyHold() {
    #expect(levels("AB (cd) EF", .rightToLeft) == "1111221111")
    #expect(levels("ab (CD) ef", .leftToRight) == "0000110000")
  }

  @Test func spaceAtTheEndStandsWhereTheLineEnds() {
    #expect(levels("AB  ", .leftToRight) == "1100")
    #expect(levels("ab  ", .rightToLeft) == "2211")
  }

  @Test func runsAreReversedFromTheHighestLevelDown() {
    #expect(BidiLevels.visualOrder(of: []) == [])
    #expect(BidiLevels.visualOrder(of: [0, 0]) == [0, 1])
    #expect(BidiLevels.visualOrder(of: [1, 1]) == [1, 0])
    #expect(BidiLevels.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiLevels.visualOrder(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
  }
}
