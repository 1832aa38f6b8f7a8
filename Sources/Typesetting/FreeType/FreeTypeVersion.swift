// SPDX-License-Identifier: MIT
//
// The version of FreeType that this process runs, for manifests.
//
// Safety: the library lives inside one call; the numbers are copied out.

import CFreeType

/// FreeType's version.
public enum FreeTypeVersion {
  /// Such as `2.12.1`; `unknown` when FreeType does not start.
  public static var text: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      return "unknown"
    }
    defer { unsafe _ = FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
