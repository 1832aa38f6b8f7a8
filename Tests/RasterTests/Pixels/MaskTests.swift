// SPDX-License-Identifier: MIT
//
// Coverage in memory.

import Raster
import Testing

@Suite("Mask")
struct MaskTests {
  @Test("A mask takes a picture's opacity")
  func opacity() throws {
    let bytes: [UInt8] = [0, 0, 0, 7, 9, 9, 9, 9]
    let pixmap = try #require(Pixmap(width: 2, height: 1, premultipliedBytes: bytes))
    let mask = Mask(opacityOf: pixmap)
    #expect(mask.bytes == [7, 9] && mask[1, 0] == 9 && mask[2, 0] == 0)
  }

  @Test("Bytes of the wrong number are refused")
  func extents() {
    #expect(Mask(width: 2, height: 2, coverageBytes: [1, 2, 3]) == nil)
    #expect(Mask(width: 2, height: 1, coverageBytes: [1, 2])?.bounds.width == 2)
    #expect(Mask(width: 2, height: -1, coverage: 3).bytes.isEmpty)
  }
}
