// SPDX-License-Identifier: MIT
//
// An item after shaping: glyphs in visual order with advances and offsets in em, y down.

/// A glyph of an item, in em.
struct ShapedGlyph: Sendable, Equatable {
  var id: UInt32
  /// The index of the first scalar of its cluster in the line.
  var cluster: Int
  var advance: Double
  var offsetX: Double
  var offsetY: Double
}

/// The glyphs of one item, from left to right.
struct ShapedItem: Sendable, Equatable {
  var item: TextItem
  var glyphs: [ShapedGlyph]
  /// What no face has, in logical order.
  var missing: [Unicode.Scalar]

  /// Shapes one item of a line; `codePoints` are the whole line's.
  init(_ item: TextItem, of text: LineText, codePoints: [UInt32], font: Font) {
    self.item = item
    glyphs = []
    missing = []
    let spacing = font.size > 0 ? font.letterSpacing / font.size : 0
    guard let index = item.face else {
      glyphs = [Self.box(cluster: item.range.lowerBound, spacing: spacing)]
      missing = text.scalars[item.range].filter { !$0.properties.isDefaultIgnorableCodePoint }
      return
    }
    let face = font.faces[index]
    let units = Double(face.unitsPerEm)
    let raw = face.shaper.withLock {
      $0.shape(
        codePoints, range: item.range, script: item.script,
        isRightToLeft: item.isRightToLeft)
    }
    glyphs = raw.map { glyph in
      // The file's own missing glyph gives way to ours, which is never empty.
      if glyph.id == 0 { return Self.box(cluster: glyph.cluster, spacing: 0) }
      return ShapedGlyph(
        id: glyph.id, cluster: glyph.cluster, advance: Double(glyph.advance) / units,
        offsetX: Double(glyph.offsetX) / units, offsetY: -Double(glyph.offsetY) / units)
    }
    let lost = Set(raw.filter { $0.id == 0 }.map(\.cluster))
    missing = item.range.filter { lost.contains($0) }.map { text.scalars[$0] }
    if !item.script.joinsLetters { widen(by: (index == 0 ? font.tracking : 0) + spacing) }
  }

  /// Adds a width in em after each cluster that moves the pen.
  private mutating func widen(by width: Double) {
    guard width != 0 else { return }
    var start = 0
    while start < glyphs.count {
      var end = start
      while end < glyphs.count, glyphs[end].cluster == glyphs[start].cluster { end += 1 }
      if glyphs[start..<end].contains(where: { $0.advance != 0 }) {
        glyphs[end - 1].advance += width
      }
      start = end
    }
  }

  private static func box(cluster: Int, spacing: Double) -> ShapedGlyph {
    ShapedGlyph(
      id: PositionedGlyph.missingBox, cluster: cluster, advance: MissingBox.advance + spacing,
      offsetX: 0, offsetY: 0)
  }
}
