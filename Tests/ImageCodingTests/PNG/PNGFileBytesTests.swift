// SPDX-License-Identifier: MIT
//
// The container against chunks known from other programs.

import Testing

@testable import ImageCoding

@Suite struct PNGFileBytesTests {
  @Test("An empty IEND is the twelve bytes at the end of every PNG file")
  func end() {
    var file = PNGFileBytes()
    file.append("IEND", [])
    #expect(file.bytes == PNGChunks.signature + [0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130])
  }

  @Test("sRGB and pHYs at scale 1 are 72 dots an inch: 2835 a metre", arguments: [1, 2, 3])
  func picture(scale: Int) {
    var file = PNGFileBytes()
    file.appendPictureChunks(scale: Double(scale))
    // The sRGB chunk of perceptual intent, as libpng writes it.
    #expect(Array(file.bytes[8..<21]) == [0, 0, 0, 1, 115, 82, 71, 66, 0, 174, 206, 28, 233])
    #expect(BigEndian.number(file.bytes, at: 29) == [0, 2835, 5669, 8504][scale])
    #expect(file.bytes[37] == 1)
  }

  @Test("A scale that is no scale is left out", arguments: [0, -1, .nan, .infinity, 1e9])
  func noScale(scale: Double) {
    var file = PNGFileBytes()
    file.appendPictureChunks(scale: scale)
    #expect(file.bytes.count == 21)
  }
}
