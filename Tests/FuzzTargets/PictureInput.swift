// SPDX-License-Identifier: MIT
//
// Bytes as a PNG file, as they are and with the chunks' checksums set right, so that changed bytes get
// past them. Promised: what was read, written and read again is the same picture, still or animated.

import ImageCoding
import Raster

enum PictureInput {
  /// Small, so that time goes into reading and not into pixels.
  private static let limits = ImageReadLimits(
    fileBytes: 1 << 20, width: 4096, height: 4096, pixels: 1 << 16)

  static func run(_ bytes: [UInt8]) -> String? {
    check(bytes) ?? check(withChecksums(bytes))
  }

  private static func check(_ bytes: [UInt8]) -> String? {
    if var reader = try? APNGReader(bytes: bytes, limits: limits) {
      while (try? reader.next()) != nil {}
    }
    guard let picture = try? PNGReader.read(bytes: bytes, limits: limits).pixmap else { return nil }
    do {
      for preset in [PNGWriter.Preset.fast, .small] {
        let file = try PNGWriter.encode(picture, options: PNGWriter.Options(preset: preset))
        guard try PNGReader.read(bytes: file).pixmap == picture else {
          return "written and read again, the picture differs (\(preset))"
        }
      }
      var other = picture
      for index in other.bytes.indices where index % 13 < 4 { other.bytes[index] = 0 }
      let film = try APNGWriter.encode(count: 3, delay: FrameDelay(framesPerSecond: 60)) {
        $0 == 1 ? Pixmap(width: other.width, height: other.height) : picture
      }
      guard try PNGReader.read(bytes: film).pixmap == picture else {
        return "an animation's first frame differs"
      }
      var shown: [Pixmap] = []
      var reader = try APNGReader(bytes: film)
      while let frame = try reader.next() { shown.append(frame.pixmap) }
      guard shown.first == picture, shown.last == picture else {
        return "an animation's frames, read again, differ"
      }
    } catch { return "cannot write what was read: \(error)" }
    return nil
  }

  /// The file with every chunk's CRC as it should be.
  private static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var file = bytes
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { break }
      let sum = crc(file[offset + 4..<offset + 8 + length])
      for k in 0..<4 {
        file[offset + 8 + length + k] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * k))
      }
      offset += 12 + length
    }
    return file
  }

  /// CRC-32 as PNG has it (PNG specification, annex D).
  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }
}
