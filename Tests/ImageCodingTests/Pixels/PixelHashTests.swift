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

  @Test("A sequence's hashes are those of its pictures, wherever they changed")
  func sequence() {
    var hashes = PixelSequenceHash()
    var picture = PNGWriterTests.picture(width: 37, height: 150, isOpaque: true)
    #expect(hashes.hex(of: picture, damage: nil) == PixelHash.hex(of: picture))
    for (n, row) in [149, 100, 3, 0, 64, 31, 32, 149, 96].enumerated() {
      for i in 4 * 37 * row..<4 * 37 * (row + 1) where i % 4 != 3 { picture.bytes[i] ^= 0x5a }
      let damage = PixelRect(x: 0, y: row, width: 37, height: 1)
      let hash = PixelHash.hex(of: picture)
      #expect(hashes.hex(of: picture, damage: n == 4 ? nil : [.empty, damage]) == hash)
      #expect(hashes.hex(of: picture, damage: n % 2 == 0 ? [] : [.empty]) == hash)
    }
    var clear = picture
    clear.bytes[4 * 37 * 20 + 3] = 9
    let spot = PixelRect(x: 0, y: 20, width: 1, height: 1)
    for next in [clear, picture, Pixmap(width: 9, height: 3, color: .white), picture] {
      let damage = next.width == 37 ? [spot] : nil
      #expect(hashes.hex(of: next, damage: next == clear ? damage : nil) == PixelHash.hex(of: next))
    }
    #expect(hashes.hex(of: clear, damage: [spot]) == PixelHash.hex(of: clear))
    #expect(hashes.hex(of: picture, damage: [spot]) == PixelHash.hex(of: picture))
  }

  @Test("Rows that repeat are hashed once: 00000001 00000003 00000000 ff0000ff 00000002 0000ff80")
  func rows() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 128, 128]
    let pixmap = try #require(Pixmap(width: 1, height: 3, premultipliedBytes: bytes))
    #expect(
      PixelHash.rows(of: pixmap)
        == "6402e71053b42c20c880e7881ef3783f0690c31e5a3253beaafd7ce108800166")
  }

  @Test("One pixel of one row, an extent, and a row's place change the rows' hash")
  func rowsDiffer() {
    var picture = Pixmap(width: 5, height: 20, color: .white)
    var hashes: Set<String> = [PixelHash.rows(of: picture)]
    for row in 0..<20 {
      for i in [20 * row, 20 * row + 18] {
        picture.bytes[i] ^= 1
        hashes.insert(PixelHash.rows(of: picture))
        picture.bytes[i] ^= 1
      }
    }
    for (width, height) in [(4, 20), (5, 19), (20, 5)] {
      hashes.insert(PixelHash.rows(of: Pixmap(width: width, height: height, color: .white)))
    }
    #expect(hashes.count == 44)
  }
}
