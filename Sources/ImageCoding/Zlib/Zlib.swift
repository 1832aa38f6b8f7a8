// SPDX-License-Identifier: MIT
//
// Deflate and the two checksums of PNG by zlib, which libpng itself needs and which is therefore
// always there.
//
// Safety: the stream is owned by one call; zlib reads the input and writes the output only inside the
// closure that lends both; the output has `compressBound` bytes, which is never too few.

internal import CZlib

enum Zlib {
  /// A whole zlib stream (RFC 1950) of the bytes.
  static func compress(_ bytes: [UInt8], level: Int) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    let output = unsafe [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, written in
      let status = unsafe compress2(
        buffer.baseAddress, &count, bytes, UInt(bytes.count), Int32(level))
      // With room for compressBound, zlib fails only when memory is out.
      precondition(status == Z_OK, "zlib compressed nothing (\(status)).")
      written = Int(count)
    }
    return output
  }

  /// CRC-32 (ISO 3309) as PNG's chunks have it.
  static func crc32(_ bytes: [UInt8], from value: UInt32 = 0) -> UInt32 {
    unsafe UInt32(truncatingIfNeeded: CZlib.crc32_z(UInt(value), bytes, bytes.count))
  }
}
