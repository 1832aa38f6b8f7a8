// SPDX-License-Identifier: MIT
//
// The JSON that is written, read back by Foundation's own reader.

import Foundation
import Testing

@testable import Recording

struct JSONTextTests {
  @Test(arguments: [0.05, 1.0 / 3, 0.55, 1e-7, -0.0, 123456.789, 5e-300, 1e300, 2.5])
  func `A number reads back as the same value`(value: Double) throws {
    #expect(Double(JSONText.number(value)) == value)
    let read = try JSONSerialization.jsonObject(
      with: Data(JSONText.number(value).utf8), options: .fragmentsAllowed)
    #expect((read as? NSNumber)?.doubleValue == value)
  }

  @Test func `Whole numbers have no fraction, and what is no number is null`() {
    #expect(JSONText.number(34) == "34")
    #expect(JSONText.number(-2) == "-2")
    #expect(JSONText.number(.nan) == "null")
    #expect(JSONText.number(.infinity) == "null")
  }

  @Test func `A text reads back, whatever is in it`() throws {
    let text = "\"\\\n\r\t\u{0}\u{1F}\u{2028}é😀"
    let read = try JSONSerialization.jsonObject(
      with: Data(JSONText.quoted(text).utf8), options: .fragmentsAllowed)
    #expect(read as? String == text)
  }

  @Test func `Members keep their order; short leaves stay in one line`() {
    let value = JSONText.object([
      ("b", .integer(1)), ("a", .array([.number(0.5), .bool(true)])), ("c", .object([])),
    ])
    #expect(value.line == #"{"b": 1, "a": [0.5, true], "c": {}}"#)
    #expect(
      value.indented() == """
        {
          "b": 1,
          "a": [0.5, true],
          "c": {}
        }
        """)
  }
}
