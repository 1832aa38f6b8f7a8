// SPDX-License-Identifier: MIT
//
// The version of zlib that this process runs.
//
// Safety: the text is a constant of the library and is copied.

internal import CZlib

extension Zlib {
  /// Such as `1.2.13`.
  static var version: String { unsafe String(cString: zlibVersion()) }
}
