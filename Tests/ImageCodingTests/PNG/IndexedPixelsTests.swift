// SPDX-License-Identifier: MIT
//
// Palettes: order, opacities, packing, and where they end.

import Testing

@testable import ImageCoding

@Suite struct IndexedPixelsTests {
  private func pixels(_ colors: Int) -> [UInt8] {
    (0..<colors).flatMap { [UInt8($0 / 16), UInt8($0 % 16), 9, 255] }
  }

  @Test("256 colours fit, 257 do not")
  func limit() {
    #expect(IndexedPixels(pixels(256), width: 16)?.bitDepth == 8)
    #expect(IndexedPixels(pixels(257), width: 257) == nil)
  }

  @Test(
    "The fewest bits that number all entries", arguments: [(2, 1), (3, 2), (4, 2), (5, 4), (17, 8)])
  func bits(colors: Int, depth: Int) {
    #expect(IndexedPixels(pixels(colors), width: 1)?.bitDepth == depth)
  }

  @Test("Entries that are not opaque come first, others in order of appearance")
  func order() throws {
    let indexed = try #require(
      IndexedPixels([9, 9, 9, 255, 1, 2, 3, 50, 4, 4, 4, 255, 1, 2, 3, 50], width: 4))
    #expect(indexed.palette == [1, 2, 3, 9, 9, 9, 4, 4, 4])
    #expect(indexed.opacities == [50])
    // Entries 1, 0, 2, 0 in two bits each, after a filter byte.
    #expect(indexed.rows(width: 4, height: 1) == [0, 0b01_00_10_00])
    #expect(indexed.rows(width: 2, height: 2) == [0, 0b01_00_0000, 0, 0b10_00_0000])
  }

  @Test("Rows that repeat get the numbers that they would get pixel by pixel")
  func repeats() throws {
    let rows = [pixels(6), pixels(6), pixels(6).reversed(), pixels(6), pixels(6), pixels(6)]
    let bytes = rows.flatMap { $0 }
    let byRows = try #require(IndexedPixels(bytes, width: 6))
    let asOne = try #require(IndexedPixels(bytes, width: 36))
    #expect(byRows.palette == asOne.palette && byRows.opacities == asOne.opacities)
    #expect(byRows.rows(width: 36, height: 1) == asOne.rows(width: 36, height: 1))
  }
}
