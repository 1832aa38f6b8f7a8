// SPDX-License-Identifier: MIT
//
// Pictures in memory.

import Raster
import Testing

@Suite("Pixmap")
struct PixmapTests {
  @Test("A picture of one colour has it everywhere and nothing outside")
  func colors() {
    let color = PremultipliedColor(r: 1, g: 2, b: 3, a: 4)
    let pixmap = Pixmap(width: 3, height: 2, color: color)
    #expect(
      pixmap.bytes == [UInt8](repeating: 0, count: 6).flatMap { _ -> [UInt8] in [1, 2, 3, 4] })
    #expect(pixmap[2, 1] == color && pixmap[3, 1] == .clear && pixmap[0, -1] == .clear)
    #expect(pixmap.bounds == PixelRect(x: 0, y: 0, width: 3, height: 2))
  }

  @Test("Bytes of the wrong number are refused; negative extents are none")
  func extents() {
    #expect(Pixmap(width: 2, height: 2, premultipliedBytes: [0]) == nil)
    #expect(Pixmap(width: -1, height: -1, premultipliedBytes: [0, 0, 0, 0]) == nil)
    #expect(Pixmap(width: -3, height: 2).bytes.isEmpty)
  }
}
