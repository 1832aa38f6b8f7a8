// SPDX-License-Identifier: MIT
//
// Measures of the system font against a phone's, of a named font against its file's.

import FixtureSupport
import Foundation
import Testing

@testable import ViewKit

struct UIFontTests {
  @Test(arguments: [(17, 20.287), (14, 16.707), (10, 11.934)] as [(CGFloat, CGFloat)])
  func `the system font's lines are as high as on a phone`(size: CGFloat, height: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(abs(font.lineHeight - height) < 5e-4)
    #expect(abs(font.ascender - 0.952148 * size) < 1e-9)
    #expect(abs(font.descender + 0.241211 * size) < 1e-9)
    #expect(abs(font.capHeight - 0.7046 * size) < 1e-9)
  }

  @MainActor
  @Test func `a named font has its file's measures`() throws {
    let font = try Support.boxFont(20)
    #expect(font.fontName == "Box")
    #expect(font.ascender == 16)
    #expect(font.descender == -4)
    #expect(font.lineHeight == 20)
    #expect(font.withSize(10) == (try Support.boxFont(10)))
  }

  @Test func `an unknown name gives no font`() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
  }

  @Test(arguments: [0, -3, .nan, .infinity] as [CGFloat])
  func `a size that is none gives the system size`(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
  }

  @Test func `equal fonts are equal, others are not`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12).hash)
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
  }
}
