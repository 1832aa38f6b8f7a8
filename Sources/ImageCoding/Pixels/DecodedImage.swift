// SPDX-License-Identifier: MIT
//
// What a picture file holds: straight RGBA8, as the file says it, and the premultiplied picture that
// is drawn.

public import Raster

/// The pixels of a picture file.
public struct DecodedImage: Sendable, Equatable {
  /// Columns, in pixels; at least 1.
  public let width: Int
  /// Rows, in pixels; at least 1.
  public let height: Int
  /// `width · height · 4` bytes: R, G, B, A of each pixel, straight, top row first.
  public let straightBytes: [UInt8]
  /// Whether the file has no opacities, so that nobody need look for them.
  private let isOpaque: Bool

  init(width: Int, height: Int, straightBytes: [UInt8], isOpaque: Bool = false) {
    self.width = width
    self.height = height
    self.straightBytes = straightBytes
    self.isOpaque = isOpaque
  }

  /// Whether two pictures have the same pixels.
  public static func == (first: DecodedImage, second: DecodedImage) -> Bool {
    first.width == second.width && first.height == second.height
      && first.straightBytes == second.straightBytes
  }

  /// The pixels premultiplied, as the compositor draws them.
  ///
  /// Computed at each call, O(pixels) where the file has opacities: keep what it returns.
  public var pixmap: Pixmap {
    Pixmap(
      width: width, height: height,
      premultipliedBytes: isOpaque ? straightBytes : StraightPixels.premultiplied(straightBytes))
      ?? Pixmap(width: 0, height: 0)
  }
}
