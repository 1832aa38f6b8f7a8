// SPDX-License-Identifier: MIT
//
// SHA-256 (FIPS 180-4): padding and chaining here, blocks by CSHA256, which uses the processor's own
// instructions where it has them.
//
// Safety: C borrows the state and the blocks for one call and keeps neither; it reads 64 bytes a block
// and writes the eight words of the state; ranges are checked against the array before it is lent.

internal import CSHA256

/// The SHA-256 of bytes.
public enum SHA256 {
  /// 64 lower-case hexadecimal digits.
  public static func hex(of bytes: [UInt8]) -> String { hex(of: bytes, []) }

  /// The digest of two arrays, one after the other, without joining them.
  static func hex(
    of first: [UInt8], _ second: [UInt8], isAccelerated: Bool = processorIsAccelerated
  ) -> String {
    var chain = Chain(isAccelerated: isAccelerated)
    chain.add(first)
    chain.add(second)
    return chain.hex()
  }

  /// Whether this processor has instructions for SHA-256, asked once.
  static let processorIsAccelerated = sha256_is_accelerated() == 1

  private static let digits = Array("0123456789abcdef".unicodeScalars)

  /// A digest in the making; a copy of it goes on by itself.
  package struct Chain: Sendable {
    /// The first 32 bits of the fractional parts of the square roots of the first eight primes (§ 5.3.3).
    private var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    /// What is not yet a block.
    private var rest: [UInt8] = []
    private var count = 0
    private let isAccelerated: Bool

    /// The digest of nothing yet.
    package init() { self.init(isAccelerated: SHA256.processorIsAccelerated) }

    init(isAccelerated: Bool) {
      self.isAccelerated = isAccelerated
      rest.reserveCapacity(128)
    }

    mutating func add(_ bytes: [UInt8]) { add(bytes, in: 0..<bytes.count) }

    /// Adds a part of an array.
    package mutating func add(_ bytes: [UInt8], in range: Range<Int>) {
      count += range.count
      var next = range.lowerBound
      if !rest.isEmpty {
        next += min(64 - rest.count, range.count)
        rest += bytes[range.lowerBound..<next]
        guard rest.count == 64 else { return }
        take(rest, from: 0, blocks: 1)
        rest.removeAll(keepingCapacity: true)
      }
      let blocks = (range.upperBound - next) / 64
      take(bytes, from: next, blocks: blocks)
      rest += bytes[(next + 64 * blocks)..<range.upperBound]
    }

    /// The digest's 64 lower-case hexadecimal digits; the chain has come to its end.
    package mutating func hex() -> String {
      var text = ""
      text.reserveCapacity(64)
      for word in digest() {
        for shift in stride(from: 28, through: 0, by: -4) {
          text.unicodeScalars.append(SHA256.digits[Int(word >> UInt32(shift) & 15)])
        }
      }
      return text
    }

    /// The eight words, after a bit 1, zeros, and the length in bits (§ 5.1.1).
    private mutating func digest() -> [UInt32] {
      var last = rest
      last.append(0x80)
      last += [UInt8](repeating: 0, count: (120 - last.count % 64) % 64)
      for shift in stride(from: 56, through: 0, by: -8) {
        last.append(UInt8(truncatingIfNeeded: (UInt64(count) << 3) >> UInt64(shift)))
      }
      take(last, from: 0, blocks: last.count / 64)
      return state
    }

    private mutating func take(_ bytes: [UInt8], from start: Int, blocks: Int) {
      precondition(start >= 0 && start + 64 * blocks <= bytes.count)
      guard blocks > 0 else { return }
      let accelerated: Int32 = isAccelerated ? 1 : 0
      unsafe bytes.withUnsafeBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        unsafe sha256_blocks(&state, first + start, blocks, accelerated)
      }
    }
  }
}
