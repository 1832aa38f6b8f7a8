// SPDX-License-Identifier: MIT
//
// FreeType's reading of a file: measures, and the outlines of damaged and absent glyphs.

import FixtureSupport
import Foundation
import Testing

@testable import Typesetting

@Suite struct FreeTypeFaceTests {
  private func open(_ bytes: [UInt8]) throws -> FreeTypeFace {
    try FreeTypeFace(bytes: FontBytes(copying: bytes), index: 0, path: "test")
  }

  private func boxBytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Fixtures.url("Fonts/Box.ttf")))
  }

  @Test func measuresAreInEm() throws {
    let face = try open(boxBytes())
    let properties = face.properties
    #expect(properties.unitsPerEm == 1000)
    #expect(properties.glyphCount > 150)
    #expect(
      properties.metrics
        == FontMetrics(
          ascender: 0.8, descender: -0.2, lineHeight: 1, capHeight: 0.7, xHeight: 0.5))
  }

  @Test func aNumberThatIsNoGlyphHasNoOutline() throws {
    let face = try open(boxBytes())
    let count = UInt32(face.properties.glyphCount)
    let last = face.outline(of: count - 1)
    let after = face.outline(of: count)
    let farthest = face.outline(of: .max)
    #expect(last != nil)
    #expect(after == nil)
    #expect(farthest == nil)
  }

  @Test func theSystemFontsCubicOutlinesAreRead() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: SystemFont.path())))
    let face = try open(bytes)
    let path = face.outline(of: 10)
    let elements = try #require(path).elements
    #expect(
      elements.contains {
        if case .cubic = $0 { true } else { false }
      })
  }
}
