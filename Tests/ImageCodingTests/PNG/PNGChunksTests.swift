// SPDX-License-Identifier: MIT
//
// The walk over a file's chunks.

import Testing

@testable import ImageCoding

@Suite struct PNGChunksTests {
  private func chunks(_ file: [UInt8]) throws(ImageReadError.Cause) -> PNGChunks {
    try PNGChunks(file, limits: .standard)
  }

  @Test("Chunks are found in order, with their data and their kind")
  func order() throws {
    var png = HandmadePNG()
    png.chunks = [("tEXt", Array("a\0b".utf8))]
    let file = png.file
    let found = try chunks(file)
    #expect(found.chunks.map(\.type) == ["IHDR", "tEXt", "IDAT", "IEND"])
    #expect(found.chunks.map(\.isCritical) == [true, false, true, true])
    #expect(Array(file[found.chunks[1].data]) == Array("a\0b".utf8))
    #expect(found.chunks[1].whole.count == 15)
  }

  @Test("CgBI before IHDR is told and is no chunk of the picture")
  func rewritten() throws {
    var file = PNGFileBytes()
    file.append("CgBI", [0, 0, 0, 0])
    file.appendHeader(width: 1, height: 1, bitDepth: 8, colorType: 2)
    file.append("IDAT", [0])
    file.append("IEND", [])
    let found = try chunks(file.bytes)
    #expect(found.isCgBI)
    #expect(found.chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
    #expect(try !chunks(HandmadePNG().file).isCgBI)
  }

  @Test("What follows IEND does not matter")
  func trailing() throws {
    #expect(try chunks(HandmadePNG().file + [1, 2, 3]).chunks.last?.type == "IEND")
  }

  @Test("A file without image data, or that begins otherwise, is refused with the reason")
  func refused() {
    var noData = PNGFileBytes()
    noData.appendHeader(width: 1, height: 1, bitDepth: 8, colorType: 2)
    noData.append("IEND", [])
    #expect(throws: ImageReadError.Cause.corrupt("it has no image data")) {
      try chunks(noData.bytes)
    }
    var late = PNGFileBytes()
    late.append("IDAT", [])
    #expect(throws: ImageReadError.Cause.corrupt("it does not begin with IHDR")) {
      try chunks(late.bytes)
    }
    var odd = PNGFileBytes()
    odd.append("I1DR", [])
    #expect(throws: ImageReadError.Cause.corrupt("a chunk's type at byte 12 is not four letters")) {
      try chunks(odd.bytes)
    }
  }
}
