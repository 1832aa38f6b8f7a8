// SPDX-License-Identifier: MIT
//
// The versions of the libraries behind pictures, for manifests.

/// The versions of the libraries that this process runs.
public enum CodecVersions {
  /// libpng's, such as `1.6.39`.
  public static var libpng: String { LibPNGDecoder.version }
  /// zlib's, such as `1.2.13`.
  public static var zlib: String { Zlib.version }
}
