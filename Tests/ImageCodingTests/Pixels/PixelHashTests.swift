// SPDX-License-Identifier: MIT
//
// The hash of pixels, against digests made with coreutils' sha256sum from the stated bytes.

import Raster
import Testing

@testable import ImageCoding

@Suite struct PixelHashTests {
  @Test("One red pixel: 00000001 00000001 ff0000ff")
  func onePixel() {
    let red = Pixmap(width: 1, height: 1, color: PremultipliedColor(r: 255, g: 0, b: 0, a: 255))
    #expect(
      PixelHash.hex(of: red) == "da420d7a025048c90f1fe150812650e4dd31d43cff10edbb73f2de3addb4f044")
  }

  @Test("Pixels are hashed straight: 00000002 00000001 ff000080 00000000")
  func straight() throws {
    let bytes: [UInt8] = [128, 0, 0, 128, 0, 0, 0, 0]
    let pixmap = try #require(Pixmap(width: 2, height: 1, premultipliedBytes: bytes))
    let expected = "85825cc6824565071ffa172259d224880ac40cead24a6a1a4046a8886ecd3fea"
    #expect(PixelHash.hex(of: pixmap) == expected)
    let image = DecodedImage(width: 2, height: 1, straightBytes: [255, 0, 0, 128, 0, 0, 0, 0])
    #expect(PixelHash.hex(of: image) == expected)
  }

  @Test("The extent counts, not only the bytes")
  func extent() {
    #expect(
      PixelHash.hex(of: Pixmap(width: 4, height: 1))
        != PixelHash.hex(of: Pixmap(width: 2, height: 2)))
  }
}
