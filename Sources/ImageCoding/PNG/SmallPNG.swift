// SPDX-License-Identifier: MIT
//
// The presets that save bytes: each kind of picture that loses nothing (grey, a palette, RGB, RGBA) is
// compressed as a whole, and the smallest file is kept. Rows that repeat the one above are stored as
// zeros, which read faster and take no more bytes. `max` compresses rows as they are and tries the filters (PNG specification,
// third edition, § 9), which pay on photographs only.

import Raster

enum SmallPNG {
  static func encode(_ pixmap: Pixmap, options: PNGWriter.Options) -> [UInt8] {
    var best: [UInt8]?
    for picture in ReducedPicture.candidates(pixmap) {
      let variants =
        options.preset == .max
        ? [
          picture.rows,
          RowFilter.leastSum(
            picture.rows, rowLength: picture.rowLength, distance: picture.sampleDistance),
        ] : [RowFilter.repeatsAsZeros(picture.rows, rowLength: picture.rowLength)]
      for rows in variants {
        let data = Deflate.stream(rows, level: options.preset == .max ? 12 : 7)
        let file = file(pixmap, picture, data, options)
        if file.count < best?.count ?? .max { best = file }
      }
    }
    return best ?? []
  }

  private static func file(
    _ pixmap: Pixmap, _ picture: ReducedPicture, _ data: [UInt8], _ options: PNGWriter.Options
  ) -> [UInt8] {
    var file = PNGFileBytes(capacity: data.count + 1200)
    file.appendHeader(
      width: pixmap.width, height: pixmap.height, bitDepth: UInt8(picture.bitDepth),
      colorType: picture.colorType)
    file.appendPictureChunks(scale: options.scale, palette: picture.palette)
    if !picture.paletteOpacities.isEmpty { file.append("tRNS", picture.paletteOpacities) }
    file.append("IDAT", data)
    file.append("IEND", [])
    return file.bytes
  }
}
