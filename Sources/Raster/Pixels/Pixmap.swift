// SPDX-License-Identifier: MIT
//
// A picture in memory: rows from the top, four bytes a pixel in the order R, G, B, A, premultiplied,
// no padding between rows (stride = 4 · width). Width and height may be zero.

/// Premultiplied RGBA8 pixels, row by row from the top.
public struct Pixmap: Sendable, Equatable {
  /// Columns, in pixels.
  public let width: Int
  /// Rows, in pixels.
  public let height: Int
  /// `width · height · 4` bytes: R, G, B, A of each pixel, premultiplied, top row first.
  public var bytes: [UInt8]

  /// A picture of one colour. Negative extents count as zero.
  public init(width: Int, height: Int, color: PremultipliedColor = .clear) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    bytes = [UInt8](repeating: 0, count: count * 4)
    if color != .clear {
      var row = bytes.mutableSpan
      SolidRows.fill(&row, color: color)
    }
  }

  /// A picture from premultiplied bytes, or `nil` when their number is not `width · height · 4`.
  public init?(width: Int, height: Int, premultipliedBytes bytes: [UInt8]) {
    guard width >= 0, height >= 0, bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The rectangle from (0, 0) that holds every pixel.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The colour of one pixel; clear outside the picture.
  public subscript(x: Int, y: Int) -> PremultipliedColor {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    let i = (y * width + x) * 4
    return PremultipliedColor(r: bytes[i], g: bytes[i + 1], b: bytes[i + 2], a: bytes[i + 3])
  }
}
