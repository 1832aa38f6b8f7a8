// SPDX-License-Identifier: MIT
//
// The container: signature and chunks with their CRC (PNG specification, third edition, § 5 and § 11).

struct PNGFileBytes {
  private(set) var bytes: [UInt8]

  init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
    bytes += PNGChunks.signature
  }

  /// A chunk: length, type, data, CRC of type and data.
  mutating func append(_ type: String, _ data: [UInt8]) {
    append(type, count: data.count) { $0 += data }
  }

  /// A chunk whose data is appended in pieces, `count` bytes in all.
  mutating func append(_ type: String, count: Int, _ data: (inout [UInt8]) -> Void) {
    bytes += BigEndian.bytes(UInt32(count))
    let start = bytes.count
    bytes += type.utf8
    data(&bytes)
    precondition(bytes.count == start + 4 + count, "A chunk's length and its data differ.")
    bytes += BigEndian.bytes(Deflate.crc32(bytes, in: start..<bytes.count))
  }

  /// IHDR.
  mutating func appendHeader(
    width: Int, height: Int, bitDepth: UInt8, colorType: UInt8, isInterlaced: Bool = false
  ) {
    append(
      "IHDR",
      BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height)) + [
        bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0,
      ])
  }

  /// sRGB with perceptual intent; PLTE if there is a palette; pHYs: 72 dots an inch times the scale, as
  /// dots a metre.
  mutating func appendPictureChunks(scale: Double, palette: [UInt8] = []) {
    append("sRGB", [0])
    if !palette.isEmpty { append("PLTE", palette) }
    let perMetre = (72 * scale / 0.0254).rounded()
    if perMetre >= 1, perMetre <= Double(PNGHeader.greatest) {
      append("pHYs", BigEndian.bytes(UInt32(perMetre)) + BigEndian.bytes(UInt32(perMetre)) + [1])
    }
  }
}
