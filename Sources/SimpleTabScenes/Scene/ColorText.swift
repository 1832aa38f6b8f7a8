// SPDX-License-Identifier: MIT
//
// Colours as scene files write them: #RGB, #RRGGBB, #RRGGBBAA (straight, sRGB), or a UIKit name.

/// A colour as a scene names it.
public enum SceneColor: Sendable, Equatable {
  /// Straight sRGB components and opacity, 0…255.
  case components(r: UInt8, g: UInt8, b: UInt8, a: UInt8)
  /// A name of `ColorNames`.
  case named(String)
  /// One colour for each appearance.
  indirect case pair(light: SceneColor, dark: SceneColor)
}

extension SceneColor {
  /// The colour that a text names: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a UIKit name.
  public init(text: String) throws(ColorTextError) { self = try ColorText.read(text) }
}

/// A text that names no colour.
public struct ColorTextError: Error {
  /// Why, as a clause without a full stop.
  public let reason: String
  /// What to write instead.
  public let hint: String
}

/// Reads colours.
enum ColorText {
  static func read(_ text: String) throws(ColorTextError) -> SceneColor {
    guard text.hasPrefix("#") else {
      if ColorNames.all.contains(text) { return .named(text) }
      throw ColorTextError(
        reason: "\"\(text)\" is not a colour",
        hint: NearestName.of(text, among: ColorNames.all).map { "Did you mean \"\($0)\"?" }
          ?? "Write #RGB, #RRGGBB, #RRGGBBAA or a UIKit name such as systemBlue.")
    }
    let digits = text.dropFirst().map { $0.isASCII ? $0.hexDigitValue : nil }
    let values = digits.compactMap { $0.map(UInt8.init) }
    guard values.count == digits.count else { throw malformed(text) }
    switch values.count {
    case 3: return .components(r: values[0] * 17, g: values[1] * 17, b: values[2] * 17, a: 255)
    case 6, 8:
      let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
      return .components(
        r: bytes[0], g: bytes[1], b: bytes[2], a: bytes.count == 4 ? bytes[3] : 255)
    default: throw malformed(text)
    }
  }

  private static func malformed(_ text: String) -> ColorTextError {
    ColorTextError(
      reason: "\"\(text)\" is not a colour",
      hint: "After # stand 3, 6 or 8 hexadecimal digits: #RGB, #RRGGBB, #RRGGBBAA.")
  }
}
