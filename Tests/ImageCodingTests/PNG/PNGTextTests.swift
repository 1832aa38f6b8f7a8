// SPDX-License-Identifier: MIT
//
// Words in picture files.

import Raster
import Testing

@testable import ImageCoding

struct PNGTextTests {
  private let picture = Pixmap(width: 3, height: 2, color: .white)

  @Test func `A text is kept under its keyword, and the picture stays`() throws {
    let plain = try PNGWriter.encode(picture)
    let file = PNGText.adding("../naïve.md", keyword: "a key", to: plain)
    #expect(PNGText.value(of: "a key", in: file) == "../naïve.md")
    #expect(PNGText.value(of: "a ke", in: file) == nil)
    #expect(PNGText.value(of: "a key", in: plain) == nil)
    #expect(try PNGReader.read(bytes: file).pixmap == picture)
    let chunks = try PNGChunks(file, limits: .standard).chunks
    #expect(chunks.suffix(2).map(\.type) == ["iTXt", "IEND"])
    // libpng checks the chunk's CRC when it is asked to keep it; here it is counted by hand.
    let data = try #require(chunks.first { $0.type == "iTXt" })
    let crc = BigEndian.number(file, at: data.data.upperBound)
    #expect(crc == Deflate.crc32(file, in: data.data.lowerBound - 4..<data.data.upperBound))
  }

  @Test func `What is no picture stays as it is`() {
    #expect(PNGText.adding("x", keyword: "k", to: [1, 2, 3]) == [1, 2, 3])
    #expect(PNGText.value(of: "k", in: [1, 2, 3]) == nil)
  }
}
