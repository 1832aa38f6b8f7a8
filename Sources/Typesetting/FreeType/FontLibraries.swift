// SPDX-License-Identifier: MIT
//
// Which releases of the font libraries run, for the record that is written beside the frames.
//
// Ownership: version strings are the libraries' constants and are copied; the FreeType library that
// is asked is ended before the answer is returned.
// Why it is safe: nothing is kept, and the constants live as long as the process.

import CFreeType
import CFriBidi
import CHarfBuzz

/// The releases of the font libraries in use, such as `2.12.1`.
public enum FontLibraries {
  /// FreeType's release; empty when it does not start.
  public static var freeType: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "" }
    defer { unsafe FT_Done_FreeType(library) }
    var major: FT_Int = 0
    var minor: FT_Int = 0
    var patch: FT_Int = 0
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// HarfBuzz's release.
  public static var harfBuzz: String { unsafe String(cString: hb_version_string()) }

  /// FriBidi's release, from the headers it was built with.
  public static var friBidi: String { FRIBIDI_VERSION }
}
