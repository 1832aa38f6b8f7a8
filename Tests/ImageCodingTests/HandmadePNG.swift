// SPDX-License-Identifier: MIT
//
// PNG files of every kind, made for the reader's tests straight from the specification: samples of any
// depth, packed, in Adam7 passes if asked (§ 8.1), each row filtered with one of the five filters.

@testable import ImageCoding

struct HandmadePNG {
  var width = 5
  var height = 4
  var depth = 8
  var colorType = 2
  var isInterlaced = false
  /// The filter of row y is `filters[y % count]`.
  var filters = [0]
  /// Chunks between IHDR and IDAT: type and data.
  var chunks: [(String, [UInt8])] = []
  /// The value of channel c at (x, y), `depth` bits.
  var sample: (_ x: Int, _ y: Int, _ c: Int) -> Int = { x, y, c in x * 40 + y * 9 + c * 77 }

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// The sample cut to the depth.
  func value(_ x: Int, _ y: Int, _ c: Int) -> Int { sample(x, y, c) & ((1 << depth) - 1) }

  var file: [UInt8] {
    var rows: [UInt8] = []
    if isInterlaced {
      let passes = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ]
      for (x0, y0, dx, dy) in passes {
        let xs = Array(stride(from: x0, to: width, by: dx))
        if !xs.isEmpty { rows += pass(xs, Array(stride(from: y0, to: height, by: dy))) }
      }
    } else {
      rows = pass(Array(0..<width), Array(0..<height))
    }
    var file = PNGFileBytes()
    file.append(
      "IHDR",
      BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height)) + [
        UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0,
      ])
    for (type, data) in chunks { file.append(type, data) }
    file.append("IDAT", Deflate.stream(rows, level: 6))
    file.append("IEND", [])
    return file.bytes
  }

  private func pass(_ xs: [Int], _ ys: [Int]) -> [UInt8] {
    let pixelBytes = max(1, channels * depth / 8)
    var out: [UInt8] = []
    var above = [UInt8](repeating: 0, count: (xs.count * channels * depth + 7) / 8)
    for (n, y) in ys.enumerated() {
      let row = packed(xs.flatMap { x in (0..<channels).map { value(x, y, $0) } })
      let filter = filters[n % filters.count]
      out.append(UInt8(filter))
      for i in row.indices {
        let a = i >= pixelBytes ? row[i - pixelBytes] : 0
        let b = above[i]
        let c = i >= pixelBytes ? above[i - pixelBytes] : 0
        let guess: UInt8 =
          switch filter {
          case 1: a
          case 2: b
          case 3: UInt8((Int(a) + Int(b)) / 2)
          case 4: paeth(a, b, c)
          default: 0
          }
        out.append(row[i] &- guess)
      }
      above = row
    }
    return out
  }

  private func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let p = Int(a) + Int(b) - Int(c)
    let (pa, pb, pc) = (abs(p - Int(a)), abs(p - Int(b)), abs(p - Int(c)))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }

  private func packed(_ values: [Int]) -> [UInt8] {
    if depth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    var bytes: [UInt8] = []
    let perByte = 8 / depth
    for start in stride(from: 0, to: values.count, by: perByte) {
      var byte = 0
      for k in 0..<perByte {
        byte = byte << depth | (start + k < values.count ? values[start + k] : 0)
      }
      bytes.append(UInt8(byte))
    }
    return bytes
  }
}
