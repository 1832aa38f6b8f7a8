// SPDX-License-Identifier: MIT
//
// PNG files as Xcode rewrites them for devices and as app bundles hold them: a chunk CgBI goes before
// IHDR, the image data is deflate without zlib's head and checksum, and pixels are BGR, or premultiplied
// BGRA. Apple documents none of it; `pngcrush -revert-iphone-optimizations` in Xcode undoes it. Row
// filters work on bytes, so a file with zlib's head and checksum put back is a PNG that anybody decodes,
// and order and opacity are set right afterwards.

enum CgBIPNG {
  /// The picture in a file with CgBI, straight and in the order RGBA.
  static func decode(
    _ bytes: [UInt8], _ file: PNGChunks, _ limits: ImageReadLimits
  ) throws(ImageReadError.Cause) -> DecodedImage {
    let header = file.header
    // These two are what is known of; a palette or 16 bits would be guesswork.
    guard header.bitDepth == 8, header.colorType == 2 || header.colorType == 6 else {
      throw .unsupported(
        "Xcode rewrote it for devices with colour type \(header.colorType) in \(header.bitDepth)"
          + " bits; `xcrun -sdk iphoneos pngcrush -revert-iphone-optimizations` makes it readable")
    }
    let plain = try withoutCgBI(bytes, file)
    let stored = try PNGReader.pixels(of: plain, try PNGChunks(plain, limits: limits))
    var pixels = stored.straightBytes
    for i in stride(from: 0, to: pixels.count - 3, by: 4) {
      let a = pixels[i + 3]
      (pixels[i], pixels[i + 2]) = (pixels[i + 2], pixels[i])
      if a < 255 {
        for k in i..<i + 3 { pixels[k] = StraightPixels.straight(pixels[k], opacity: a) }
      }
    }
    return DecodedImage(width: header.width, height: header.height, straightBytes: pixels)
  }

  /// Header and image data as an ordinary file has them. The image data's checksum is made here, so that the
  /// chunks' own are checked first.
  private static func withoutCgBI(
    _ bytes: [UInt8], _ file: PNGChunks
  ) throws(ImageReadError.Cause) -> [UInt8] {
    for chunk in file.chunks where chunk.isCritical && !chunk.hasRightCRC(bytes) {
      throw .corrupt("\(chunk.type): CRC error")
    }
    let data = file.chunks.filter { $0.type == "IDAT" }.flatMap { bytes[$0.data] }
    let header = file.header
    let length = header.filteredBytes
    let rows = Deflate.expandBare(data, limit: length)
    guard rows.count == length else {
      throw .corrupt(
        "its image data is not that of \(header.width)×\(header.height) pixels made by Xcode")
    }
    var plain = PNGFileBytes(capacity: data.count + 128)
    plain.appendHeader(
      width: header.width, height: header.height, bitDepth: UInt8(header.bitDepth),
      colorType: UInt8(header.colorType), isInterlaced: header.isInterlaced)
    plain.append("IDAT", [0x78, 0x01] + data + BigEndian.bytes(Deflate.adler32(rows)))
    plain.append("IEND", [])
    return plain.bytes
  }
}
