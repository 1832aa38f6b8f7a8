// SPDX-License-Identifier: MIT
//
// The sentences for pictures that have no file form.

import ImageCoding
import Testing

@Suite struct ImageWriteErrorTests {
  @Test("The extent is named")
  func sentences() {
    #expect(
      ImageWriteError.empty(width: 0, height: 7).description == "A PNG cannot hold 0×7 pixels.")
    #expect(
      ImageWriteError.tooLarge(width: 1 << 31, height: 1).description
        == "A PNG cannot hold 2147483648×1 pixels: a side is above 2³¹ − 1.")
  }
}
