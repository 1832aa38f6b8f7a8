// SPDX-License-Identifier: MIT
//
// Lengths and distances as symbols, by the tables of RFC 1951, § 3.2.5.

import Testing

@testable import ImageCoding

@Suite struct DeflateTokenTests {
  private let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  @Test("Every length has the table's symbol and the rest in its further bits")
  func lengths() {
    for length in 3...258 {
      let symbol = DeflateToken.match(length: length, distance: 1).lengthSymbol
      #expect(symbol.number == lengthBases.lastIndex { $0 <= length })
      #expect(lengthBases[symbol.number] + symbol.extra == length)
      let bits = symbol.number < 8 || symbol.number == 28 ? 0 : symbol.number / 4 - 1
      #expect(symbol.extraBits == bits)
    }
  }

  @Test("Every distance has the table's symbol and the rest in its further bits")
  func distances() {
    let isRight = (1...32_768).allSatisfy { distance in
      let symbol = DeflateToken.match(length: 3, distance: distance).distanceSymbol
      return symbol.number == distanceBases.lastIndex { $0 <= distance }
        && distanceBases[symbol.number] + symbol.extra == distance
        && symbol.extraBits == max(0, symbol.number / 2 - 1)
    }
    #expect(isRight)
  }

  @Test("A literal is its byte")
  func literals() {
    #expect((0...255).allSatisfy { DeflateToken.literal($0).isLiteral })
    #expect(DeflateToken.literal(200).literal == 200)
    #expect(!DeflateToken.match(length: 3, distance: 1).isLiteral)
  }
}
