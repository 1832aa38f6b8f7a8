// SPDX-License-Identifier: MIT
//
// A block of a document: `<!-- simpletab: … -->` up to `<!-- /simpletab -->`, as places in its bytes.

/// A block that a document asks to be filled.
struct MarkdownBlock: Sendable, Equatable {
  /// How what is written lies between the markers.
  enum Layout: Sendable, Equatable {
    /// On lines of its own, each after some bytes (spaces of a list, marks of a quotation) and
    /// before a line ending.
    case lines(prefix: [UInt8], ending: [UInt8])
    /// In the markers' own line, as in a cell of a table.
    case inline
  }

  /// The line of the first marker, from 1.
  let line: Int
  /// What the marker says after its name.
  let text: String
  /// The bytes between the markers that are replaced.
  let content: Range<Int>
  /// How what is written lies there.
  let layout: Layout
  /// What stands in the last marker's line before it, when that line is kept.
  let tail: [UInt8]

  /// The bytes that a text becomes here.
  func bytes(of lines: [String]) -> [UInt8] {
    switch layout {
    case .inline:
      return Array(
        lines.map { $0.trimmingPrefix(while: { $0 == " " }) }.joined().utf8)
    case .lines(let prefix, let ending):
      return ending + lines.flatMap { prefix + Array($0.utf8) + ending } + tail
    }
  }
}
