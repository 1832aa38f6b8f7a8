// SPDX-License-Identifier: MIT
//
// A line between shaping and placing: its shaped items in logical order, measured in em.

/// The shaped items of one line.
struct LineLayout: Sendable, Equatable {
  let text: LineText
  let font: Font
  /// The items, in logical order.
  let items: [ShapedItem]
  /// Whether the line as a whole runs from right to left.
  let isRightToLeft: Bool
  /// How far the pen moves over the whole line, in em.
  let width: Double

  /// Shapes a line.
  init(_ text: LineText, font: Font, direction: LineDirection) {
    let bidi = BidiLevels(of: text.scalars, base: direction)
    let codePoints = text.codePoints
    let items = TextItem.items(of: text, levels: bidi.levels, faces: font.faces)
      .map { ShapedItem($0, of: text, codePoints: codePoints, font: font) }
    self.text = text
    self.font = font
    self.items = items
    isRightToLeft = bidi.isRightToLeft
    width = items.reduce(0) { $1.glyphs.reduce($0) { $0 + $1.advance } }
  }

  /// How far the pen has moved before each cluster of the text and after the last, in logical order,
  /// in em. A ligature's width counts with its first cluster.
  var clusterPositions: [Double] {
    var advances = [Double](repeating: 0, count: text.scalars.count)
    for item in items {
      for glyph in item.glyphs { advances[glyph.cluster] += glyph.advance }
    }
    var positions = [0.0]
    for index in 0..<text.clusterCount {
      positions.append(text.cluster(index).reduce(positions[index]) { $0 + advances[$1] })
    }
    return positions
  }

  /// How far the pen moves over the whole line, in points.
  var widthInPoints: Double { Self.points(width, size: font.size) }

  /// A length in em as points, to the nearest 1/65536: sums of decimal advances then come out even,
  /// and a label that rounds its width up to the pixel does not round up dust.
  private static func points(_ em: Double, size: Double) -> Double {
    (em * size * 65_536).rounded() / 65_536
  }

  /// The line with every glyph placed, in points.
  func placed(isTruncated: Bool) -> ShapedLine {
    let size = font.size
    var runs: [ShapedLine.Run] = []
    var pen = 0.0
    for index in BidiLevels.visualOrder(of: items.map(\.item.level)) {
      let item = items[index]
      let face = font.faces[item.item.face ?? 0]
      var glyphs: [PositionedGlyph] = []
      for glyph in item.glyphs {
        glyphs.append(
          PositionedGlyph(
            id: glyph.id, x: Self.points(pen + glyph.offsetX, size: size),
            y: Self.points(glyph.offsetY, size: size)))
        pen += glyph.advance
      }
      if glyphs.isEmpty { continue }
      if runs.last?.face == face {
        runs[runs.count - 1].glyphs += glyphs
      } else {
        runs.append(ShapedLine.Run(face: face, glyphs: glyphs))
      }
    }
    var missing: [Unicode.Scalar] = []
    var known: Set<Unicode.Scalar> = []
    for scalar in items.flatMap(\.missing) where known.insert(scalar).inserted {
      missing.append(scalar)
    }
    return ShapedLine(
      size: size, width: widthInPoints, ascender: font.ascender, descender: font.descender,
      lineHeight: font.lineHeight, isTruncated: isTruncated, isRightToLeft: isRightToLeft,
      runs: runs, missingScalars: missing)
  }
}
