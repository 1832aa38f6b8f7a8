// SPDX-License-Identifier: MIT
//
// Blocks of tokens that are given, read back by libdeflate or zlib.

import Testing

@testable import ImageCoding

@Suite struct DeflateBlockTests {
  private func expanded(_ blocks: [[DeflateToken]]) -> String {
    var out = BitWriter(capacity: 0)
    for (index, tokens) in blocks.enumerated() {
      DeflateBlock.write(tokens.span, isLast: index == blocks.count - 1, to: &out)
    }
    return String(decoding: Deflate.expandBare(out.finish(), limit: 1000), as: UTF8.self)
  }

  @Test("Literals and copies, in one block and over two")
  func copies() {
    let ba = "ba".utf8.map(DeflateToken.literal)
    let nana = [DeflateToken.literal(UInt8(ascii: "n")), .literal(UInt8(ascii: "a"))]
    #expect(expanded([ba + nana + [.match(length: 3, distance: 2)]]) == "bananan")
    #expect(expanded([ba + nana, [.match(length: 4, distance: 4)]]) == "banabana")
    #expect(
      expanded([nana, [], [.match(length: 258, distance: 1)]]) == "n"
        + String(repeating: "a", count: 259))
  }

  @Test("Blocks with no token, one, and all 256 bytes")
  func few() {
    #expect(expanded([[]]) == "")
    #expect(expanded([[.literal(65)]]) == "A")
    var out = BitWriter(capacity: 0)
    let all = (0...255).map { DeflateToken.literal(UInt8($0)) }
    DeflateBlock.write(all.span, isLast: true, to: &out)
    #expect(Deflate.expandBare(out.finish(), limit: 257) == Array(0...255))
  }
}
