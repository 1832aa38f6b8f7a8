// SPDX-License-Identifier: MIT
//
// The versions of the libraries behind pictures, for manifests.

/// The libraries that this process runs, and their versions.
public enum CodecVersions {
  /// libpng's, such as `1.6.39`.
  public static var libpng: String { LibPNGDecoder.version }
  /// zlib's, such as `1.2.13`.
  public static var zlib: String { Deflate.zlibVersion }
  /// What compresses frames (preset `fast`), such as `igzip 2.30.0` or `zlib 1.2.13`.
  public static var frameCompressor: String { Deflate.fastLibrary }
  /// What compresses documents (presets `small` and `max`), such as `libdeflate 1.14`.
  public static var documentCompressor: String { Deflate.smallLibrary }
}
