// SPDX-License-Identifier: MIT
//
// A picture's pixels read as 32-bit words, four bytes at once. Each read borrows the picture's bytes
// for its own length; it is checked against their end, and any four bytes are a word, so the read is
// safe although its type is not in the bytes' own.

internal import Raster

/// Reads the pixels of a picture of a width as words: R in the low byte, A in the high one.
struct PixelWords {
  var width: Int

  /// One pixel.
  @inline(__always)
  func word(_ bytes: borrowing Span<UInt8>, _ x: Int, _ y: Int) -> UInt32 {
    let raw = unsafe bytes.bytes
    let word = unsafe raw.unsafeLoadUnaligned(
      fromByteOffset: (y &* width &+ x) &* 4, as: UInt32.self)
    return UInt32(littleEndian: word)
  }
}
