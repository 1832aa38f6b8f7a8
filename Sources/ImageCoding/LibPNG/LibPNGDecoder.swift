// SPDX-License-Identifier: MIT
//
// A PNG in memory becomes straight RGBA through libpng. Its longjmp stays inside the C function that
// is called here.
//
// Safety: the C function borrows the file's bytes, the pixel buffer and the message buffer for the
// one call and keeps none; their sizes go with them, and it refuses a file whose extent is not the one
// that the pixel buffer was made for.

internal import CPNGShim

enum LibPNGDecoder {
  /// Decodes a file whose chunks were walked and held against the limits.
  static func decode(
    _ file: [UInt8], header: PNGHeader
  ) throws(ImageReadError.Cause) -> DecodedImage {
    DecodedImage(
      width: header.width, height: header.height,
      straightBytes: try samples(file, header: header, depth: .eight))
  }

  /// Bits of a decoded channel.
  enum Depth: Int {
    case eight = 8
    case sixteen = 16
  }

  /// The straight channels of every pixel in 8 bits, or in 16 with the higher byte first.
  static func samples(
    _ file: [UInt8], header: PNGHeader, depth: Depth
  ) throws(ImageReadError.Cause) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * depth.rawValue / 2)
    var message = [CChar](repeating: 0, count: 128)
    let isDecoded = unsafe png_decode_rgba(
      file, file.count, &pixels, UInt32(header.width), UInt32(header.height), Int32(depth.rawValue),
      &message, message.count)
    guard isDecoded == 1 else {
      let words = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .corrupt(String(decoding: words, as: UTF8.self))
    }
    return pixels
  }

  /// The version of libpng that this process runs.
  static var version: String { unsafe String(cString: png_decode_libpng_version()) }
}
