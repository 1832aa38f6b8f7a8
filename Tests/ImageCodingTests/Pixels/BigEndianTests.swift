// SPDX-License-Identifier: MIT
//
// 32-bit numbers, most significant byte first.

import Testing

@testable import ImageCoding

@Suite struct BigEndianTests {
  @Test("The most significant byte comes first")
  func order() {
    #expect(BigEndian.bytes(0x0102_0304) == [1, 2, 3, 4])
    #expect(BigEndian.number([9, 0xff, 2, 3, 4], at: 1) == 0xff02_0304)
  }
}
