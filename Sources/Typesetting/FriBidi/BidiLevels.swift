// SPDX-License-Identifier: MIT
//
// The embedding level of each scalar of one line: even runs left to right, odd runs right to left.
// FriBidi carries the character tables and the rules; rule L1 for the end of the line and rule L2,
// the order in which runs stand, are here. Source: Unicode Standard Annex 9.
//
// Ownership: nothing is kept. FriBidi reads and writes arrays of ours while each call runs.
// Why it is safe: every array has the length that is passed with it, and FriBidi keeps no address.

import CFriBidi

/// Which way a line runs.
struct BidiLevels: Sendable, Equatable {
  /// The level of each scalar.
  var levels: [Int]
  /// Whether the line as a whole runs from right to left.
  var isRightToLeft: Bool

  /// Levels of one line of text.
  ///
  /// `base` natural takes the direction of the first strong letter, left to right when there is none.
  init(of scalars: [Unicode.Scalar], base: LineDirection) {
    guard !scalars.isEmpty else {
      levels = []
      isRightToLeft = base == .rightToLeft
      return
    }
    let text = scalars.map { FriBidiChar($0.value) }
    let count = text.count
    let length = FriBidiStrIndex(clamping: count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: count)
    unsafe fribidi_get_bidi_types(text, length, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    unsafe fribidi_get_bracket_types(text, length, types, &brackets)
    var direction =
      switch base {
      case .natural: FRIBIDI_PAR_ON
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      }
    var found = [FriBidiLevel](repeating: 0, count: count)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, length, &direction, &found)
    isRightToLeft = direction == FRIBIDI_PAR_RTL
    let paragraph = isRightToLeft ? 1 : 0
    // FriBidi answers 0 when it has no memory; the line then runs one way.
    levels = highest == 0 ? [Int](repeating: paragraph, count: count) : found.map { Int($0) }
    // L1: white space at the end of the line stands where the line ends.
    for i in scalars.indices.reversed() {
      let properties = scalars[i].properties
      guard properties.isWhitespace || properties.isDefaultIgnorableCodePoint else { break }
      levels[i] = paragraph
    }
  }

  /// Rule L2: the visual order, from left to right, of runs that stand in logical order.
  static func visualOrder(of levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
