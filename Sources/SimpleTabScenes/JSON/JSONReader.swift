// SPDX-License-Identifier: MIT
//
// Reads JSON (RFC 8259) strictly: bytes in, a tree with places out, or the first fault with its line
// and column. Refused beyond the grammar: keys given twice, numbers beyond Double, nesting deeper than
// `maximumDepth`, half surrogate pairs. A UTF-8 byte order mark is skipped. One pass, no recursion
// beyond the depth limit.

/// A strict reader of JSON texts.
public struct JSONReader {
  /// How deeply arrays and objects may nest unless another depth is given. Chosen by us: scene files
  /// need 5.
  public static let maximumDepth = 64

  var bytes: [UInt8]
  var offset = 0
  var line = 1
  var column = 1
  var depth = 0
  let maximumDepth: Int

  init(bytes: [UInt8], maximumDepth: Int = JSONReader.maximumDepth) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  /// Reads a whole text: one value with nothing but white space around it.
  public static func read(
    _ bytes: [UInt8], maximumDepth: Int = JSONReader.maximumDepth
  ) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes: bytes, maximumDepth: maximumDepth)
    try reader.checkEncoding()
    reader.skipSpace()
    let node = try reader.value()
    reader.skipSpace()
    if let byte = reader.peek {
      throw reader.fault("\(reader.shown(byte)) after the end of the value")
    }
    return node
  }

  var position: SourcePosition { SourcePosition(line: line, column: column) }
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func fault(_ reason: String, at place: SourcePosition? = nil) -> JSONError {
    JSONError(position: place ?? position, reason: reason)
  }

  /// Moves on by one byte; continuation bytes of UTF-8 do not move the column.
  mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      advance()
    }
  }

  /// The character at the reader's place, quoted for a message.
  func shown(_ byte: UInt8) -> String {
    if byte < 0x20 || byte == 0x7F {
      let digits = String(byte, radix: 16, uppercase: true)
      return "the control character U+00" + (digits.count < 2 ? "0" : "") + digits
    }
    let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return text.unicodeScalars.first.map { "'\(Character($0))'" } ?? "a byte"
  }

  mutating func value() throws(JSONError) -> JSONNode {
    guard let byte = peek else { throw fault("the text ends where a value is expected") }
    let start = position
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try object()), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try array()), at: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try number()), at: start)
    default: return JSONNode(try word(), at: start)
    }
  }

  mutating func array() throws(JSONError) -> [JSONNode] {
    try enter()
    var elements: [JSONNode] = []
    skipSpace()
    if try leave(UInt8(ascii: "]"), after: "an array") { return elements }
    while true {
      elements.append(try value())
      skipSpace()
      if try leave(UInt8(ascii: "]"), after: "an array") { return elements }
      try comma(before: UInt8(ascii: "]"))
    }
  }

  mutating func object() throws(JSONError) -> [JSONMember] {
    try enter()
    var members: [JSONMember] = []
    var seen: [String: SourcePosition] = [:]
    skipSpace()
    if try leave(UInt8(ascii: "}"), after: "an object") { return members }
    while true {
      guard peek == UInt8(ascii: "\"") else {
        throw fault("a key in double quotes is expected" + found)
      }
      let place = position
      let key = try string()
      if let first = seen.updateValue(place, forKey: key) {
        throw fault("the key \"\(key)\" is given twice, first in line \(first.line)", at: place)
      }
      skipSpace()
      guard peek == UInt8(ascii: ":") else { throw fault("a colon is expected" + found) }
      advance()
      skipSpace()
      members.append(JSONMember(key: key, position: place, value: try value()))
      skipSpace()
      if try leave(UInt8(ascii: "}"), after: "an object") { return members }
      try comma(before: UInt8(ascii: "}"))
    }
  }

  /// What stands here instead, as the end of a message.
  var found: String { peek.map { ", not \(shown($0))" } ?? ", but the text ends" }

  mutating func enter() throws(JSONError) {
    guard depth < maximumDepth else {
      throw fault("nested deeper than \(maximumDepth) levels")
    }
    depth += 1
    advance()
  }

  mutating func leave(_ end: UInt8, after what: String) throws(JSONError) -> Bool {
    guard let byte = peek else { throw fault("the text ends inside \(what)") }
    guard byte == end else { return false }
    depth -= 1
    advance()
    return true
  }

  mutating func comma(before end: UInt8) throws(JSONError) {
    guard peek == UInt8(ascii: ",") else { throw fault("a comma is expected" + found) }
    let place = position
    advance()
    skipSpace()
    if peek == end { throw fault("a comma after the last element", at: place) }
  }
}
