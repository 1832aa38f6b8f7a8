// SPDX-License-Identifier: MIT
//
// The words of a marker: `key=value`, `key="value with spaces"`, `key='…'`. In quotation marks a
// backslash takes the next quotation mark or backslash as it is.

/// A key and its value in a marker.
public struct MarkerWord: Sendable, Equatable {
  /// The key.
  public let key: String
  /// The value, without quotation marks.
  public let value: String

  /// A key and its value.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }

  /// The words of a text, in order. Throws for a word that is not `key=value`, for a value whose
  /// quotation mark is missing, and for a key that is given twice.
  public static func read(_ text: String) throws(DocumentError) -> [MarkerWord] {
    var words: [MarkerWord] = []
    var rest = text.unicodeScalars[...]
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    while true {
      rest = rest.drop(while: isSpace)
      if rest.isEmpty { return words }
      let key = String(rest.prefix { $0 != "=" && !isSpace($0) })
      rest = rest.dropFirst(key.unicodeScalars.count)
      guard rest.first == "=", !key.isEmpty else {
        throw DocumentError(
          reason: "\"\(key)\" is not a word such as form=still",
          hint: "Values with spaces stand in quotation marks: alt=\"…\".")
      }
      rest = rest.dropFirst()
      let value: String
      if let mark = rest.first, mark == "\"" || mark == "'" {
        value = try quoted(&rest, mark: mark, key: key)
      } else {
        value = String(rest.prefix { !isSpace($0) })
        rest = rest.dropFirst(value.unicodeScalars.count)
      }
      if words.contains(where: { $0.key == key }) {
        throw DocumentError(key: key, reason: "the key is given twice")
      }
      words.append(MarkerWord(key: key, value: value))
    }
  }

  private static func quoted(
    _ rest: inout Substring.UnicodeScalarView, mark: Unicode.Scalar, key: String
  ) throws(DocumentError) -> String {
    var value = String.UnicodeScalarView()
    rest = rest.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == mark { return String(value) }
      if scalar == "\\", let next = rest.first, next == mark || next == "\\" {
        value.append(next)
        rest = rest.dropFirst()
      } else {
        value.append(scalar)
      }
    }
    throw DocumentError(key: key, reason: "the closing quotation mark is missing")
  }
}
