// SPDX-License-Identifier: MIT
//
// Rows that need no blending: one colour, or a copy of pixels. Each function borrows its rows for the
// length of the call; lengths are compared first.

enum SolidRows {
  /// Stores one colour in every pixel.
  static func fill(_ row: inout MutableSpan<UInt8>, color: PremultipliedColor) {
    let pixel =
      UInt32(color.r) | UInt32(color.g) << 8 | UInt32(color.b) << 16 | UInt32(color.a) << 24
    unsafe row.withUnsafeMutableBytes { bytes in
      for i in 0..<(bytes.count / 4) {
        unsafe bytes.storeBytes(of: pixel.littleEndian, toByteOffset: 4 &* i, as: UInt32.self)
      }
    }
  }

  /// Copies pixels.
  static func copy(_ row: inout MutableSpan<UInt8>, pixels: borrowing Span<UInt8>) {
    precondition(row.count == pixels.count)
    unsafe row.withUnsafeMutableBytes { bytes in
      unsafe pixels.withUnsafeBytes { source in
        unsafe bytes.copyMemory(from: source)
      }
    }
  }
}
