// SPDX-License-Identifier: MIT
//
// The version of HarfBuzz that this process runs, for manifests.
//
// Safety: the text is a constant of the library and is copied.

import CHarfBuzz

/// HarfBuzz's version.
public enum HarfBuzzVersion {
  /// Such as `6.0.0`.
  public static var text: String { unsafe String(cString: hb_version_string()) }
}
