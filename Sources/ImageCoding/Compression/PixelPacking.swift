// SPDX-License-Identifier: MIT
//
// Rows of pixels become rows of a PNG: a filter byte 0, then RGB or RGBA. Wide vectors drop the fourth
// byte (CRasterKernels); `rgbReference` is the truth.
//
// Safety: ranges are checked against both arrays before their pointers are lent to C for one call, and
// C writes exactly three bytes a pixel; comparisons stay inside both arrays.

internal import CRasterKernels
import Raster

enum PixelPacking {
  /// The vector level of this processor, asked once.
  static let processorLevel = Int(raster_kernels_processor_level())

  /// Packs rows of opaque RGBA, from byte `start` on, into `packed` as filter byte 0 and RGB.
  ///
  /// `packed` has at least `rows · (1 + 3 · width)` bytes. Returns whether every pixel was opaque.
  static func packRGB(
    _ rgba: [UInt8], from start: Int, width: Int, rows: Int, into packed: inout [UInt8],
    level: Int = processorLevel
  ) -> Bool {
    let length = 1 + 3 * width
    precondition(start >= 0 && start + rows * width * 4 <= rgba.count)
    precondition(packed.count >= rows * length && level <= processorLevel)
    return unsafe rgba.withUnsafeBufferPointer { source in
      unsafe packed.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else {
          return true
        }
        var all: UInt8 = 255
        for row in 0..<rows {
          unsafe target[row * length] = 0
          all &= unsafe raster_kernels_pack_rgb(
            source + start + row * width * 4, target + row * length + 1, width, Int32(level))
        }
        return all == 255
      }
    }
  }

  /// Packs a rectangle of a picture into `packed`, which has all rows of the picture as filter byte 0 and
  /// RGB. Returns whether every pixel was opaque. Filter bytes are left alone outside of whole rows.
  static func packRGB(
    _ pixmap: Pixmap, _ rect: PixelRect, into packed: inout [UInt8]
  ) -> Bool {
    if rect == pixmap.bounds {
      return packRGB(
        pixmap.bytes, from: 0, width: pixmap.width, rows: pixmap.height, into: &packed)
    }
    let length = 1 + 3 * pixmap.width
    precondition(rect.isEmpty || rect.intersection(pixmap.bounds) == rect)
    precondition(packed.count >= length * pixmap.height)
    return unsafe pixmap.bytes.withUnsafeBufferPointer { source in
      unsafe packed.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else {
          return true
        }
        var all: UInt8 = 255
        for row in rect.minY..<max(rect.minY, rect.maxY) {
          all &= unsafe raster_kernels_pack_rgb(
            source + (row * pixmap.width + rect.minX) * 4,
            target + row * length + 1 + 3 * rect.minX, max(0, rect.width),
            Int32(processorLevel))
        }
        return all == 255
      }
    }
  }

  /// What `packRGB` does, in plain Swift.
  static func rgbReference(
    _ rgba: [UInt8], from start: Int, width: Int, rows: Int
  ) -> (packed: [UInt8], isOpaque: Bool) {
    var packed: [UInt8] = []
    var all: UInt8 = 255
    for row in 0..<rows {
      packed.append(0)
      for x in 0..<width {
        let i = start + (row * width + x) * 4
        packed += rgba[i..<i + 3]
        all &= rgba[i + 3]
      }
    }
    return (packed, all == 255)
  }

  /// RGBA of rows that are a filter byte and RGB (3 channels) or RGBA (4 channels) each.
  static func unpack(_ packed: [UInt8], width: Int, rows: Int, channels: Int) -> [UInt8] {
    let length = 1 + channels * width
    precondition(channels == 3 || channels == 4)
    precondition(packed.count == rows * length)
    return unsafe [UInt8](unsafeUninitializedCapacity: rows * width * 4) { rgba, count in
      unsafe packed.withUnsafeBufferPointer { packed in
        guard let target = rgba.baseAddress, let source = packed.baseAddress else { return }
        for row in 0..<rows {
          if channels == 3 {
            unsafe raster_kernels_unpack_rgb(
              source + row * length + 1, target + row * width * 4, width)
          } else {
            unsafe (target + row * width * 4).initialize(
              from: source + row * length + 1, count: width * 4)
          }
        }
      }
      count = rows * width * 4
    }
  }

  /// Adds bytes of an array to later ones of it, modulo 256: `bytes[at + k] += bytes[from + k]`.
  static func add(_ bytes: inout [UInt8], at: Int, from: Int, count: Int) {
    precondition(from >= 0 && count >= 0 && from + count <= at && at + count <= bytes.count)
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe raster_kernels_add_bytes(base + at, base + from, count)
    }
  }

  /// Sets bytes of an array to 0.
  static func clear(_ bytes: inout [UInt8], in range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    unsafe bytes.withUnsafeMutableBufferPointer { unsafe $0[range].update(repeating: 0) }
  }

  /// Whether every pixel of an RGBA8 array has opacity 255.
  static func isOpaque(_ rgba: [UInt8]) -> Bool {
    unsafe raster_kernels_opacities(rgba, rgba.count / 4) == 255
  }

  /// Whether two arrays hold the same bytes: `count` of them from an offset in each.
  static func areEqual(
    _ a: [UInt8], from i: Int, _ b: [UInt8], from j: Int, count: Int
  ) -> Bool {
    precondition(i >= 0 && j >= 0 && i + count <= a.count && j + count <= b.count)
    return unsafe a.withUnsafeBufferPointer { first in
      unsafe b.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress else {
          return true
        }
        return unsafe raster_kernels_bytes_equal(first + i, second + j, count) != 0
      }
    }
  }
}
