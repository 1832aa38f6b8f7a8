// SPDX-License-Identifier: MIT
//
// A picture in memory, as Core Graphics names it: premultiplied sRGB pixels, shared by everything that
// draws them.

public import Compositing
public import Foundation
public import Raster

/// How a picture's pixels hold their opacity. Raw values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Not at all.
  case none = 0
  /// Last, colours multiplied by it.
  case premultipliedLast = 1
  /// First, colours multiplied by it.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// Not at all; the last byte has no meaning.
  case noneSkipLast = 5
  /// Not at all; the first byte has no meaning.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// An immutable picture.
public final class CGImage: Sendable, Equatable {
  /// What the compositor draws.
  public let image: Image

  /// A picture of pixels.
  public init(_ pixmap: Pixmap) { image = Image(pixmap) }

  /// A picture that the compositor has already.
  public init(_ image: Image) { self.image = image }

  /// Columns, in pixels.
  public var width: Int { image.pixmap.width }
  /// Rows, in pixels.
  public var height: Int { image.pixmap.height }
  /// Bits of a channel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { width * 4 }

  /// How pixels hold their opacity: last, or not at all where every pixel is opaque.
  public var alphaInfo: CGImageAlphaInfo { image.isOpaque ? .noneSkipLast : .premultipliedLast }

  /// The pixels inside a rectangle, in pixels from the top left; edges go outward to whole pixels.
  /// `nil` when it holds none.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite else { return nil }
    let whole = rect.standardized
    let area = PixelRect(
      minX: PixelGrid.pixel(whole.minX.rounded(.down)),
      minY: PixelGrid.pixel(whole.minY.rounded(.down)),
      maxX: PixelGrid.pixel(whole.maxX.rounded(.up)), maxY: PixelGrid.pixel(whole.maxY.rounded(.up))
    ).intersection(image.pixmap.bounds)
    guard !area.isEmpty else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(area.width * area.height * 4)
    for row in area.minY..<area.maxY {
      let start = (row * width + area.minX) * 4
      bytes += image.pixmap.bytes[start..<start + area.width * 4]
    }
    return Pixmap(width: area.width, height: area.height, premultipliedBytes: bytes)
      .map(CGImage.init)
  }

  /// Whether both have equal pixels.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }
}
