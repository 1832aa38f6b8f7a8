// SPDX-License-Identifier: MIT
//
// Items after shaping: em, tracking, and the box for what is missing.

import Testing

@testable import Typesetting

@Suite struct ShapedItemTests {
  private func shaped(_ text: String, _ font: Font) -> [ShapedItem] {
    LineLayout(LineText(text), font: font, direction: .natural).items
  }

  @Test func advancesAreInEm() throws {
    let items = shaped("ai", try TestFonts.boxFont())
    #expect(items.flatMap(\.glyphs).map(\.advance) == [0.6, 0.3])
  }

  @Test func trackingIsForTheFirstFaceOnly() throws {
    let box = try TestFonts.box()
    let fallback = try TestFonts.noto("NotoSans-Regular")
    let plain = Font(faces: [box, fallback], size: 10)
    let tracked = Font(faces: [box, fallback], size: 10, tracking: 0.25)
    let difference = zip(shaped("aЖ", tracked), shaped("aЖ", plain)).map {
      $0.glyphs[0].advance - $1.glyphs[0].advance
    }
    #expect(difference == [0.25, 0])
  }

  @Test func letterSpacingIsForEveryFaceAndTheBox() throws {
    let font = try TestFonts.boxFont(letterSpacing: 5)
    #expect(shaped("a😀", font).map { $0.glyphs[0].advance } == [0.6 + 0.5, 0.6 + 0.5])
  }

  @Test func invisibleClustersAreNotWidened() throws {
    let items = shaped("a\u{200B}b", try TestFonts.boxFont(tracking: 0.5))
    #expect(items.flatMap(\.glyphs).map(\.advance).reduce(0, +) == 2.2)
  }

  @Test func aMissingClusterIsOneBoxAndListsWhatIsToBeSeen() throws {
    let items = shaped("👍🏽\u{FE0F}", try TestFonts.boxFont())
    #expect(items.count == 1)
    #expect(items[0].glyphs.map(\.id) == [PositionedGlyph.missingBox])
    #expect(items[0].missing == ["👍", "🏽"])
  }
}
