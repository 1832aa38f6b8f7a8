// SPDX-License-Identifier: MIT
//
// Bits in bytes, the first one lowest.

import Testing

@testable import ImageCoding

@Suite struct BitWriterTests {
  @Test("Bits fill bytes from the lowest on, and the last byte is filled with zeros")
  func bits() {
    var writer = BitWriter(capacity: 0)
    #expect(writer.finish() == [])
    writer.write(0b1, count: 1)
    writer.write(0b10, count: 2)
    writer.write(0, count: 0)
    writer.write(0x1ff, count: 9)
    #expect(writer.finish() == [0b1111_1101, 0b1111])
    writer = BitWriter(capacity: 0)
    writer.write(0xffff_ffff_ffff, count: 48)
    writer.write(0x1, count: 8)
    #expect(writer.finish() == [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1])
  }
}
