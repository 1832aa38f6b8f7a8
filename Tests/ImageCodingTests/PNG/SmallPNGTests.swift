// SPDX-License-Identifier: MIT
//
// The presets that save bytes lose nothing and choose the kind of picture.

import Raster
import Testing

@testable import ImageCoding

@Suite struct SmallPNGTests {
  private func header(_ pixmap: Pixmap, _ preset: PNGWriter.Preset) throws -> PNGHeader {
    let file = SmallPNG.encode(pixmap, options: .init(preset: preset))
    #expect(try PNGReader.read(bytes: file).pixmap == pixmap)
    return try PNGChunks(file, limits: .standard).header
  }

  private func picture(_ color: (Int, Int) -> PremultipliedColor) -> Pixmap {
    var pixmap = Pixmap(width: 90, height: 70)
    for y in 0..<70 {
      for x in 0..<90 {
        let c = color(x, y)
        pixmap.bytes.replaceSubrange(
          (y * 90 + x) * 4..<(y * 90 + x) * 4 + 4, with: [c.r, c.g, c.b, c.a])
      }
    }
    return pixmap
  }

  @Test("Two colours take one bit a pixel, half clear ones included")
  func palette() throws {
    let pixmap = picture { x, y in
      x * y % 3 == 0 ? PremultipliedColor(r: 10, g: 20, b: 30, a: 100) : .white
    }
    for preset in [PNGWriter.Preset.small, .max] {
      let header = try header(pixmap, preset)
      #expect(header.colorType == 3 && header.bitDepth == 1)
    }
  }

  @Test("Many colours are RGB, many greys grey, many opacities RGBA")
  func direct() throws {
    let noise = { (x: Int, y: Int) in UInt8(truncatingIfNeeded: (x &* 7919 ^ y &* 104_729) >> 3) }
    let rgb = picture { x, y in
      PremultipliedColor(r: noise(x, y), g: noise(y, x), b: noise(x + 7, y), a: 255)
    }
    #expect(try header(rgb, .small).colorType == 2)
    let grey = picture { x, y in
      let v = noise(x, y)
      return PremultipliedColor(r: v, g: v, b: v, a: 255)
    }
    #expect(try header(grey, .small).colorType == 0)
    let rgba = picture { x, y in
      PremultipliedColor(r: noise(x, y), g: noise(y, x), b: 0, a: noise(x, y + 3) | 64)
    }
    #expect(try header(rgba, .small).colorType == 6)
  }

  @Test("A gradient is smaller with filters, which max finds")
  func filters() throws {
    let gradient = picture { x, y in
      PremultipliedColor(r: UInt8(x * 2), g: UInt8(y * 3), b: UInt8(x + y), a: 255)
    }
    let small = SmallPNG.encode(gradient, options: .init(preset: .small))
    let max = SmallPNG.encode(gradient, options: .init(preset: .max))
    #expect(max.count * 2 < small.count)
    #expect(try PNGReader.read(bytes: max).pixmap == gradient)
  }
}
