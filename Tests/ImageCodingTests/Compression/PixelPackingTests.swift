// SPDX-License-Identifier: MIT
//
// Packing of pixels at every vector level against plain Swift.

import Testing

@testable import ImageCoding

@Suite struct PixelPackingTests {
  @Test("Every level and width packs as the reference does", arguments: 0...2)
  func twins(level: Int) {
    guard level <= PixelPacking.processorLevel else { return }
    let pixels = (0..<840).map { (i: Int) -> UInt8 in i % 4 == 3 ? 255 : UInt8(i * 7 % 251) }
    for width in 1...67 {
      for start in [0, 4] {
        for clear in [nil, 0, width / 2, 3 * width - 1] {
          var source = pixels
          if let clear { source[start + clear * 4 + 3] = 254 }
          var packed = [UInt8](repeating: 99, count: 3 * (1 + 3 * width))
          let isOpaque = PixelPacking.packRGB(
            source, from: start, width: width, rows: 3, into: &packed, level: level)
          let reference = PixelPacking.rgbReference(source, from: start, width: width, rows: 3)
          #expect(packed == reference.packed, "width \(width)")
          #expect(isOpaque == reference.isOpaque && isOpaque == (clear == nil))
        }
      }
    }
  }

  @Test("A pixel that is not opaque is seen wherever it is")
  func opacity() {
    for count in 0...67 {
      let opaque = (0..<4 * count).map { $0 % 4 == 3 ? 255 : UInt8($0 % 251) }
      #expect(PixelPacking.isOpaque(opaque))
      for pixel in 0..<count {
        var bytes = opaque
        bytes[4 * pixel + 3] = 254
        #expect(!PixelPacking.isOpaque(bytes))
      }
    }
  }

  @Test("Bytes are equal or not, from offsets of their own")
  func equality() {
    let a: [UInt8] = [1, 2, 3, 4, 5]
    let b: [UInt8] = [0, 2, 3, 9]
    #expect(PixelPacking.areEqual(a, from: 1, b, from: 1, count: 2))
    #expect(!PixelPacking.areEqual(a, from: 1, b, from: 1, count: 3))
    #expect(PixelPacking.areEqual(a, from: 5, b, from: 4, count: 0))
    #expect(PixelPacking.areEqual([], from: 0, [], from: 0, count: 0))
  }
}
