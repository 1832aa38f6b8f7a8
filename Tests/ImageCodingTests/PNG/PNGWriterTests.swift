// SPDX-License-Identifier: MIT
//
// What the writer writes is read back, through libpng, as the same picture.

import Raster
import Testing

@testable import ImageCoding

@Suite struct PNGWriterTests {
  /// A picture with flat areas, edges and noise; a quarter of it clear or half clear if asked.
  static func picture(width: Int, height: Int, isOpaque: Bool) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height, color: .white)
    var state: UInt32 = 1
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let i = (y * width + x) * 4
        let a: UInt8 = isOpaque ? 255 : [255, 255, 0, UInt8(state >> 24)][(x / 3 + y) % 4]
        for c in 0..<3 {
          let v: UInt8 = (x / 8 + y / 8) % 3 == 0 ? UInt8(state >> (8 + 4 * c) & 255) : 200
          pixmap.bytes[i + c] = min(v, a)
        }
        pixmap.bytes[i + 3] = a
      }
    }
    return pixmap
  }

  @Test(
    "A picture comes back as it was", arguments: PNGWriter.Preset.allCases,
    [(1, 1), (3, 130), (129, 65), (700, 200)])
  func roundTrip(preset: PNGWriter.Preset, extent: (Int, Int)) throws {
    for isOpaque in [true, false] {
      let pixmap = Self.picture(width: extent.0, height: extent.1, isOpaque: isOpaque)
      let file = try PNGWriter.encode(pixmap, options: .init(preset: preset, scale: 2))
      #expect(try PNGReader.read(bytes: file).pixmap == pixmap)
      #expect(try PNGWriter.encode(pixmap, options: .init(preset: preset, scale: 2)) == file)
    }
  }

  @Test("Opaque pictures are RGB, others RGBA; both say sRGB and their resolution")
  func chunks() throws {
    for isOpaque in [true, false] {
      let pixmap = Self.picture(width: 40, height: 20, isOpaque: isOpaque)
      let file = try PNGChunks(
        PNGWriter.encode(pixmap, options: .init(scale: 3)), limits: .standard)
      #expect(file.header.colorType == (isOpaque ? 2 : 6) && file.header.bitDepth == 8)
      #expect(file.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    }
  }

  @Test("A picture without pixels is refused")
  func empty() {
    #expect(throws: ImageWriteError.empty(width: 0, height: 4)) {
      try PNGWriter.encode(Pixmap(width: 0, height: 4))
    }
  }
}
