// SPDX-License-Identifier: MIT
//
// How much a picture file may ask for. Every limit is checked before memory is taken for the pixels,
// so that a small file cannot demand a large amount.

/// Bounds on a picture file and on the picture in it.
public struct ImageReadLimits: Sendable, Equatable {
  /// The most bytes a file may have.
  public var fileBytes: Int
  /// The most columns, in pixels.
  public var width: Int
  /// The most rows, in pixels.
  public var height: Int
  /// The most pixels in all; decoding takes four to twelve bytes for each.
  public var pixels: Int
  /// The most frames of an animation.
  public var frames: Int

  /// Bounds of one's own.
  public init(fileBytes: Int, width: Int, height: Int, pixels: Int, frames: Int = 100_000) {
    self.fileBytes = fileBytes
    self.width = width
    self.height = height
    self.pixels = pixels
    self.frames = frames
  }

  /// 256 MiB, 16,384 × 16,384 at the most, 2²⁶ pixels in all, 100,000 frames (chosen by us: the largest
  /// picture, decoded, takes 256 MiB, and a film may last half an hour).
  public static let standard = ImageReadLimits(
    fileBytes: 1 << 28, width: 16384, height: 16384, pixels: 1 << 26)
}
