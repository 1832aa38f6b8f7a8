// SPDX-License-Identifier: MIT
//
// The UIKit colour names that scene files may use; `Building/ColorBuilder` gives each its colour.

/// UIKit's colour names.
enum ColorNames {
  /// Every name, in UIKit's documentation order. `tint` is the window's tint colour.
  static let all = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue",
    "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText",
    "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill",
  ]
}
