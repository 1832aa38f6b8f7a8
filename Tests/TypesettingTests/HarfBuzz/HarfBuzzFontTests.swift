// SPDX-License-Identifier: MIT
//
// Shaping in font units: the box font, whose tables are ours, then real fonts and scripts.

import Testing

@testable import Typesetting

@Suite struct HarfBuzzFontTests {
  private func shape(
    _ text: String, in face: Face, isRightToLeft: Bool = false, range: Range<Int>? = nil
  ) -> [RawGlyph] {
    let scalars = Array(text.unicodeScalars)
    let script = Script.resolved(for: scalars)[0]
    return face.shaper.withLock {
      $0.shape(
        scalars.map(\.value), range: range ?? 0..<scalars.count, script: script,
        isRightToLeft: isRightToLeft)
    }
  }

  private func glyph(_ scalar: Unicode.Scalar, in face: Face) throws -> UInt32 {
    try #require(face.glyph(for: scalar))
  }

  @Test func advancesAreInFontUnits() throws {
    let face = try TestFonts.box()
    #expect(shape("AiW", in: face).map(\.advance) == [600, 300, 900])
    #expect(shape("AiW", in: face).map(\.cluster) == [0, 1, 2])
    #expect(shape("AV", in: face).map(\.advance).reduce(0, +) == 1100)
  }

  @Test func runsFromRightToLeftComeInVisualOrder() throws {
    let glyphs = shape("אבג", in: try TestFonts.box(), isRightToLeft: true)
    #expect(glyphs.map(\.cluster) == [2, 1, 0])
  }

  @Test func bracketsAreMirroredFromRightToLeft() throws {
    let face = try TestFonts.box()
    let glyphs = shape("(", in: face, isRightToLeft: true)
    #expect(glyphs.map(\.id) == [try glyph(")", in: face)])
  }

  @Test func arabicLettersTakeTheFormOfTheirPlace() throws {
    let face = try TestFonts.box()
    // beh beh beh: initial, medial, final; each form is a glyph of its own.
    let joined = shape("بببب", in: face, isRightToLeft: true).map(\.id)
    #expect(joined.count == 4)
    #expect(Set(joined).count == 3)
    #expect(joined[1] == joined[2])
    #expect(!joined.contains(try glyph("ب", in: face)))
    // An alef joins only what comes before it, so the beh after it stands alone.
    let parted = shape("اب", in: face, isRightToLeft: true).map(\.id)
    #expect(parted[0] == (try glyph("ب", in: face)))
  }

  @Test func theRestOfTheTextIsContext() throws {
    let face = try TestFonts.box()
    let whole = shape("بب", in: face, isRightToLeft: true)
    let first = shape("بب", in: face, isRightToLeft: true, range: 0..<1)
    #expect(first.map(\.id) == [whole[1].id])
  }

  @Test func realArabicJoins() throws {
    let face = try TestFonts.noto("NotoSansArabic-Regular")
    let word = "العربية"
    let glyphs = shape(word, in: face, isRightToLeft: true)
    let isolated = try word.unicodeScalars.map { try glyph($0, in: face) }
    #expect(!glyphs.contains { $0.id == 0 })
    #expect(glyphs.map(\.id) != Array(isolated.reversed()))
    #expect(glyphs.map(\.cluster) == glyphs.map(\.cluster).sorted(by: >))
  }

  @Test func theHindiVowelIMovesBeforeItsConsonant() throws {
    let face = try TestFonts.noto("NotoSansDevanagari-Regular")
    let glyphs = shape("कि", in: face)
    #expect(glyphs.count == 2)
    #expect(glyphs.last?.id == (try glyph("क", in: face)))
    #expect(Set(glyphs.map(\.cluster)) == [0])
    // न्द is a conjunct: its virama is not to be seen.
    let conjunct = shape("हिन्दी", in: face)
    #expect(!conjunct.map(\.id).contains(try glyph("\u{94D}", in: face)))
  }

  @Test func thaiVowelsAndTonesStandOverTheirConsonant() throws {
    let face = try TestFonts.noto("NotoSansThai-Regular")
    let glyphs = shape("ที่", in: face)
    #expect(glyphs.count == 3)
    #expect(glyphs[0].advance > 0)
    #expect(glyphs.dropFirst().map(\.advance) == [0, 0])
  }

  @Test func theSystemFontIsKerned() throws {
    let face = try TestFonts.inter()
    let pair = shape("AV", in: face).map(\.advance).reduce(0, +)
    let alone = (shape("A", in: face) + shape("V", in: face)).map(\.advance).reduce(0, +)
    #expect(pair < alone)
  }

  @Test func aRealFontJoinsFAndI() throws {
    let face = try TestFonts.noto("NotoSerif-Regular")
    #expect(shape("ffi", in: face).count == 1)
    #expect(shape("abc", in: face).count == 3)
  }
}
