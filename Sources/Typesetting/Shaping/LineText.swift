// SPDX-License-Identifier: MIT
//
// A title as one line of scalars: what breaks lines or moves a cursor becomes a space, what controls
// a terminal goes, and clusters (what a reader calls a character) are counted out. Source of the
// cluster boundaries: Unicode Standard Annex 29, as Swift's Character has it.

/// The scalars of one line, and where its clusters start.
struct LineText: Sendable, Equatable {
  /// The scalars, in logical order.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each cluster starts, then the number of scalars.
  private(set) var boundaries: [Int] = [0]

  /// The scalars as numbers, as shaping takes them.
  var codePoints: [UInt32] { scalars.map(\.value) }

  /// How many clusters there are.
  var clusterCount: Int { boundaries.count - 1 }

  /// The scalars of one cluster.
  func cluster(_ index: Int) -> Range<Int> { boundaries[index]..<boundaries[index + 1] }

  /// A text as one line: a line break (CR LF is one), a tab, a line or paragraph separator becomes
  /// one space; other control characters are dropped.
  init(_ text: String) {
    for character in text {
      let kept = character.unicodeScalars.compactMap(Self.lineScalar)
      if kept.isEmpty { continue }
      // CR LF is one cluster of two breaks.
      append(character == "\r\n" ? [" "] : kept)
    }
  }

  private init() {}

  private mutating func append(_ cluster: [Unicode.Scalar]) {
    scalars += cluster
    boundaries.append(scalars.count)
  }

  private static func lineScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00...0x1F, 0x7F...0x9F: nil
    default: scalar
    }
  }

  /// The text without the white space it ends in.
  var withoutTrailingSpace: LineText { prefix(clusterCount) }

  /// The first `count` clusters without the white space they end in, then an ellipsis.
  func truncated(to count: Int) -> LineText {
    var result = prefix(count)
    result.append(["\u{2026}"])
    return result
  }

  private func prefix(_ count: Int) -> LineText {
    var kept = count
    while kept > 0, scalars[cluster(kept - 1)].allSatisfy(\.properties.isWhitespace) { kept -= 1 }
    var result = LineText()
    result.scalars = Array(scalars[..<boundaries[kept]])
    result.boundaries = Array(boundaries[...kept])
    return result
  }
}
