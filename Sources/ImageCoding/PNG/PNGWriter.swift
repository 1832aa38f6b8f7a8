// SPDX-License-Identifier: MIT
//
// A picture becomes the bytes of a PNG file: 8-bit RGB when every pixel is opaque, else RGBA with
// straight alpha; sRGB and pHYs chunks; the same bytes for the same picture at every call.

public import Raster

/// Writes PNG files.
public enum PNGWriter {
  /// What the bytes are made for.
  public enum Preset: String, Sendable, CaseIterable {
    /// Little time, for frames.
    case fast
    /// Few bytes, for documents and golden images.
    case small
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

  /// The file's bytes.
  ///
  /// - Throws: an error when the picture has no pixels.
  public static func encode(
    _ pixmap: Pixmap, options: Options = Options()
  ) throws(ImageWriteError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard max(width, height) <= PNGHeader.greatest else {
      throw .tooLarge(width: width, height: height)
    }
    let isOpaque = StraightPixels.isOpaque(pixmap.bytes)
    var file = PNGFileBytes()
    file.appendHeader(width: width, height: height, bitDepth: 8, colorType: isOpaque ? 2 : 6)
    file.appendPictureChunks(scale: options.scale)
    let rows = rows(pixmap, isOpaque: isOpaque)
    file.append("IDAT", Zlib.compress(rows, level: options.preset == .fast ? 1 : 9))
    file.append("IEND", [])
    return file.bytes
  }

  /// Each row after its filter byte, 0: interface pictures have flat areas and text, on which every
  /// other filter costs bytes (measured).
  private static func rows(_ pixmap: Pixmap, isOpaque: Bool) -> [UInt8] {
    let pixels = isOpaque ? pixmap.bytes : StraightPixels.bytes(of: pixmap)
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count + pixmap.height)
    for y in 0..<pixmap.height {
      rows.append(0)
      let row = pixels[y * pixmap.width * 4..<(y + 1) * pixmap.width * 4]
      if isOpaque {
        for i in stride(from: row.startIndex, to: row.endIndex, by: 4) {
          rows.append(row[i])
          rows.append(row[i + 1])
          rows.append(row[i + 2])
        }
      } else {
        rows += row
      }
    }
    return rows
  }
}
