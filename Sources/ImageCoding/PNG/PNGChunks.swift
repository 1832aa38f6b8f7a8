// SPDX-License-Identifier: MIT
//
// The chunks of a PNG file, walked before anything is decoded (PNG specification, third edition, § 5):
// each is a length, a four-letter type, data, and a CRC. What is found: the header, where each chunk
// lies, and whether the file is whole. CRCs are left to those who decode.

struct PNGChunks {
  /// One chunk: its type as text, and where its data lies in the file.
  struct Chunk {
    var type: String
    var data: Range<Int>
    /// With length, type and CRC.
    var whole: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }
    /// Critical chunks begin with a capital (§ 5.4).
    var isCritical: Bool { type.first?.isUppercase ?? false }

    /// Whether the CRC of the chunk's type and data is the one that stands in the file.
    func hasRightCRC(_ bytes: [UInt8]) -> Bool {
      Deflate.crc32(bytes, in: data.lowerBound - 4..<data.upperBound)
        == BigEndian.number(bytes, at: data.upperBound)
    }
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  let header: PNGHeader
  /// From IHDR to IEND.
  let chunks: [Chunk]
  /// Whether a chunk CgBI goes before IHDR: the file is of the kind that Xcode makes for devices.
  let isCgBI: Bool

  init(_ bytes: [UInt8], limits: ImageReadLimits) throws(ImageReadError.Cause) {
    try Self.checkSignature(bytes)
    var chunks: [Chunk] = []
    var header: PNGHeader?
    var isCgBI = false
    var position = 8
    repeat {
      guard position + 12 <= bytes.count else { throw .truncated }
      let length = Int(BigEndian.number(bytes, at: position))
      let type = try Self.type(bytes, at: position + 4)
      guard length <= PNGHeader.greatest else {
        throw .corrupt("chunk \(type) says it is longer than a chunk can be")
      }
      guard position + 12 + length <= bytes.count else { throw .truncated }
      let chunk = Chunk(type: type, data: position + 8..<position + 8 + length)
      if chunks.isEmpty {
        if type == "CgBI", !isCgBI {
          isCgBI = true
          position = chunk.whole.upperBound
          continue
        }
        guard type == "IHDR", length == 13 else { throw .corrupt("it does not begin with IHDR") }
        let found = try PNGHeader(bytes, at: chunk.data.lowerBound)
        try found.check(limits)
        header = found
      }
      chunks.append(chunk)
      position = chunk.whole.upperBound
    } while chunks.last?.type != "IEND"
    guard let header else { throw .truncated }
    self.header = header
    self.chunks = chunks
    self.isCgBI = isCgBI
    try checkImageData()
  }

  /// Deflate turns one byte into 1,032 at the most (a 258-byte match in two bits), so what cannot be
  /// in the file is refused before memory is taken for it.
  private func checkImageData() throws(ImageReadError.Cause) {
    let data = chunks.filter { $0.type == "IDAT" }
    guard !data.isEmpty else { throw .corrupt("it has no image data") }
    let compressed = data.reduce(0) { $0 + $1.data.count }
    guard compressed * 1032 >= header.leastRowBytes else {
      throw .corrupt(
        "\(compressed) bytes of image data cannot hold \(header.width)×\(header.height) pixels")
    }
  }

  private static func checkSignature(_ bytes: [UInt8]) throws(ImageReadError.Cause) {
    if bytes.starts(with: signature) { return }
    if !bytes.isEmpty, signature.starts(with: bytes) { throw .truncated }
    if bytes.starts(with: signature.prefix(4)) {
      throw .corrupt("its first bytes were changed, as a transfer as text does")
    }
    throw .notAPNG
  }

  private static func type(
    _ bytes: [UInt8], at i: Int
  ) throws(ImageReadError.Cause) -> String {
    var type = ""
    for byte in bytes[i..<i + 4] {
      let scalar = Unicode.Scalar(byte)
      guard scalar.properties.isAlphabetic, byte < 128 else {
        throw .corrupt("a chunk's type at byte \(i) is not four letters")
      }
      type.unicodeScalars.append(scalar)
    }
    return type
  }
}
