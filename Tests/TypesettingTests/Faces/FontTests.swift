// SPDX-License-Identifier: MIT
//
// A font's measures are its metrics times its size.

import Testing
import Typesetting

@Suite struct FontTests {
  @Test func aFontTakesItsFirstFacesMetrics() throws {
    let font = try TestFonts.boxFont()
    #expect(font.ascender == 8)
    #expect(font.descender == -2)
    #expect(font.lineHeight == 10)
    #expect(font.metrics.capHeight == 0.7)
    #expect(font.metrics.xHeight == 0.5)
  }

  @Test func givenMetricsWin() throws {
    let font = Font(faces: [try TestFonts.box()], size: 17, metrics: SystemFont.metrics)
    #expect(abs(font.lineHeight - 20.287) < 0.0005)
  }
}
