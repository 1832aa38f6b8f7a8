// SPDX-License-Identifier: MIT
//
// zlib's checksums against published check values.

import Testing

@testable import ImageCoding

@Suite struct ZlibTests {
  @Test("The CRC of 123456789 is the catalogue's check value")
  func crc() {
    #expect(Zlib.crc32(Array("123456789".utf8)) == 0xcbf4_3926)
    #expect(Zlib.crc32(Array("6789".utf8), from: Zlib.crc32(Array("12345".utf8))) == 0xcbf4_3926)
    #expect(Zlib.crc32([]) == 0)
  }

  @Test("Equal bytes are compressed to the same few bytes")
  func compress() {
    let zeros = [UInt8](repeating: 0, count: 10_000)
    let stream = Zlib.compress(zeros, level: 9)
    #expect(stream.count < 40)
    #expect(stream == Zlib.compress(zeros, level: 9))
    // RFC 1950: deflate with a 32 KiB window, and a header divisible by 31.
    #expect(stream[0] == 0x78 && (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0)
  }
}
