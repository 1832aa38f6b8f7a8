// SPDX-License-Identifier: MIT
//
// Pictures for terminals against the protocols' published rules: kitty's chunks, iTerm2's keys, and
// the cells that half blocks paint, read back by a small terminal of the test's own.

import Foundation
import Raster
import Testing

@testable import ImageCoding

struct TerminalPictureTests {
  private static func gradient(_ width: Int, _ height: Int) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let i = (y * width + x) * 4
        picture.bytes[i] = UInt8(x * 7 % 256)
        picture.bytes[i + 1] = UInt8(y * 11 % 256)
        picture.bytes[i + 2] = UInt8((x ^ y) * 3 % 256)
        picture.bytes[i + 3] = 255
      }
    }
    return picture
  }

  @Test func `Cells are twice as high as wide`() {
    let cells = TerminalPicture.Cells(columns: 40, width: 750, height: 1334)
    #expect(cells.columns == 40)
    #expect(cells.rows == 36)
    #expect(TerminalPicture.Cells(columns: 0, width: 0, height: 5).columns == 1)
  }

  @Test func `kitty's chunks are at most 4096 bytes, multiples of 4, and give the file again`()
    throws
  {
    let png = try PNGWriter.encode(Self.gradient(90, 90))
    let cells = TerminalPicture.Cells(columns: 9, width: 90, height: 90)
    let text = String(decoding: TerminalPicture.kitty(png: png, cells: cells), as: UTF8.self)
    let commands = text.components(separatedBy: "\u{1B}\\")
    #expect(commands.last == "")
    var payload = ""
    #expect(commands.count > 2)
    for (index, command) in commands.dropLast().enumerated() {
      let parts = command.split(separator: ";", maxSplits: 1).map(String.init)
      try #require(parts.count == 2 && parts[0].hasPrefix("\u{1B}_G"))
      let keys = parts[0].dropFirst(3).split(separator: ",")
      let isLast = index == commands.count - 2
      #expect(keys.last == (isLast ? "m=0" : "m=1"))
      if index == 0 {
        #expect(keys.dropLast() == ["a=T", "f=100", "i=1", "p=1", "c=9", "r=5", "C=1", "q=2"])
      } else {
        #expect(keys.count == 1)
      }
      #expect(parts[1].utf8.count <= 4096)
      if !isLast { #expect(parts[1].utf8.count % 4 == 0) }
      payload += parts[1]
    }
    #expect(Data(base64Encoded: payload) == Data(png))
  }

  @Test func `iTerm2's command has the file's size and the file`() throws {
    let png = try PNGWriter.encode(Self.gradient(5, 4))
    let cells = TerminalPicture.Cells(columns: 10, width: 5, height: 4)
    let text = String(decoding: TerminalPicture.iterm2(png: png, cells: cells), as: UTF8.self)
    let start =
      "\u{1B}]1337;File=inline=1;size=\(png.count);width=10;height=4;preserveAspectRatio=0:"
    try #require(text.hasPrefix(start) && text.hasSuffix("\u{7}"))
    #expect(Data(base64Encoded: String(text.dropFirst(start.count).dropLast())) == Data(png))
  }

  @Test func `Half blocks show two rows of pixels a line, white where there are none`() throws {
    let picture = Self.gradient(6, 5)
    let text = String(decoding: TerminalPicture.blocks(picture), as: UTF8.self)
    let shown = try Self.read(text)
    #expect(shown.count == 6)
    for y in 0..<5 {
      for x in 0..<6 {
        let pixel = picture[x, y]
        #expect(shown[y][x] == [Int(pixel.r), Int(pixel.g), Int(pixel.b)])
      }
    }
    #expect(shown[5] == [[Int]](repeating: [255, 255, 255], count: 6))
  }

  @Test func `A clear pixel is white`() throws {
    let shown = try Self.read(
      String(decoding: TerminalPicture.blocks(Pixmap(width: 1, height: 2)), as: UTF8.self))
    #expect(shown == [[[255, 255, 255]], [[255, 255, 255]]])
  }

  /// What a terminal shows of half blocks: rows of pixels. Knows colours, resets, and the block.
  private static func read(_ text: String) throws -> [[[Int]]] {
    var rows: [[[Int]]] = []
    for line in text.split(separator: "\n") {
      var (upper, lower): ([[Int]], [[Int]]) = ([], [])
      var (ink, ground): ([Int], [Int]) = ([], [])
      var rest = line[...]
      while let character = rest.popFirst() {
        if character == "▀" {
          upper.append(ink)
          lower.append(ground)
          continue
        }
        try #require(character == "\u{1B}" && rest.popFirst() == "[")
        let numbers = rest.prefix { $0 != "m" }
        rest = rest.dropFirst(numbers.count + 1)
        let values = numbers.split(separator: ";").compactMap { Int($0) }
        switch values.first {
        case 38: ink = Array(values.dropFirst(2))
        case 48: ground = Array(values.dropFirst(2))
        default: #expect(values == [0])
        }
      }
      rows += [upper, lower]
    }
    return rows
  }
}
