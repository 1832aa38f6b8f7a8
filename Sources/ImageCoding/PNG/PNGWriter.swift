// SPDX-License-Identifier: MIT
//
// A picture becomes the bytes of a PNG file: 8 bits a channel, sRGB and pHYs chunks, straight alpha where
// there is any; the same bytes for the same picture at every call.

public import Raster

/// Writes PNG files.
public enum PNGWriter {
  /// What the bytes are made for.
  public enum Preset: String, Sendable, CaseIterable {
    /// Little time, for frames: RGB when every pixel is opaque, else RGBA.
    case fast
    /// Few bytes, for documents and golden images: grey and palettes too, where they lose nothing.
    case small
    /// The fewest bytes that filters and the slowest compression give; seconds a picture.
    case max
  }

  /// How a picture is written.
  public struct Options: Sendable, Equatable {
    /// What the bytes are made for.
    public var preset: Preset
    /// Pixels a point: stated in the file as 72 dpi times the scale.
    public var scale: Double

    /// A preset and a scale in pixels a point; a scale that is not positive and finite is left out of
    /// the file.
    public init(preset: Preset = .fast, scale: Double = 1) {
      self.preset = preset
      self.scale = scale
    }
  }

  /// The file's bytes. A sequence of frames is written faster by `SequenceEncoder`.
  ///
  /// - Throws: an error when the picture has no pixels.
  public static func encode(
    _ pixmap: Pixmap, options: Options = Options()
  ) throws(ImageWriteError) -> [UInt8] {
    var encoder = SequenceEncoder(options: options)
    return try encoder.encode(pixmap)
  }

  static func check(_ pixmap: Pixmap) throws(ImageWriteError) {
    let (width, height) = (pixmap.width, pixmap.height)
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard Swift.max(width, height) <= PNGHeader.greatest else {
      throw .tooLarge(width: width, height: height)
    }
  }
}
