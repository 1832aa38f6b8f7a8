// SPDX-License-Identifier: MIT
//
// Rounding between straight and premultiplied bytes, over every pair of bytes.

import ImageCoding
import Raster
import Testing

@Suite struct StraightPixelsTests {
  @Test("Straight is 255 c / a to the nearest, over all channels and opacities")
  func straightIsNearest() {
    for a in 1...255 {
      for c in 0...a {
        let exact = 255 * Double(c) / Double(a)
        #expect(
          StraightPixels.straight(UInt8(c), opacity: UInt8(a))
            == UInt8((exact + 0.5).rounded(.down)))
      }
    }
  }

  @Test("Premultiplied is c a / 255 to the nearest, over all channels and opacities")
  func premultipliedIsNearest() {
    for a in 0...255 {
      for c in 0...255 {
        let exact = (Double(c) * Double(a) / 255).rounded()
        #expect(StraightPixels.premultiplied(UInt8(c), opacity: UInt8(a)) == UInt8(exact))
      }
    }
  }

  @Test("Every premultiplied pixel survives the way to straight and back")
  func roundTrip() {
    for a in 0...255 {
      for c in 0...a {
        let (c, a) = (UInt8(c), UInt8(a))
        let straight = StraightPixels.straight(c, opacity: a)
        #expect(StraightPixels.premultiplied(straight, opacity: a) == c)
      }
    }
  }

  @Test("A pixel without opacity has no colour")
  func clearHasNoColor() {
    #expect(StraightPixels.straight(0, opacity: 0) == 0)
    #expect(StraightPixels.premultiplied(200, opacity: 0) == 0)
  }

  @Test("Arrays are converted pixel by pixel, opaque ones are returned as they are")
  func arrays() throws {
    let bytes: [UInt8] = [64, 0, 128, 128, 1, 2, 3, 255, 0, 0, 0, 0]
    let pixmap = try #require(Pixmap(width: 3, height: 1, premultipliedBytes: bytes))
    let straight: [UInt8] = [128, 0, 255, 128, 1, 2, 3, 255, 0, 0, 0, 0]
    #expect(StraightPixels.bytes(of: pixmap) == straight)
    #expect(StraightPixels.premultiplied(straight) == bytes)
    let opaque = Pixmap(width: 2, height: 2, color: .white)
    #expect(StraightPixels.bytes(of: opaque) == opaque.bytes)
  }

  @Test("A picture is opaque when each opacity is 255", arguments: [0, 3, 8])
  func opaque(_ pixel: Int) {
    var bytes = [UInt8](repeating: 255, count: 36)
    #expect(StraightPixels.isOpaque(bytes))
    bytes[pixel * 4 + 3] = 254
    #expect(!StraightPixels.isOpaque(bytes))
    #expect(StraightPixels.isOpaque([]))
  }
}
