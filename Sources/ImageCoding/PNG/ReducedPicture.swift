// SPDX-License-Identifier: MIT
//
// The kinds of PNG picture that hold given pixels without loss and may be the smallest: a palette when
// there are at most 256 colours (packed to 1, 2 or 4 bits when they are few), and grey, RGB or RGBA of
// 8 bits. Which is smaller after compression shows only then.

import Raster

struct ReducedPicture {
  let colorType: UInt8
  let bitDepth: Int
  /// PLTE: R, G, B of each entry; empty without a palette.
  var palette: [UInt8] = []
  /// tRNS: the opacities of the first entries; all others are opaque.
  var paletteOpacities: [UInt8] = []
  /// The rows as they are compressed without filters: each after a filter byte 0.
  let rows: [UInt8]
  /// Bytes of a row with its filter byte.
  let rowLength: Int

  /// All kinds that come into question for a picture.
  static func candidates(_ pixmap: Pixmap) -> [ReducedPicture] {
    let straight = StraightPixels.bytes(of: pixmap)
    let direct = direct(straight, width: pixmap.width, height: pixmap.height)
    guard let indexed = IndexedPixels(straight, width: pixmap.width) else { return [direct] }
    let rows = indexed.rows(width: pixmap.width, height: pixmap.height)
    return [
      direct,
      ReducedPicture(
        colorType: 3, bitDepth: indexed.bitDepth, palette: indexed.palette,
        paletteOpacities: indexed.opacities, rows: rows, rowLength: rows.count / pixmap.height),
    ]
  }

  private static func direct(_ straight: [UInt8], width: Int, height: Int) -> ReducedPicture {
    let rgbLength = 1 + 3 * width
    var rgb = [UInt8](repeating: 0, count: rgbLength * height)
    guard PixelPacking.packRGB(straight, from: 0, width: width, rows: height, into: &rgb) else {
      var rgba = [UInt8](repeating: 0, count: (1 + 4 * width) * height)
      for y in 0..<height {
        let start = y * (1 + 4 * width) + 1
        rgba.replaceSubrange(
          start..<start + 4 * width, with: straight[y * 4 * width..<(y + 1) * 4 * width])
      }
      return ReducedPicture(colorType: 6, bitDepth: 8, rows: rgba, rowLength: 1 + 4 * width)
    }
    guard isGrey(straight) else {
      return ReducedPicture(colorType: 2, bitDepth: 8, rows: rgb, rowLength: rgbLength)
    }
    var grey = [UInt8](repeating: 0, count: (1 + width) * height)
    for y in 0..<height {
      for x in 0..<width { grey[y * (1 + width) + 1 + x] = straight[(y * width + x) * 4] }
    }
    return ReducedPicture(colorType: 0, bitDepth: 8, rows: grey, rowLength: 1 + width)
  }

  /// The distance in bytes between a sample and the one at its left, as the filters count it (§ 9.2).
  var sampleDistance: Int {
    switch colorType {
    case 2: 3
    case 6: 4
    default: 1
    }
  }

  /// Whether red, green and blue are equal everywhere.
  static func isGrey(_ bytes: [UInt8]) -> Bool {
    var i = 0
    while i + 4 <= bytes.count {
      if bytes[i] != bytes[i + 1] || bytes[i] != bytes[i + 2] { return false }
      i += 4
    }
    return true
  }
}
