// SPDX-License-Identifier: MIT
//
// Rows of pixels become rows of a PNG: a filter byte 0, then RGB or RGBA. Wide vectors drop the fourth
// byte (CRasterKernels); `rgbReference` is the truth.
//
// Safety: ranges are checked against both arrays before their pointers are lent to C for one call, and
// C writes exactly three bytes a pixel; comparisons stay inside both arrays.

internal import CRasterKernels

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
