// SPDX-License-Identifier: MIT
//
// Coverage in memory: one byte a pixel, 0 (outside) … 255 (wholly covered), rows from the top,
// stride = width.

/// An A8 mask: the coverage of each pixel, row by row from the top.
public struct Mask: Sendable, Equatable {
  /// Columns, in pixels.
  public let width: Int
  /// Rows, in pixels.
  public let height: Int
  /// `width · height` bytes of coverage, top row first.
  public var bytes: [UInt8]

  /// A mask of one coverage. Negative extents count as zero.
  public init(width: Int, height: Int, coverage: UInt8 = 0) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = [UInt8](repeating: coverage, count: self.width * self.height)
  }

  /// A mask from coverage bytes, or `nil` when their number is not `width · height`.
  public init?(width: Int, height: Int, coverageBytes bytes: [UInt8]) {
    guard width >= 0, height >= 0, bytes.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The opacity of each pixel of a picture.
  public init(opacityOf pixmap: Pixmap) {
    width = pixmap.width
    height = pixmap.height
    bytes = [UInt8](repeating: 0, count: pixmap.bytes.count / 4)
    let pixels = pixmap.bytes.span
    for i in bytes.indices { bytes[i] = pixels[4 &* i &+ 3] }
  }

  /// The rectangle from (0, 0) that holds every pixel.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The smallest rectangle that holds every pixel with any coverage.
  public var ink: PixelRect {
    var ink = PixelRect.empty
    for y in 0..<height {
      let row = bytes[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0 > 0 }),
        let last = row.lastIndex(where: { $0 > 0 })
      else { continue }
      ink = ink.union(
        PixelRect(
          minX: first - row.startIndex, minY: y, maxX: last - row.startIndex + 1, maxY: y + 1))
    }
    return ink
  }

  /// The coverage of one pixel; 0 outside the mask.
  public subscript(x: Int, y: Int) -> UInt8 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return bytes[y * width + x]
  }
}
