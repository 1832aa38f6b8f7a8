// SPDX-License-Identifier: MIT
//
// Sixels read back by a small decoder after DEC's description: registers, repeats, carriage returns,
// bands.

import Raster
import Testing

@testable import ImageCoding

struct SixelPictureTests {
  /// A picture of `colors` colours whose channels are whole percents, so that nothing is lost.
  private static func picture(_ width: Int, _ height: Int, colors: Int) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for pixel in 0..<width * height {
      let number = pixel * 7 % colors
      let percents = [number % 10 * 11, number / 10 % 10 * 11, number / 100 * 33]
      for (channel, percent) in percents.enumerated() {
        picture.bytes[pixel * 4 + channel] = UInt8((percent * 255 + 50) / 100)
      }
      picture.bytes[pixel * 4 + 3] = 255
    }
    return picture
  }

  @Test(arguments: [(1, 1, 1), (5, 6, 3), (7, 13, 20), (40, 30, 256), (300, 7, 2)])
  func `Up to 256 colours come back as they were`(width: Int, height: Int, colors: Int) throws {
    let picture = Self.picture(width, height, colors: colors)
    let decoded = try Self.decode(SixelPicture.encode(picture))
    #expect(decoded == picture)
  }

  @Test func `More colours are brought together, each within a level of its neighbours`() throws {
    var picture = Pixmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        let i = (y * 64 + x) * 4
        picture.bytes[i] = UInt8(x * 4)
        picture.bytes[i + 1] = UInt8(y * 4)
        picture.bytes[i + 2] = 128
        picture.bytes[i + 3] = 255
      }
    }
    let (palette, indices) = SixelPicture.indexed(picture)
    #expect(palette.count <= 256)
    #expect(indices.count == 64 * 64)
    let decoded = try Self.decode(SixelPicture.encode(picture))
    let worst = zip(decoded.bytes, picture.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    // 16 levels a channel: half a level, and what a percent rounds away.
    #expect(worst <= 8 + 2)
  }

  @Test func `A run of more than three is a repeat, and the end is the string terminator`() {
    let text = String(
      decoding: SixelPicture.encode(Pixmap(width: 9, height: 1, color: .white)), as: UTF8.self)
    #expect(text == "\u{1B}P0;1;0q\"1;1;9;1#0;2;100;100;100#0!9@-\u{1B}\\")
  }

  private struct Fault: Error {}

  /// A terminal's view of a sixel string.
  private static func decode(_ bytes: [UInt8]) throws -> Pixmap {
    let text = Array(String(decoding: bytes, as: UTF8.self))
    let start = Array("\u{1B}P0;1;0q\"")
    guard Array(text.prefix(start.count)) == start, Array(text.suffix(2)) == ["\u{1B}", "\\"] else {
      throw Fault()
    }
    var rest = text[start.count..<(text.count - 2)]
    func numbers() -> [Int] {
      let part = rest.prefix { $0.isNumber || $0 == ";" }
      rest = rest.dropFirst(part.count)
      return String(part).split(separator: ";").compactMap { Int($0) }
    }
    let raster = numbers()
    guard raster.count == 4 else { throw Fault() }
    var picture = Pixmap(width: raster[2], height: raster[3])
    var registers: [Int: [Int]] = [:]
    var (register, x, top, count) = (0, 0, 0, 1)
    while let character = rest.popFirst() {
      switch character {
      case "#":
        let values = numbers()
        register = values[0]
        if values.count == 5 { registers[register] = Array(values[2...]) }
      case "!": count = numbers()[0]
      case "$": x = 0
      case "-":
        x = 0
        top += 6
      case "?"..."~":
        let bits = Int(character.asciiValue ?? 63) - 63
        guard let color = registers[register] else { throw Fault() }
        for column in x..<x + count {
          for row in 0..<6 where bits >> row & 1 == 1 {
            let i = ((top + row) * picture.width + column) * 4
            for channel in 0..<3 {
              picture.bytes[i + channel] = UInt8((color[channel] * 255 + 50) / 100)
            }
            picture.bytes[i + 3] = 255
          }
        }
        x += count
        count = 1
      default: throw Fault()
      }
    }
    return picture
  }
}
