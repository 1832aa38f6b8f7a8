// SPDX-License-Identifier: MIT
//
// Writes JSON: members in the order given, numbers as the shortest text that reads back as the same
// Double, in every locale. Foundation's writer sorts or shuffles keys and needs classes.

/// A JSON value to be written.
public indirect enum JSONText: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; whole values are written without a fraction, infinite and undefined ones as null.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONText])
  /// Keys and values in order.
  case object([(String, JSONText)])
  /// A JSON text that is written as it is.
  case verbatim(String)

  /// The value in one line, `", "` and `": "` between its parts.
  public var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .array(let elements):
      text += "["
      for (place, element) in elements.enumerated() {
        if place > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += ", " }
        text += Self.quoted(member.0)
        text += ": "
        member.1.write(to: &text)
      }
      text += "}"
    default: text += leaf
    }
  }

  /// The value over several lines, two spaces a level; arrays and objects without inner arrays and
  /// objects stay in one line when they are short.
  public func indented(_ level: Int = 0) -> String {
    var text = ""
    write(to: &text, level)
    return text
  }

  /// Adds the indented value to a text: a manifest of a long film has a hundred thousand frames, so no
  /// part of it is made twice.
  private func write(to text: inout String, _ level: Int) {
    let (values, keys): ([JSONText], [String]?)
    switch self {
    case .array(let elements): (values, keys) = (elements, nil)
    case .object(let members): (values, keys) = (members.map(\.1), members.map(\.0))
    default:
      text += leaf
      return
    }
    if !values.contains(where: \.isContainer) {
      let flat = line
      if values.isEmpty || flat.utf8.count + level * 2 <= 240 {
        text += flat
        return
      }
    }
    let inset = String(repeating: "  ", count: level + 1)
    text += keys == nil ? "[" : "{"
    for (index, value) in values.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inset
      if let keys { text += Self.quoted(keys[index]) + ": " }
      value.write(to: &text, level + 1)
    }
    text += "\n" + inset.dropLast(2) + (keys == nil ? "]" : "}")
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  private var leaf: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): Self.number(value)
    case .string(let text): Self.quoted(text)
    case .verbatim(let text): text
    case .null, .array, .object: "null"
    }
  }

  /// The shortest decimal text of a number that reads back as the same value.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return "\(value)"
  }

  /// A text in double quotes with what JSON wants escaped.
  public static func quoted(_ text: String) -> String {
    // Most texts are names.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }) {
      return "\"" + text + "\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
