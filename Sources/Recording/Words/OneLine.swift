// SPDX-License-Identifier: MIT
//
// Words of strangers (names of files, texts of goldens) in lines that we print: nothing in them begins a
// line of its own, which a system of continuous integration would take for a command, or steers a terminal.

extension String {
  /// The longest line that is shown whole, in characters; chosen by us.
  private static let longestLine = 600

  /// Without what would break a line, steer a terminal or turn the direction of what follows, and no longer
  /// than a person reads.
  package var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += Self.escaped(scalar)
      case .format where Self.turns.contains(scalar): line += Self.escaped(scalar)
      default: line.unicodeScalars.append(scalar)
      }
    }
    guard line.count > Self.longestLine else { return line }
    return line.prefix(Self.longestLine / 2) + " … " + line.suffix(Self.longestLine / 2)
  }

  /// Embeddings, overrides and isolates (Unicode Annex 9), which hold until something ends them.
  private static let turns: [Unicode.Scalar] =
    ["\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}"]
    + ["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
