// SPDX-License-Identifier: MIT
//
// Rounding between straight and premultiplied bytes, over every pair of bytes.

import Raster
import Testing

@testable import ImageCoding

@Suite struct StraightPixelsTests {
  @Test("Straight is 255 c / a to the nearest, over all channels and opacities")
  func straightIsNearest() {
    var wrong: [String] = []
    for a in 1...255 {
      for c in 0...a {
        let exact = UInt8((255 * Double(c) / Double(a) + 0.5).rounded(.down))
        if StraightPixels.straight(UInt8(c), opacity: UInt8(a)) != exact {
          wrong.append("\(c)/\(a)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("Premultiplied is c a / 255 to the nearest, over all channels and opacities")
  func premultipliedIsNearest() {
    var wrong: [String] = []
    for a in 0...255 {
      for c in 0...255 {
        let exact = UInt8((Double(c) * Double(a) / 255).rounded())
        if StraightPixels.premultiplied(UInt8(c), opacity: UInt8(a)) != exact {
          wrong.append("\(c)·\(a)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("Every premultiplied pixel survives the way to straight and back")
  func roundTrip() {
    var wrong: [String] = []
    for a in 0...255 as ClosedRange<UInt8> {
      for c in 0...a {
        let straight = StraightPixels.straight(c, opacity: a)
        if StraightPixels.premultiplied(straight, opacity: a) != c { wrong.append("\(c)/\(a)") }
      }
    }
    #expect(wrong == [])
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

  @Test("Rows are packed straight, each after a filter byte 0")
  func packed() {
    var packed = [UInt8](repeating: 9, count: 10)
    StraightPixels.packRGBA(
      [7, 7, 7, 7, 64, 0, 128, 128, 1, 2, 3, 255], from: 4, width: 1, rows: 2, into: &packed)
    #expect(packed == [0, 128, 0, 255, 128, 0, 1, 2, 3, 255])
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
