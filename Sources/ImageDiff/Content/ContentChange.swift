// SPDX-License-Identifier: MIT
//
// Finds places where one picture shows something and the other is flat, whatever the tolerance of a
// pixel: faint text that is gone stays within a generous tolerance, and no share of pixels shows it.
// Looked at in cells of 8 × 8 pixels; a cell's content is its range, the largest difference of two
// of its pixels in one channel.

internal import Raster

struct ContentChange {
  /// The side of a cell, in pixels; the reach around it in which the other picture must be flat too,
  /// so that an edge that moved is no loss.
  static let cell = 8
  static let reach = 2
  /// The least range, in steps of 1/255, that counts as content, and how many times smaller a range
  /// must be to count as flat. Chosen by us: text at 3 % contrast is found, a dither is not.
  static let leastRange: UInt8 = 8
  static let flatness: UInt8 = 4

  /// Cells, as runs in units of cells, whose content is only in the expected picture.
  private(set) var missing: [PixelRun] = []
  /// Cells whose content is only in the actual picture.
  private(set) var added: [PixelRun] = []

  private let expected: Pixmap
  private let actual: Pixmap
  /// The ranges of the row of cells that is looked at.
  private var before: [UInt8]
  private var after: [UInt8]

  /// Nothing looked at yet of two pictures of one extent.
  init(expected: Pixmap, actual: Pixmap) {
    self.expected = expected
    self.actual = actual
    let columns = (expected.width + Self.cell - 1) / Self.cell
    before = [UInt8](repeating: 0, count: columns)
    after = before
  }

  /// Looks at a row of cells, below all that were looked at before. Only cells with a touched column are
  /// looked at: equal ones have lost nothing.
  mutating func look(at row: Int, touched: PixelMarks) {
    CellRanges.find(in: expected, cellRow: row, touched: touched, into: &before)
    CellRanges.find(in: actual, cellRow: row, touched: touched, into: &after)
    for column in before.indices {
      let there = before[column]
      let here = after[column]
      if Self.isLoss(there, here),
        Self.isLoss(there, CellRanges.range(of: around(column, row), in: actual))
      {
        missing.append(x: column, y: row)
      } else if Self.isLoss(here, there),
        Self.isLoss(here, CellRanges.range(of: around(column, row), in: expected))
      {
        added.append(x: column, y: row)
      }
    }
  }

  /// The rectangles, in pixels, around connected cells.
  static func areas(_ cells: [PixelRun], in bounds: PixelRect) -> [PixelRect] {
    PixelBlock.blocks(of: cells).map { block in
      PixelRect(
        minX: block.bounds.minX * cell, minY: block.bounds.minY * cell,
        maxX: block.bounds.maxX * cell, maxY: block.bounds.maxY * cell
      ).intersection(bounds)
    }
  }

  private static func isLoss(_ there: UInt8, _ gone: UInt8) -> Bool {
    there >= leastRange && gone < there / flatness
  }

  /// A cell and the pixels within reach of it.
  private func around(_ column: Int, _ row: Int) -> PixelRect {
    PixelRect(
      minX: column * Self.cell - Self.reach, minY: row * Self.cell - Self.reach,
      maxX: (column + 1) * Self.cell + Self.reach, maxY: (row + 1) * Self.cell + Self.reach
    ).intersection(expected.bounds)
  }

  /// The range of a rectangle, pixel by pixel: the truth that the kernels are tested against.
  static func reference(_ area: PixelRect, in picture: Pixmap) -> UInt8 {
    var range: UInt8 = 0
    for channel in 0..<4 {
      var least: UInt8 = 255
      var most: UInt8 = 0
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          let byte = picture.bytes[(y * picture.width + x) * 4 + channel]
          least = min(least, byte)
          most = max(most, byte)
        }
      }
      range = max(range, most - least)
    }
    return range
  }
}
