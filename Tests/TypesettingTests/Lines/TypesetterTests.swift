// SPDX-License-Identifier: MIT
//
// Lines in the box font at 10 points: an advance of 600 units is 6 points, 300 are 3, 900 are 9.

import Testing

@testable import Typesetting

@Suite struct TypesetterTests {
  /// The line's text as far as the box font can tell it: one character a glyph, from left to right.
  private func visible(_ line: ShapedLine) throws -> String {
    let names = Dictionary(
      uniqueKeysWithValues: "abcdefghijklmnopqrstuvwxyzAV .…12אבגد".unicodeScalars.compactMap {
        scalar in line.runs.first?.face.glyph(for: scalar).map { ($0, Character(scalar)) }
      })
    return String(line.glyphs.map { names[$0.id] ?? "?" })
  }

  @Test func advancesAddUp() throws {
    let line = Typesetter.line("abi", font: try TestFonts.boxFont())
    #expect(line.width == 15)
    #expect(line.glyphs.map(\.x) == [0, 6, 12])
    #expect(line.glyphs.map(\.y) == [0, 0, 0])
    #expect(line.ascender == 8)
    #expect(line.descender == -2)
    #expect(line.lineHeight == 10)
    #expect(!line.isTruncated)
    #expect(!line.isRightToLeft)
    #expect(line.missingScalars.isEmpty)
  }

  @Test func anEmptyTitleHasNoWidthButItsFontsHeight() throws {
    let line = Typesetter.line("", font: try TestFonts.boxFont(), maximumWidth: 0)
    #expect(line.isEmpty)
    #expect(line.width == 0)
    #expect(line.lineHeight == 10)
    #expect(!line.isTruncated)
  }

  @Test func aPairIsKernedAndALigatureIsOneGlyph() throws {
    let font = try TestFonts.boxFont()
    #expect(Typesetter.line("AV", font: font).width == 11)
    #expect(Typesetter.line("VA", font: font).width == 12)
    let ligature = Typesetter.line("fi", font: font)
    #expect(ligature.width == 7)
    #expect(ligature.glyphs.count == 1)
  }

  @Test func aMarkStandsOnItsLetterAndMovesNothing() throws {
    let line = Typesetter.line("q\u{301}a", font: try TestFonts.boxFont())
    #expect(line.width == 12)
    #expect(line.glyphs.count == 3)
  }

  @Test func trackingWidensEachClusterOnceTheLastToo() throws {
    let font = try TestFonts.boxFont(tracking: 0.1)
    let line = Typesetter.line("aq\u{301}fi", font: font)
    // 6 + 1, 6 + 1, 7 + 1: a mark and a ligature's second letter get nothing of their own.
    #expect(line.width == 22)
  }

  @Test func letterSpacingIsInPoints() throws {
    let font = try TestFonts.boxFont(letterSpacing: 2)
    #expect(Typesetter.line("ab", font: font).width == 16)
  }

  @Test func joinedScriptsAreNotTorn() throws {
    let plain = Typesetter.line("بعد", font: try TestFonts.boxFont())
    let tracked = Typesetter.line("بعد", font: try TestFonts.boxFont(tracking: 0.5))
    #expect(plain.width == 18)
    #expect(tracked.width == 18)
  }

  @Test func aTitleThatJustFitsIsNotCut() throws {
    let font = try TestFonts.boxFont()
    #expect(!Typesetter.line("abcde", font: font, maximumWidth: 30).isTruncated)
    #expect(!Typesetter.line("abcde", font: font, maximumWidth: 30 - 1e-9).isTruncated)
    #expect(Typesetter.line("abcde", font: font, maximumWidth: 29.99).isTruncated)
  }

  @Test(arguments: [
    (29.99, "abc…"), (27, "abc…"), (26.99, "ab…"), (21, "ab…"), (15, "a…"), (14.9, "…"), (9, "…"),
    (1, "…"), (0, "…"), (-5, "…"),
  ])
  func asManyLeadingLettersStayAsFitBeforeTheEllipsis(width: Double, expected: String) throws {
    let line = Typesetter.line("abcde", font: try TestFonts.boxFont(), maximumWidth: width)
    #expect(line.isTruncated)
    #expect(try visible(line) == expected)
    if width >= 9 { #expect(line.width <= width + Typesetter.fitTolerance) }
  }

  @Test func aWidthThatIsNoneCutsNothing() throws {
    for width in [nil, Double.nan, .infinity] {
      let line = Typesetter.line("abcde", font: try TestFonts.boxFont(), maximumWidth: width)
      #expect(!line.isTruncated)
    }
  }

  @Test func noSpaceStandsBeforeTheEllipsis() throws {
    // a b c + space = 21, the ellipsis 9: "abc …" would fit into 30.
    let line = Typesetter.line("abc defgh", font: try TestFonts.boxFont(), maximumWidth: 30)
    #expect(try visible(line) == "abc…")
    #expect(line.width == 27)
  }

  @Test func spaceAtTheEndIsNoReasonToCut() throws {
    let font = try TestFonts.boxFont()
    let line = Typesetter.line("abc  ", font: font, maximumWidth: 18)
    #expect(!line.isTruncated)
    #expect(line.width == 18)
    #expect(Typesetter.line("abc  ", font: font).width == 24)
  }

  @Test func aClusterIsCutWhole() throws {
    // The mark belongs to its letter: either both stay or neither.
    let line = Typesetter.line(
      "aq\u{301}bcd", font: try TestFonts.boxFont(), maximumWidth: 21)
    #expect(line.glyphs.count == 4)
    #expect(line.width == 21)
  }

  @Test func aLineFromRightToLeftIsCutOnItsLeft() throws {
    let font = try TestFonts.boxFont()
    let whole = Typesetter.line("אבגאב", font: font)
    #expect(whole.isRightToLeft)
    #expect(try visible(whole) == "באגבא")
    let cut = Typesetter.line("אבגאב", font: font, maximumWidth: 21)
    #expect(cut.isRightToLeft)
    #expect(try visible(cut) == "…בא")
  }

  @Test func whatIsCutDecidesWhereTheLineRuns() throws {
    // A line from right to left that starts in Latin keeps running so when only Latin is left.
    let font = try TestFonts.boxFont()
    let line = Typesetter.line("abcאב", font: font, direction: .rightToLeft, maximumWidth: 21)
    #expect(try visible(line) == "…ab")
  }

  @Test func bothDirectionsStandInTheirOrder() throws {
    let font = try TestFonts.boxFont()
    let mixed = Typesetter.line("ab אב 12 cd", font: font)
    #expect(try visible(mixed) == "ab 12 בא cd")
    let fromRight = Typesetter.line("ab אב cd", font: font, direction: .rightToLeft)
    #expect(try visible(fromRight) == "cd בא ab")
  }

  @Test func breaksBecomeSpacesAndControlsGo() throws {
    let font = try TestFonts.boxFont()
    #expect(try visible(Typesetter.line("a\nb", font: font)) == "a b")
    #expect(try visible(Typesetter.line("a\r\nb\tc", font: font)) == "a b c")
    #expect(try visible(Typesetter.line("a\u{7}b\u{0}", font: font)) == "ab")
    #expect(Typesetter.line("a\u{200B}b\u{FE0F}\u{200E}", font: font).width == 12)
  }

  @Test func aGlyphThatNoFaceHasIsABoxAndIsListedOnce() throws {
    let line = Typesetter.line("a😀b😀👨‍👩‍👧", font: try TestFonts.boxFont())
    #expect(line.glyphs.filter { $0.id == PositionedGlyph.missingBox }.count == 3)
    #expect(line.missingScalars == ["😀", "👨", "👩", "👧"])
    #expect(line.width == 30)
  }

  @Test func aSizeThatIsNoneSetsNothingWide() throws {
    for size in [0, -3, Double.nan, .infinity] {
      var font = try TestFonts.boxFont()
      font.size = size
      let line = Typesetter.line("abc", font: font, maximumWidth: 10)
      #expect(line.width == 0)
      #expect(line.size == 0)
    }
  }

  @Test func aLongTitleIsCutAtOnce() throws {
    let text = String(repeating: "abc def ", count: 20_000)
    let line = Typesetter.line(text, font: try TestFonts.boxFont(), maximumWidth: 60)
    #expect(line.isTruncated)
    #expect(line.width <= 60)
  }
}
