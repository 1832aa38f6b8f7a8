// SPDX-License-Identifier: MIT
//
// The leaves of JSON: texts with their escapes, numbers, and the three words; and what people write
// in their place (NaN, comments, single quotes), each refused by name.

extension JSONReader {
  mutating func string() throws(JSONError) -> String {
    let start = position
    advance()
    var text: [UInt8] = []
    while true {
      guard let byte = peek else { throw fault("a text that does not end", at: start) }
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(try escape().utf8)
      case 0x00..<0x20:
        if byte == 0x0A { throw fault("a text that does not end in its line", at: start) }
        throw fault("\(shown(byte)) in a text must be escaped")
      default:
        text.append(byte)
        advance()
      }
    }
  }

  private mutating func escape() throws(JSONError) -> String {
    let start = position
    advance()
    guard let byte = peek else { throw fault("the text ends inside an escape") }
    let plain: [UInt8: String] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let text = plain[byte] {
      advance()
      return text
    }
    guard byte == UInt8(ascii: "u") else {
      throw fault("an escape that JSON does not have: \\ and \(shown(byte))", at: start)
    }
    let unit = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(unit) { return String(Character(scalar)) }
    if (0xD800..<0xDC00).contains(unit), peek == UInt8(ascii: "\\") {
      advance()
      if peek == UInt8(ascii: "u") {
        let low = try hexadecimal(from: start)
        if (0xDC00..<0xE000).contains(low),
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
          return String(Character(scalar))
        }
      }
    }
    throw fault("half of a surrogate pair", at: start)
  }

  /// The four hexadecimal digits after `\u`.
  private mutating func hexadecimal(from start: SourcePosition) throws(JSONError) -> UInt32 {
    advance()
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("\\u needs four hexadecimal digits", at: start)
      }
      unit = unit << 4 | UInt32(digit)
      advance()
    }
    return unit
  }

  /// Takes every byte that could belong to a number, word or slip of the pen.
  private mutating func token() -> String {
    var text: [UInt8] = []
    while let byte = peek {
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      guard isLetter || isDigit || isSign || byte == UInt8(ascii: ".") else { break }
      text.append(byte)
      advance()
    }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func number() throws(JSONError) -> Double {
    let start = position
    let text = token()
    if text.lowercased().hasPrefix("-inf") || text.lowercased() == "-nan" {
      throw fault("\(text) is not a number in JSON", at: start)
    }
    guard Self.isNumber(text), let value = Double(text) else {
      throw fault("\(text) is not written as a number in JSON", at: start)
    }
    guard value.isFinite else { throw fault("\(text) is too large for a number", at: start) }
    return value
  }

  /// Whether a text follows `-? (0 | [1-9][0-9]*) ('.' [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }
    func digits() -> Int {
      let count = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == "-" { rest = rest.dropFirst() }
    let hasLeadingZero = rest.first == "0"
    let whole = digits()
    guard whole > 0, !hasLeadingZero || whole == 1 else { return false }
    if rest.first == "." {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == "e" || rest.first == "E" {
      rest = rest.dropFirst()
      if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  mutating func word() throws(JSONError) -> JSONNode.Content {
    let start = position
    if let byte = peek {
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") {
        throw fault("JSON has no comments")
      }
      if byte == UInt8(ascii: "'") { throw fault("texts stand in double quotes, not single ones") }
    }
    let text = token()
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw fault("a value is expected" + found, at: start)
    default: throw fault("\(text) is not a value in JSON", at: start)
    }
  }
}
