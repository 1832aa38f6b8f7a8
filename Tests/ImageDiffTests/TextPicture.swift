// SPDX-License-Identifier: MIT
//
// Small pictures written as text: one character a pixel, `.` white, `#` black, digits 0…9 the ninths
// from black to white. Spaces are skipped.

import Raster

@testable import ImageDiff

func picture(_ rows: String...) -> Pixmap {
  let lines = rows.map { $0.filter { $0 != " " } }
  var bytes: [UInt8] = []
  for character in lines.joined() {
    let grey: UInt8
    switch character {
    case ".": grey = 255
    case "#": grey = 0
    default: grey = UInt8((character.wholeNumberValue ?? 0) * 255 / 9)
    }
    bytes += [grey, grey, grey, 255]
  }
  return Pixmap(width: lines[0].count, height: lines.count, premultipliedBytes: bytes)
    ?? Pixmap(width: 0, height: 0)
}

/// The runs of the `#` of a picture in text, in reading order.
func runs(_ rows: String...) -> [PixelRun] {
  var list: [PixelRun] = []
  for (y, row) in rows.enumerated() {
    for (x, character) in row.filter({ $0 != " " }).enumerated() where character == "#" {
      list.append(x: x, y: y)
    }
  }
  return list
}

/// White with black text-like strokes: every third column of a block is black.
func page(width: Int, height: Int, ink: PremultipliedColor = .black, in area: PixelRect) -> Pixmap {
  var picture = Pixmap(width: width, height: height, color: .white)
  for y in area.minY..<area.maxY {
    for x in stride(from: area.minX, to: area.maxX, by: 3) { picture.set(x, y, ink) }
  }
  return picture
}

extension Pixmap {
  mutating func set(_ x: Int, _ y: Int, _ color: PremultipliedColor) {
    let i = (y * width + x) * 4
    bytes[i] = color.r
    bytes[i + 1] = color.g
    bytes[i + 2] = color.b
    bytes[i + 3] = color.a
  }
}
