// SPDX-License-Identifier: MIT
//
// Plays frames in a terminal: every frame is encoded before the first is shown, then each takes the
// place of the one before. Moves of the cursor are those of ECMA-48, saving and restoring it DEC's.

import ImageCoding
import Raster
import Recording

/// Shows frames one after the other in one place.
struct TerminalPlayer {
  let kind: TerminalProtocol
  /// How many cells side by side.
  let columns: Int
  /// Pixels that a cell is wide at most, for pictures that the terminal scales; chosen by us: cells
  /// of large screens are about so wide.
  private static let cellWidth = 20
  /// Pixels that a cell is taken to be wide where the terminal does not scale; the VT340's.
  private static let sixelCellWidth = 10

  private var pictures: [[UInt8]] = []
  private var rows = 1

  init(kind: TerminalProtocol, columns: Int) {
    self.kind = kind
    self.columns = columns
  }

  /// Encodes one more frame.
  mutating func add(_ picture: Pixmap) throws {
    let cells = TerminalPicture.Cells(
      columns: columns, width: picture.width, height: picture.height)
    rows = max(rows, cells.rows)
    func shrunk(_ width: Int) -> Pixmap {
      guard picture.width > width else { return picture }
      let share = Double(width) / Double(picture.width)
      return picture.resized(
        width: width, height: Int((Double(picture.height) * share).rounded()))
    }
    switch kind {
    case .kitty:
      pictures.append(
        TerminalPicture.kitty(png: try png(shrunk(columns * Self.cellWidth)), cells: cells))
    case .iterm2:
      pictures.append(
        TerminalPicture.iterm2(png: try png(shrunk(columns * Self.cellWidth)), cells: cells))
    case .sixel:
      pictures.append(SixelPicture.encode(shrunk(columns * Self.sixelCellWidth)))
    case .blocks:
      pictures.append(
        TerminalPicture.blocks(picture.resized(width: cells.columns, height: cells.rows * 2)))
    }
  }

  private func png(_ picture: Pixmap) throws -> [UInt8] {
    do throws(ImageWriteError) { return try PNGWriter.encode(picture) } catch {
      throw Failure(.badData, "picture: \(error)")
    }
  }

  /// Shows the frames so often, `pause` after each; the cursor ends under them.
  func play(times: Int, pause: () throws -> Void, send: ([UInt8]) throws -> Void) throws {
    // Room first, so that the screen does not scroll between frames.
    try send(Array((String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A").utf8))
    defer { try? send(Array("\u{1B}[\(rows)B\r".utf8)) }
    for _ in 0..<times {
      for picture in pictures {
        try send(Array("\u{1B}7".utf8) + picture + Array("\u{1B}8".utf8))
        try pause()
      }
    }
  }
}
