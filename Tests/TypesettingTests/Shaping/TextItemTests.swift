// SPDX-License-Identifier: MIT
//
// Lines are cut into items by direction, script and face; clusters stay whole.

import Testing

@testable import Typesetting

@Suite struct TextItemTests {
  private func items(_ text: String, faces: [Face]) -> [TextItem] {
    let text = LineText(text)
    let bidi = BidiLevels(of: text.scalars, base: .natural)
    return TextItem.items(of: text, levels: bidi.levels, faces: faces)
  }

  @Test func oneDirectionScriptAndFaceAreOneItem() throws {
    #expect(items("ab 12", faces: [try TestFonts.box()]).map(\.range) == [0..<5])
    #expect(items("", faces: [try TestFonts.box()]).isEmpty)
  }

  @Test func aDirectionStartsAnItem() throws {
    let found = items("ab אב", faces: [try TestFonts.box()])
    #expect(found.map(\.range) == [0..<3, 3..<5])
    #expect(found.map(\.isRightToLeft) == [false, true])
  }

  @Test func theFirstFaceThatHasAllOfAClusterSetsIt() throws {
    let faces = [try TestFonts.box(), try TestFonts.noto("NotoSans-Regular")]
    // The box font has q and the acute but no Cyrillic; the caron below is in Noto alone, so its
    // letter goes with it.
    let found = items("qЖq\u{301}q\u{32C}", faces: faces)
    #expect(found.map(\.face) == [0, 1, 0, 1])
    #expect(found.map(\.range) == [0..<1, 1..<2, 2..<4, 4..<6])
  }

  @Test func aCanonicallyEqualFormIsEnough() throws {
    // The box font has å and the ring, so a + ring and the Ångström sign are both covered.
    let faces = [try TestFonts.box()]
    #expect(items("a\u{30A}\u{212B}", faces: faces).map(\.face) == [0])
  }

  @Test func whatNoFaceHasIsAnItemOfItsOwn() throws {
    let found = items("a😀😀b", faces: [try TestFonts.box()])
    #expect(found.map(\.face) == [0, nil, nil, 0])
  }

  @Test func invisibleScalarsStayWithTheTextBefore() throws {
    let faces = [try TestFonts.noto("NotoSansThai-Regular"), try TestFonts.box()]
    #expect(items("ab\u{2060}\u{FE0F}c", faces: faces).map(\.face) == [1])
    #expect(items("\u{2060}", faces: faces).map(\.face) == [0])
  }

  @Test func oddSpacesAreMadeFromThePlainOne() throws {
    #expect(items("a\u{2009}\u{202F}b", faces: [try TestFonts.box()]).map(\.face) == [0])
  }
}
