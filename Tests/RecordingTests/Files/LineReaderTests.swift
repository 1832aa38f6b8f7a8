// SPDX-License-Identifier: MIT
//
// Lines come out whole wherever the blocks end that they are read in.

import Foundation
import Testing

@testable import Recording

struct LineReaderTests {
  private func inFile(_ text: String, _ body: (LineReader) throws -> Void) throws {
    try withFolder { folder in
      try FileWriter.write(Array(text.utf8), to: folder + "/file")
      try body(#require(LineReader(folder + "/file")))
    }
  }

  private func lines(_ reader: LineReader) -> [String] {
    var lines: [String] = []
    while let line = reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(arguments: [1, 7, 1000, 65_535, 65_536, 65_537, 200_000])
  func `Lines of every length are read`(length: Int) throws {
    let expected = (0..<4).map { String(repeating: "\($0)", count: length) } + ["", "x"]
    try inFile(expected.joined(separator: "\n") + "\n") { reader in
      #expect(lines(reader) == expected)
      reader.move(to: 2 * (length + 1))
      #expect(lines(reader) == Array(expected.dropFirst(2)))
    }
  }

  @Test func `Its place is where the next line begins`() throws {
    try inFile("a\nbcd\n\ne\n") { reader in
      var places = [reader.offset]
      while reader.next() != nil { places.append(reader.offset) }
      #expect(places == [0, 2, 6, 7, 9])
    }
  }

  @Test func `A line without an end is none, nor is one longer than any of ours`() throws {
    try inFile("a\nbcd") { #expect(lines($0) == ["a"]) }
    try inFile(String(repeating: "a", count: 2 << 20) + "\n") { #expect(lines($0) == []) }
    try inFile("") { #expect(lines($0) == []) }
  }
}
