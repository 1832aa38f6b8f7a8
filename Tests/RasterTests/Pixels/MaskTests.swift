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

  @Test("The ink is the smallest rectangle around all coverage")
  func ink() {
    #expect(Mask(width: 3, height: 2).ink.isEmpty && Mask(width: 0, height: 0).ink.isEmpty)
    var mask = Mask(width: 5, height: 4)
    mask.bytes[1 * 5 + 3] = 1
    mask.bytes[2 * 5 + 1] = 255
    #expect(mask.ink == PixelRect(minX: 1, minY: 1, maxX: 4, maxY: 3))
    #expect(
      Mask(width: 2, height: 2, coverage: 1).ink == PixelRect(x: 0, y: 0, width: 2, height: 2))
  }
}
