// SPDX-License-Identifier: MIT
//
// The UIKit colour names that scene files may use, each with its colour. A further name is one line.

import ViewKit

/// UIKit's colour names.
enum ColorNames {
  /// Every name with its colour, in UIKit's documentation order.
  static let colors: [(name: String, color: UIColor)] = [
    ("black", .black),
    ("darkGray", .darkGray),
    ("lightGray", .lightGray),
    ("white", .white),
    ("gray", .gray),
    ("red", .red),
    ("green", .green),
    ("blue", .blue),
    ("cyan", .cyan),
    ("yellow", .yellow),
    ("magenta", .magenta),
    ("orange", .orange),
    ("purple", .purple),
    ("brown", .brown),
    ("clear", .clear),
    ("systemRed", .systemRed),
    ("systemGreen", .systemGreen),
    ("systemBlue", .systemBlue),
    ("systemOrange", .systemOrange),
    ("systemYellow", .systemYellow),
    ("systemPink", .systemPink),
    ("systemPurple", .systemPurple),
    ("systemTeal", .systemTeal),
    ("systemIndigo", .systemIndigo),
    ("systemGray", .systemGray),
    ("systemGray2", .systemGray2),
    ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4),
    ("systemGray5", .systemGray5),
    ("systemGray6", .systemGray6),
    ("label", .label),
    ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel),
    ("link", .link),
    ("placeholderText", .placeholderText),
    ("separator", .separator),
    ("opaqueSeparator", .opaqueSeparator),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("darkText", .darkText),
    ("lightText", .lightText),
  ]

  /// Every name.
  static let all = colors.map(\.name)
}
