// SPDX-License-Identifier: MIT
//
// A picture that display lists refer to: decoded once, shared by every frame that draws it.

public import Raster

/// An immutable picture with what the compositor wants to know of it.
///
/// Two images are equal when they are one object or have equal pixels.
public final class Image: Sendable, Equatable {
  /// The premultiplied pixels.
  public let pixmap: Pixmap
  /// The opacity of each pixel.
  public let mask: Mask
  /// Whether every pixel is opaque.
  public let isOpaque: Bool
  /// The smallest rectangle that holds every pixel which is not clear.
  public let ink: PixelRect

  /// Wraps a picture; reads every pixel once.
  public init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    mask = Mask(opacityOf: pixmap)
    isOpaque = mask.bytes.allSatisfy { $0 == 255 }
    ink = isOpaque ? mask.bounds : mask.ink
  }

  /// Whether both are one object or have equal pixels.
  public static func == (left: Image, right: Image) -> Bool {
    left === right || left.pixmap == right.pixmap
  }
}
