// SPDX-License-Identifier: MIT
//
// What stands between a block's markers. GitHub keeps the `media` and `srcset` of sources but not the
// `srcset` of an image, so every density is said in a source, and the image is what other readers show.
// The width is in points, because a file of two pixels a point would be shown twice as large. A bar
// would end a table's cell, so it is written as a character reference.

import SimpleTabScenes

/// The text that shows a picture.
struct BlockText {
  let request: PictureRequest
  /// The picture's width, in points.
  let width: Int

  /// Its lines, without indentation.
  var lines: [String] {
    switch request.output {
    case .docc: ["![\(markdownAlt)](\(lastName))"]
    case .markdown: ["![\(markdownAlt)](\(Self.encoded(request.file(shown))))"]
    case .github: picture
    }
  }

  private var picture: [String] {
    var lines = ["<picture>"]
    for (appearance, media) in [
      (SceneAppearance.dark, " media=\"(prefers-color-scheme: dark)\""), (.light, ""),
    ] where request.appearances.contains(appearance) {
      // One file for everyone is the image itself.
      if appearance == .light, request.scales.count == 1 { continue }
      let only = request.appearances.count == 1
      if only, request.scales.count == 1 { continue }
      let files = request.scales.map { scale in
        let file = request.file(PictureVariant(appearance: appearance, scale: scale))
        return Self.encoded(file) + (request.scales.count == 1 ? "" : " \(scale)x")
      }
      lines.append(
        "  <source\(only ? "" : media) srcset=\"\(files.joined(separator: ", "))\">")
    }
    lines.append(
      "  <img alt=\"\(Self.escaped(request.alt))\" src=\"\(Self.encoded(request.file(shown)))\" "
        + "width=\"\(width)\">")
    return lines + ["</picture>"]
  }

  /// The file for readers that know one only: light, and the largest of up to two pixels a point.
  private var shown: PictureVariant {
    PictureVariant(
      appearance: request.appearances.contains(.light) ? .light : .dark,
      scale: request.scales.last { $0 <= 2 } ?? request.scales[0])
  }

  private var lastName: String {
    request.name.split(separator: "/").last.map { Self.encoded(String($0)) } ?? request.name
  }

  /// Alternative text in square brackets.
  private var markdownAlt: String {
    request.alt.map { "[]\\|<`*_".contains($0) ? "\\\($0)" : String($0) }.joined()
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Text in an attribute of HTML.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "|": "&#124;"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined()
  }

  /// A path in a link: RFC 3986's unreserved characters, slashes and `@` stay.
  static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let stays =
        byte < 128
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~/@".unicodeScalars.contains(scalar))
      let digits = String(byte, radix: 16, uppercase: true)
      return stays ? String(Character(scalar)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
