// SPDX-License-Identifier: MIT
//
// 32-bit numbers as PNG and the pixel hash store them: most significant byte first.

enum BigEndian {
  static func bytes(_ v: UInt32) -> [UInt8] {
    [UInt8(v >> 24), UInt8(v >> 16 & 255), UInt8(v >> 8 & 255), UInt8(v & 255)]
  }

  /// The number at an offset; the caller has checked that four bytes are there.
  static func number(_ bytes: [UInt8], at i: Int) -> UInt32 {
    UInt32(bytes[i]) << 24 | UInt32(bytes[i + 1]) << 16 | UInt32(bytes[i + 2]) << 8
      | UInt32(bytes[i + 3])
  }
}
