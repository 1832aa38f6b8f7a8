// SPDX-License-Identifier: MIT
//
// The quick way against libpng: the same pixels for every kind that it takes, and nothing that libpng
// would refuse.

import Testing

@testable import ImageCoding

@Suite struct PlainPNGTests {
  private func plain(_ file: [UInt8]) throws -> DecodedImage? {
    PlainPNG.decode(file, try PNGChunks(file, limits: .standard))
  }

  private func slow(_ file: [UInt8]) throws -> DecodedImage {
    try LibPNGDecoder.decode(file, header: PNGChunks(file, limits: .standard).header)
  }

  @Test("Every filter gives libpng's pixels", arguments: [2, 3, 6], [0, 1, 2, 3, 4])
  func filters(colorType: Int, filter: Int) throws {
    for width in [1, 2, 5, 6, 7, 33] {
      var png = HandmadePNG(width: width, height: 11, colorType: colorType)
      png.filters = filter == 0 ? [0, 1, 2, 3, 4] : [filter]
      png.sample = { x, y, c in x &* 9377 &+ y &* 4409 &+ c &* 30011 &+ x &* y }
      if colorType == 3 {
        png.chunks = [
          ("PLTE", (0..<768).map { UInt8(truncatingIfNeeded: $0 &* 91) }), ("tRNS", [9, 200]),
        ]
      }
      let quick = try #require(try plain(png.file))
      #expect(try quick == slow(png.file))
    }
  }

  @Test("Image data in many chunks is one stream")
  func manyChunks() throws {
    let file = HandmadePNG(width: 9, height: 9).file
    let chunks = try PNGChunks(file, limits: .standard).chunks
    let data = try #require(chunks.first { $0.type == "IDAT" })
    var split = PNGFileBytes()
    for chunk in chunks where chunk.type != "IDAT" && chunk.type != "IEND" {
      split.append(chunk.type, Array(file[chunk.data]))
    }
    for byte in data.data { split.append("IDAT", [file[byte]]) }
    split.append("IEND", [])
    #expect(try plain(split.bytes) == slow(file))
  }

  @Test("Other depths, interlace, grey and a transparent colour are left to libpng")
  func others() throws {
    #expect(try plain(HandmadePNG(depth: 16).file) == nil)
    #expect(try plain(HandmadePNG(colorType: 0).file) == nil)
    var png = HandmadePNG()
    png.isInterlaced = true
    #expect(try plain(png.file) == nil)
    png = HandmadePNG()
    png.chunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
    #expect(try plain(png.file) == nil)
  }

  @Test("A file with any one byte changed is read as libpng reads it, or left to it")
  func damaged() throws {
    let file = HandmadePNG(width: 3, height: 3, colorType: 6, filters: [2, 4, 1]).file
    for index in 8..<file.count {
      for bit in [1, 128] as [UInt8] {
        var damaged = file
        damaged[index] ^= bit
        guard let chunks = try? PNGChunks(damaged, limits: .standard),
          let quick = PlainPNG.decode(damaged, chunks)
        else { continue }
        #expect(try quick == slow(damaged), "byte \(index)")
      }
    }
  }

  @Test("A pixel that names no colour of the palette is left to libpng")
  func palette() throws {
    var png = HandmadePNG(width: 2, height: 1, colorType: 3)
    png.sample = { x, _, _ in x }
    png.chunks = [("PLTE", [1, 2, 3])]
    #expect(try plain(png.file) == nil)
    png.chunks = [("PLTE", [1, 2, 3, 4, 5, 6])]
    #expect(try plain(png.file)?.straightBytes == [1, 2, 3, 255, 4, 5, 6, 255])
  }
}
