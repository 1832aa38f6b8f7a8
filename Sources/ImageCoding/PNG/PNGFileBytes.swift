// SPDX-License-Identifier: MIT
//
// The container: signature and chunks with their CRC (PNG specification, third edition, § 5 and § 11).

struct PNGFileBytes {
  private(set) var bytes = PNGChunks.signature

  /// A chunk: length, type, data, CRC of type and data.
  mutating func append(_ type: String, _ data: [UInt8]) {
    let name = Array(type.utf8)
    bytes += BigEndian.bytes(UInt32(data.count))
    bytes += name
    bytes += data
    bytes += BigEndian.bytes(Zlib.crc32(data, from: Zlib.crc32(name)))
  }

  /// IHDR, without interlace.
  mutating func appendHeader(width: Int, height: Int, bitDepth: UInt8, colorType: UInt8) {
    append(
      "IHDR",
      BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height)) + [
        bitDepth, colorType, 0, 0, 0,
      ])
  }

  /// sRGB with perceptual intent, and pHYs: 72 dots an inch times the scale, as dots a metre.
  mutating func appendPictureChunks(scale: Double) {
    append("sRGB", [0])
    let perMetre = (72 * scale / 0.0254).rounded()
    if perMetre >= 1, perMetre <= Double(PNGHeader.greatest) {
      append("pHYs", BigEndian.bytes(UInt32(perMetre)) + BigEndian.bytes(UInt32(perMetre)) + [1])
    }
  }
}
