// SPDX-License-Identifier: MIT
//
// Sixels as DEC's VT330/VT340 programmer reference describes them: bands of six rows; in a band, for
// each colour, a character a column whose low six bits say which of the six pixels have it, plus 63.
// `!n` repeats a character, `$` goes back to the band's left, `-` to the next band. Colours are in
// percent; a terminal has 256 registers.

public import Raster

/// Encodes pictures as sixels.
public enum SixelPicture {
  /// The registers that terminals have.
  static let registers = 256

  /// A picture as sixels; clear parts are white. More than 256 colours are brought together.
  public static func encode(_ picture: Pixmap) -> [UInt8] {
    let (palette, indices) = indexed(picture)
    // Every pixel is set, so what a terminal does with the others (second parameter) does not matter.
    var text = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
    for (index, color) in palette.enumerated() {
      text += "#\(index);2;\(percent(color.r));\(percent(color.g));\(percent(color.b))"
    }
    var bytes = Array(text.utf8)
    for top in stride(from: 0, to: picture.height, by: 6) {
      append(band: top, of: indices, width: picture.width, height: picture.height, to: &bytes)
    }
    return bytes + Array("\u{1B}\\".utf8)
  }

  private static func append(
    band top: Int, of indices: [Int], width: Int, height: Int, to bytes: inout [UInt8]
  ) {
    var rows: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, height) {
      for x in 0..<width {
        rows[indices[y * width + x], default: [UInt8](repeating: 0, count: width)][x] |=
          1 << UInt8(y - top)
      }
    }
    for (number, index) in rows.keys.sorted().enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += Array("#\(index)".utf8)
      let row = rows[index] ?? []
      var x = 0
      while x < width {
        var end = x + 1
        while end < width, row[end] == row[x] { end += 1 }
        let character = row[x] + 63
        // A run of three is as short as it is long; beyond, it is shorter.
        bytes +=
          end - x > 3
          ? Array("!\(end - x)".utf8) + [character]
          : [UInt8](repeating: character, count: end - x)
        x = end
      }
    }
    bytes.append(UInt8(ascii: "-"))
  }

  static func percent(_ channel: UInt8) -> Int { (Int(channel) * 100 + 127) / 255 }

  /// Colours by number and every pixel's number. Low bits are left out, one more a round, until there
  /// are few enough colours; each is then the mean of the pixels that have it.
  static func indexed(
    _ picture: Pixmap
  ) -> (palette: [TerminalPicture.Opaque], indices: [Int]) {
    let colors = (0..<picture.height).flatMap { y in
      (0..<picture.width).map { TerminalPicture.Opaque(picture[$0, y]) }
    }
    for bits in 0..<8 {
      var numbers: [Int: Int] = [:]
      var sums: [(r: Int, g: Int, b: Int, count: Int)] = []
      var indices: [Int] = []
      indices.reserveCapacity(colors.count)
      for color in colors {
        let key =
          (Int(color.r) >> bits) << 16 | (Int(color.g) >> bits) << 8 | Int(color.b) >> bits
        let number = numbers[key] ?? sums.count
        if number == sums.count {
          if number == registers { break }
          numbers[key] = number
          sums.append((0, 0, 0, 0))
        }
        sums[number].r += Int(color.r)
        sums[number].g += Int(color.g)
        sums[number].b += Int(color.b)
        sums[number].count += 1
        indices.append(number)
      }
      guard indices.count == colors.count else { continue }
      let palette = sums.map { sum in
        TerminalPicture.Opaque(
          r: UInt8(sum.r / sum.count), g: UInt8(sum.g / sum.count), b: UInt8(sum.b / sum.count))
      }
      return (palette, indices)
    }
    return ([], [])
  }
}
