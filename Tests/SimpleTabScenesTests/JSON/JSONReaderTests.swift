// SPDX-License-Identifier: MIT
//
// The strict reader against texts that other readers let pass, each with the place of its fault.

import Testing

@testable import SimpleTabScenes

struct JSONReaderTests {
  private func fault(_ text: String) -> String {
    fault(Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8]) -> String {
    do throws(JSONError) {
      return "\(try JSONReader.read(bytes).content)"
    } catch {
      return "\(error.position.line):\(error.position.column): \(error.reason)"
    }
  }

  @Test(arguments: Self.faults)
  func `A faulty text is refused with its place`(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test func `Columns count Unicode scalars`() {
    #expect(fault("{\"é😀\": x}") == "1:8: x is not a value in JSON")
  }

  @Test func `Nesting ends at its limit`() {
    #expect(
      fault(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)).first == "a")
    #expect(fault(String(repeating: "[", count: 65)) == "1:65: nested deeper than 64 levels")
  }

  @Test func `A UTF-8 mark is skipped; UTF-16 is named`() {
    #expect(fault([0xEF, 0xBB, 0xBF] + Array("true".utf8)) == "bool(true)")
    #expect(fault([0xFF, 0xFE, 0x7B, 0]) == "1:1: the text is UTF-16; scene files are UTF-8")
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5],
      [0xE2, 0x82],
    ] as [[UInt8]])
  func `Bytes that are not UTF-8 are refused where they stand`(bytes: [UInt8]) {
    let digits = String(bytes[0], radix: 16, uppercase: true)
    #expect(
      fault(Array("\"é".utf8) + bytes + Array("\"".utf8))
        == "1:3: the byte 0x\(digits) does not belong in UTF-8")
  }

  @Test func `Every value knows its place`() throws {
    let root = try JSONReader.read(Array("{\n  \"a\": [1,\n    -2.5e1]\n}".utf8))
    let list = try #require(root["a"])
    #expect(list.position == SourcePosition(line: 2, column: 8))
    guard case .array(let values) = list.content else { return }
    #expect(values[1] == JSONNode(.number(-25), at: SourcePosition(line: 3, column: 5)))
  }

  @Test func `Escapes become their characters`() throws {
    let node = try JSONReader.read(Array(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#.utf8))
    #expect(node.content == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
  }

  static let faults: [(String, String)] = [
    ("", "1:1: the text ends where a value is expected"),
    ("{\"a\": 1,}", "1:8: a comma after the last element"),
    ("[1 2]", "1:4: a comma is expected, not '2'"),
    ("[1", "1:3: the text ends inside an array"),
    ("{\n  a: 1 }", "2:3: a key in double quotes is expected, not 'a'"),
    ("{\"a\" 1}", "1:6: a colon is expected, not '1'"),
    ("{\"a\": 1,\n \"a\": 2}", "2:2: the key \"a\" is given twice, first in line 1"),
    ("{} x", "1:4: 'x' after the end of the value"),
    ("NaN", "1:1: NaN is not a value in JSON"),
    ("-Infinity", "1:1: -Infinity is not a number in JSON"),
    ("[1e400]", "1:2: 1e400 is too large for a number"),
    ("01", "1:1: 01 is not written as a number in JSON"),
    ("1.", "1:1: 1. is not written as a number in JSON"),
    ("[.5]", "1:2: .5 is not a value in JSON"),
    ("+1", "1:1: +1 is not a value in JSON"),
    ("0x10", "1:1: 0x10 is not written as a number in JSON"),
    ("True", "1:1: True is not a value in JSON"),
    ("// c", "1:1: JSON has no comments"),
    ("'a'", "1:1: texts stand in double quotes, not single ones"),
    ("\"abc", "1:1: a text that does not end"),
    ("\"a\nb\"", "1:1: a text that does not end in its line"),
    ("\"\u{1}\"", "1:2: the control character U+0001 in a text must be escaped"),
    ("\"\\x\"", "1:2: an escape that JSON does not have: \\ and 'x'"),
    ("\"\\u12g4\"", "1:2: \\u needs four hexadecimal digits"),
    ("\"\\ud800\"", "1:2: half of a surrogate pair"),
    ("\"\\udc00\"", "1:2: half of a surrogate pair"),
    ("\"\\ud83d\\u0041\"", "1:2: half of a surrogate pair"),
  ]
}
