// SPDX-License-Identifier: MIT
//
// The faces that tests set text in: the box font of the fixtures, whose every advance is known, and
// real fonts from the packages that Scripts/test.sh installs.

import FixtureSupport
import Typesetting

enum TestFonts {
  /// The path of the box font: 1000 units an em, advances 300, 600 or 900.
  static let boxPath = Fixtures.url("Fonts/Box.ttf").path

  /// The box face.
  static func box() throws -> Face { try Face(path: boxPath) }

  /// The box face at 10 points, so that an advance of 600 units is 6 points.
  static func boxFont(tracking: Double = 0, letterSpacing: Double = 0) throws -> Font {
    Font(faces: [try box()], size: 10, tracking: tracking, letterSpacing: letterSpacing)
  }

  /// Inter, regular.
  static func inter() throws -> Face { try SystemFont.face() }

  /// A face of fonts-noto-core, such as `NotoSansArabic-Regular`.
  static func noto(_ name: String) throws -> Face {
    try Face(path: "/usr/share/fonts/truetype/noto/\(name).ttf")
  }

  /// The system font with fallbacks for three scripts.
  static func international(size: Double) throws -> Font {
    try SystemFont.font(
      size: size,
      fallbacks: [
        try noto("NotoSansArabic-Regular"), try noto("NotoSansDevanagari-Regular"),
        try noto("NotoSansThai-Regular"),
      ])
  }
}

extension ShapedLine {
  /// Every glyph of the line, from left to right.
  var glyphs: [PositionedGlyph] { runs.flatMap(\.glyphs) }
}
