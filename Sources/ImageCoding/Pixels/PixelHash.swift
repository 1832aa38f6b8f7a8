// SPDX-License-Identifier: MIT
//
// A name for what a picture shows, whatever file it is kept in: SHA-256 of the width and the height
// (four bytes each, big-endian), then the straight RGBA8 rows from the top.

public import Raster

/// The hash of a picture's pixels, as manifests state it.
public enum PixelHash {
  /// 64 lower-case hexadecimal digits that name the pixels of a picture.
  public static func hex(of pixmap: Pixmap) -> String {
    hex(
      width: pixmap.width, height: pixmap.height, straightBytes: StraightPixels.bytes(of: pixmap))
  }

  /// 64 lower-case hexadecimal digits that name the pixels of a picture file.
  public static func hex(of image: DecodedImage) -> String {
    hex(width: image.width, height: image.height, straightBytes: image.straightBytes)
  }

  private static func hex(width: Int, height: Int, straightBytes: [UInt8]) -> String {
    SHA256.hex(of: BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height)), straightBytes)
  }
}
