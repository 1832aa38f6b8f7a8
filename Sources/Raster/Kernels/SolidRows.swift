// SPDX-License-Identifier: MIT
//
// Rows that need no blending: one colour, or a copy of pixels. Each function borrows its rows for the
// length of the call; lengths are compared first.

internal import CRasterKernels

enum SolidRows {
  /// Stores one colour in every pixel.
  static func fill(
    _ row: inout MutableSpan<UInt8>, color: PremultipliedColor, level: KernelLevel = .best
  ) {
    let n = row.count / 4
    fill(&row, stride: 4 * n, width: n, height: n > 0 ? 1 : 0, color: color, level: level)
  }

  /// Stores one colour in `width` × `height` pixels, from the start on; the stride is in bytes.
  static func fill(
    _ rows: inout MutableSpan<UInt8>, stride: Int, width: Int, height: Int,
    color: PremultipliedColor, level: KernelLevel = .best
  ) {
    if width <= 0 || height <= 0 { return }
    precondition(stride >= 0 && rows.count >= stride * (height - 1) + 4 * width)
    let pixel =
      (UInt32(color.r) | UInt32(color.g) << 8 | UInt32(color.b) << 16 | UInt32(color.a) << 24)
      .littleEndian
    unsafe rows.withUnsafeMutableBytes { bytes in
      guard let p = bytes.baseAddress else { return }
      if level != .reference {
        unsafe raster_kernels_solid(
          level.rawValue, p.assumingMemoryBound(to: UInt8.self), stride, width, height, pixel)
        return
      }
      for y in 0..<height {
        for x in 0..<width {
          unsafe p.storeBytes(of: pixel, toByteOffset: y &* stride &+ 4 &* x, as: UInt32.self)
        }
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
