// SPDX-License-Identifier: MIT
//
// Text in lines no wider than a terminal of 80 columns. Lines break at spaces; a word that is wider
// than a line stands alone on one.

/// Breaks text into lines.
enum WrappedText {
  /// The columns of the narrowest terminal that people use; the terminals of the 1970s had so many.
  static let columns = 80

  static func lines(_ text: String, width: Int = columns) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Two columns: a term, and what it means from `column` on.
  static func entry(_ term: String, _ meaning: String, column: Int) -> [String] {
    var rows = lines(meaning, width: columns - column)
    let indent = String(repeating: " ", count: column)
    if term.count + 2 > column {
      rows = [term] + rows.map { indent + $0 }
    } else {
      let gap = String(repeating: " ", count: column - term.count)
      rows = rows.enumerated().map { ($0.offset == 0 ? term + gap : indent) + $0.element }
    }
    return rows
  }
}
