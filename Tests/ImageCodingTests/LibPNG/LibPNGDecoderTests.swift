// SPDX-License-Identifier: MIT
//
// libpng behind its one C function: right pixels, and errors that come back as values.

import Testing

@testable import ImageCoding

@Suite struct LibPNGDecoderTests {
  @Test("An error inside libpng comes back with libpng's words, again and again")
  func errors() throws {
    let file = HandmadePNG().file
    let header = try PNGChunks(file, limits: .standard).header
    var damaged = file
    damaged[file.count - 13] ^= 1
    for _ in 0..<100 {
      #expect(throws: ImageReadError.Cause.corrupt("IDAT: CRC error")) {
        try LibPNGDecoder.decode(damaged, header: header)
      }
    }
    #expect(try LibPNGDecoder.decode(file, header: header).width == 5)
  }

  @Test("A file of another extent than announced is refused before a pixel is written")
  func extent() throws {
    let small = try PNGChunks(HandmadePNG(width: 2, height: 2).file, limits: .standard).header
    #expect(throws: ImageReadError.Cause.self) {
      try LibPNGDecoder.decode(HandmadePNG(width: 9, height: 9).file, header: small)
    }
  }

  @Test("The version is libpng's")
  func version() { #expect(LibPNGDecoder.version.hasPrefix("1.")) }
}
