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
  var missing: [PixelRun] = []
  /// Cells whose content is only in the actual picture.
  var added: [PixelRun] = []

  /// Looks at the given rows of cells of two pictures of one size; `cellRows` ascend.
  init(expected: Pixmap, actual: Pixmap, cellRows: [Int]) {
    for row in cellRows {
      let before = Self.ranges(of: expected, cellRow: row)
      let after = Self.ranges(of: actual, cellRow: row)
      for column in before.indices {
        if Self.isLoss(before[column], after[column]),
          Self.isLoss(before[column], Self.range(of: actual, around: column, row))
        {
          missing.append(x: column, y: row)
        } else if Self.isLoss(after[column], before[column]),
          Self.isLoss(after[column], Self.range(of: expected, around: column, row))
        {
          added.append(x: column, y: row)
        }
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

  /// The range of each cell of one row of cells.
  private static func ranges(of picture: Pixmap, cellRow: Int) -> [UInt8] {
    let stride = picture.width * 4
    let rows = (cellRow * cell)..<min(picture.height, cellRow * cell + cell)
    // The extremes of each column of bytes first: a loop that vectorizes.
    var low = [UInt8](repeating: 255, count: stride)
    var high = [UInt8](repeating: 0, count: stride)
    let bytes = picture.bytes.span
    var lows = low.mutableSpan
    var highs = high.mutableSpan
    for y in rows {
      let row = bytes.extracting((y * stride)..<(y * stride + stride))
      for i in row.indices {
        lows[i] = min(lows[i], row[i])
        highs[i] = max(highs[i], row[i])
      }
    }
    return Swift.stride(from: 0, to: stride, by: cell * 4).map { start in
      var range: UInt8 = 0
      let end = min(stride, start + cell * 4)
      for channel in 0..<4 {
        var least: UInt8 = 255
        var most: UInt8 = 0
        for i in Swift.stride(from: start + channel, to: end, by: 4) {
          least = min(least, low[i])
          most = max(most, high[i])
        }
        range = max(range, most - least)
      }
      return range
    }
  }

  /// The range of a cell and the pixels within reach of it.
  private static func range(of picture: Pixmap, around column: Int, _ cellRow: Int) -> UInt8 {
    let area = PixelRect(
      minX: column * cell - reach, minY: cellRow * cell - reach,
      maxX: column * cell + cell + reach, maxY: cellRow * cell + cell + reach
    ).intersection(picture.bounds)
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
