// SPDX-License-Identifier: MIT
//
// A picture as what a terminal shows it from: one of three protocols of inline pictures, or coloured
// half blocks that every terminal with true colour has. In goes a picture and the cells that it shall
// cover, out come bytes; nothing is asked of a terminal, and the cursor ends where it began but for
// half blocks and sixels, which end under the picture.

import Foundation
public import Raster

/// How a terminal is told about pictures.
public enum TerminalProtocol: String, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which Ghostty and Konsole have too.
  case kitty
  /// The inline images of iTerm2, which WezTerm and mintty have too.
  case iterm2
  /// DEC's sixels, which foot, mlterm, xterm and others have.
  case sixel
  /// Half blocks in 24-bit colours.
  case blocks
}

/// Encodes pictures for terminals.
public enum TerminalPicture {
  /// Cells on a terminal.
  public struct Cells: Sendable, Equatable {
    /// Cells side by side.
    public let columns: Int
    /// Cells one above the other.
    public let rows: Int

    /// The cells that a picture of an extent covers in so many columns; a cell is taken to be twice
    /// as high as wide.
    public init(columns: Int, width: Int, height: Int) {
      self.columns = max(1, columns)
      let share = Double(height) / Double(max(1, width))
      rows = max(1, Int((Double(self.columns) * share / 2).rounded()))
    }
  }

  /// A PNG file for kitty: base64 in chunks of at most 4096 bytes, each an application program command.
  ///
  /// `a=T` shows at once, `i` and `p` replace what was shown under them, `c` and `r` are the cells,
  /// `C=1` leaves the cursor alone, `q=2` wants no answer, `m=1` announces another chunk.
  public static func kitty(png: [UInt8], cells: Cells) -> [UInt8] {
    let text = Array(Data(png).base64EncodedString().utf8)
    var bytes: [UInt8] = []
    var start = 0
    repeat {
      let end = min(start + 4096, text.count)
      let more = end < text.count ? 1 : 0
      let keys =
        start == 0
        ? "a=T,f=100,i=1,p=1,c=\(cells.columns),r=\(cells.rows),C=1,q=2,m=\(more)" : "m=\(more)"
      bytes += Array("\u{1B}_G\(keys);".utf8) + text[start..<end] + Array("\u{1B}\\".utf8)
      start = end
    } while start < text.count
    return bytes
  }

  /// A PNG file for iTerm2: an operating system command of number 1337 with the whole file in base64.
  public static func iterm2(png: [UInt8], cells: Cells) -> [UInt8] {
    let keys =
      "inline=1;size=\(png.count);width=\(cells.columns);height=\(cells.rows);preserveAspectRatio=0"
    return Array("\u{1B}]1337;File=\(keys):\(Data(png).base64EncodedString())\u{7}".utf8)
  }

  /// Half blocks: each cell shows two pixels, the upper as the block's colour, the lower as the
  /// ground's. Clear parts show white. A picture of an odd height is white below its last row.
  public static func blocks(_ picture: Pixmap) -> [UInt8] {
    var text = ""
    for y in stride(from: 0, to: picture.height, by: 2) {
      var last: (Opaque, Opaque)?
      for x in 0..<picture.width {
        let upper = Opaque(picture[x, y])
        let lower = Opaque(picture[x, y + 1])
        if last?.0 != upper { text += "\u{1B}[38;2;\(upper.r);\(upper.g);\(upper.b)m" }
        if last?.1 != lower { text += "\u{1B}[48;2;\(lower.r);\(lower.g);\(lower.b)m" }
        text += "▀"
        last = (upper, lower)
      }
      text += "\u{1B}[0m\n"
    }
    return Array(text.utf8)
  }

  /// A colour over white.
  struct Opaque: Hashable {
    let r: UInt8
    let g: UInt8
    let b: UInt8

    init(r: UInt8, g: UInt8, b: UInt8) {
      self.r = r
      self.g = g
      self.b = b
    }

    /// `c + 255 − a`: premultiplied over white.
    init(_ color: PremultipliedColor) {
      let rest = 255 - color.a
      self.init(r: color.r + rest, g: color.g + rest, b: color.b + rest)
    }
  }
}
