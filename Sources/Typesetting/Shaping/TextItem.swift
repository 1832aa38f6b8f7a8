// SPDX-License-Identifier: MIT
//
// Cuts a line into items that are shaped in one go: one direction, one script, one face.

/// A stretch of a line with one embedding level, script and face.
struct TextItem: Sendable, Equatable {
  /// The scalars, as indices into the line.
  var range: Range<Int>
  /// The embedding level; odd runs right to left.
  var level: Int
  /// The script it is shaped as.
  var script: Script
  /// Which of the font's faces sets it; `nil` when none has the one cluster it holds.
  var face: Int?

  /// Whether it runs from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }

  /// The items of a line, in logical order.
  ///
  /// A cluster goes whole to the first face that has all of it; one that no face has is an item of
  /// its own. A cluster of nothing but invisible scalars stays with the text before it.
  static func items(of text: LineText, levels: [Int], faces: [Face]) -> [TextItem] {
    let scripts = Script.resolved(for: text.scalars)
    var items: [TextItem] = []
    for index in 0..<text.clusterCount {
      let range = text.cluster(index)
      let scalars = text.scalars[range]
      let isInvisible = scalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
      let face =
        isInvisible ? items.last?.face ?? 0 : faces.firstIndex { $0.covers(scalars) }
      let next = TextItem(
        range: range, level: levels[range.lowerBound], script: scripts[range.lowerBound],
        face: face)
      if let last = items.last, last.face != nil, last.level == next.level,
        last.script == next.script, last.face == next.face
      {
        items[items.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        items.append(next)
      }
    }
    return items
  }
}
