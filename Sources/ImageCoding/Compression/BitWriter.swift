// SPDX-License-Identifier: MIT
//
// Bits go into bytes, the first bit lowest (RFC 1951, § 3.1.1).

/// A growing list of bytes that is written bit by bit.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var waiting: UInt64 = 0
  private var waitingCount = 0

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Writes the lowest `count` bits, at most 48, of a value that has no others.
  @inline(__always)
  mutating func write(_ value: some BinaryInteger, count: Int) {
    waiting |= UInt64(truncatingIfNeeded: value) &<< UInt64(truncatingIfNeeded: waitingCount)
    waitingCount += count
    while waitingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      waitingCount -= 8
    }
  }

  /// The bytes, the last one filled with zeros.
  mutating func finish() -> [UInt8] {
    while waitingCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      waitingCount = max(0, waitingCount - 8)
    }
    return bytes
  }
}
