// SPDX-License-Identifier: MIT
//
// A line in points becomes runs in pixels.

import Testing
import Typesetting

@Suite struct ShapedLineTests {
  @Test func pixelsArePointsTimesTheScale() throws {
    let line = Typesetter.line("abi", font: try TestFonts.boxFont())
    let runs = line.runs(scale: 3)
    #expect(runs.count == 1)
    #expect(runs[0].pixelsPerEm == 30)
    #expect(runs[0].glyphs.map(\.x) == [0, 18, 36])
    #expect(runs[0].face == line.runs[0].face)
  }

  @Test func aLineIsLinearInItsSize() throws {
    let small = Typesetter.line("AV Messages", font: try TestFonts.international(size: 7))
    let large = Typesetter.line("AV Messages", font: try TestFonts.international(size: 28))
    #expect(abs(small.width * 4 - large.width) < 4.0 / 65_536)
  }

  @Test func titlesOfManyScriptsNeedNoBox() throws {
    let font = try TestFonts.international(size: 14)
    for title in ["Home", "Ångström", "Übersicht", "العربية", "हिन्दी", "ไทย"] {
      let line = Typesetter.line(title, font: font)
      #expect(line.missingScalars.isEmpty)
      #expect(line.width > 0)
    }
    #expect(Typesetter.line("😀", font: font).missingScalars == ["😀"])
  }

  @Test func aTitleOf60LettersIsCutToItsSlot() throws {
    let title = "The quick brown fox jumps over the lazy dog and then it rest"
    #expect(title.count == 60)
    let line = Typesetter.line(
      title, font: try TestFonts.international(size: 14), maximumWidth: 101)
    #expect(line.isTruncated)
    #expect(line.width <= 101)
    #expect(line.width > 101 - 14)
  }
}
