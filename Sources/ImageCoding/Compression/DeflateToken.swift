// SPDX-License-Identifier: MIT
//
// What deflate writes: bytes, and copies of earlier ones, as symbols with further bits (RFC 1951, § 3.2.5).

/// A byte, or what is copied from before.
struct DeflateToken {
  // One word, because blocks have 32,768 of them: a literal's byte, or a match's length above 16 bits of
  // its distance less 1.
  private let word: UInt32

  static func literal(_ byte: UInt8) -> Self { Self(word: UInt32(byte)) }

  /// `length` bytes, 3 … 258, as they are `distance` bytes, 1 … 32,768, before.
  static func match(length: Int, distance: Int) -> Self {
    Self(word: UInt32(truncatingIfNeeded: length << 16 | (distance - 1)))
  }

  var isLiteral: Bool { word < 256 }
  /// A literal's symbol: its byte.
  var literal: Int { Int(word) }

  /// A match's length: four symbols to each power of two above 8, but for 258.
  var lengthSymbol: DeflateSymbol {
    let length = Int(word >> 16) - 3
    if length < 8 { return DeflateSymbol(number: length) }
    if length == 255 { return DeflateSymbol(number: 28) }
    return DeflateSymbol(length, selectorBits: 2)
  }

  /// A match's distance: two symbols to each power of two.
  var distanceSymbol: DeflateSymbol {
    let distance = Int(word & 0xffff)
    return distance < 4 ? DeflateSymbol(number: distance) : DeflateSymbol(distance, selectorBits: 1)
  }
}

/// A symbol, and further bits that tell which of the values it stands for is meant.
struct DeflateSymbol {
  var number: Int
  var extra = 0
  var extraBits = 0
}

extension DeflateSymbol {
  /// A value by its highest bit and the `selectors` bits after it.
  fileprivate init(_ value: Int, selectorBits selectors: Int) {
    let bits = Int.bitWidth - 1 - value.leadingZeroBitCount - selectors
    number = bits << selectors + value >> bits
    extra = value & (1 << bits - 1)
    extraBits = bits
  }
}
