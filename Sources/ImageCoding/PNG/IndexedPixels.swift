// SPDX-License-Identifier: MIT
//
// Pixels as numbers of palette entries, when there are at most 256 colours. The search stops at the
// 257th, and passes over rows that repeat the one above, so that most pictures cost little.

struct IndexedPixels {
  /// R, G, B of each entry.
  private(set) var palette: [UInt8] = []
  /// The opacities of the entries up to the last that is not opaque.
  private(set) var opacities: [UInt8] = []
  private var indices: [UInt8]
  private var colors: [UInt32] = []

  /// `nil` when the straight RGBA8 pixels, `width` a row, have more than 256 colours.
  init?(_ straight: [UInt8], width: Int) {
    let count = straight.count / 4
    indices = [UInt8](repeating: 0, count: count)
    // Open addressing; twice as many slots as colours keep the chains short. −1 is an empty slot.
    var slots = [Int16](repeating: -1, count: 512)
    var last: (color: UInt32, index: UInt8)?
    for row in stride(from: 0, to: count, by: max(1, width)) {
      let pixels = row..<min(count, row + width)
      if row > 0, pixels.count == width,
        PixelPacking.areEqual(
          straight, from: 4 * (row - width), straight, from: 4 * row, count: 4 * width)
      {
        // By a slice of itself, the whole array would be copied.
        for i in pixels { indices[i] = indices[i - width] }
        continue
      }
      for i in pixels {
        let color = BigEndian.number(straight, at: 4 * i)
        if let last, last.color == color {
          indices[i] = last.index
          continue
        }
        var slot = Int((color &* 2_654_435_761) >> 23)
        while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & 511 }
        if slots[slot] < 0 {
          if colors.count == 256 { return nil }
          slots[slot] = Int16(colors.count)
          colors.append(color)
        }
        let index = UInt8(slots[slot])
        last = (color, index)
        indices[i] = index
      }
    }
    putClearFirst()
  }

  private mutating func putClearFirst() {
    let order =
      colors.indices.filter { colors[$0] & 255 != 255 }
      + colors.indices.filter { colors[$0] & 255 == 255 }
    var place = [UInt8](repeating: 0, count: colors.count)
    for (new, old) in order.enumerated() {
      place[old] = UInt8(new)
      let bytes = BigEndian.bytes(colors[old])
      palette += bytes[..<3]
      if bytes[3] != 255 { opacities.append(bytes[3]) }
    }
    for i in indices.indices { indices[i] = place[Int(indices[i])] }
  }

  /// Bits a pixel: the fewest of 1, 2, 4, 8 that number all entries.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The rows, `bitDepth` bits a pixel, each after a filter byte 0.
  func rows(width: Int, height: Int) -> [UInt8] {
    let depth = bitDepth
    let perByte = 8 / depth
    let length = 1 + (width + perByte - 1) / perByte
    var rows = [UInt8](repeating: 0, count: length * height)
    for y in 0..<height {
      for x in 0..<width {
        let shift = 8 - depth - x % perByte * depth
        rows[y * length + 1 + x / perByte] |= indices[y * width + x] << UInt8(shift)
      }
    }
    return rows
  }
}
