// SPDX-License-Identifier: MIT
//
// Display P3 to sRGB. Both have white D65 and sRGB's curve, so a straight colour is made linear, taken
// through one matrix, cut to 0…1 and given the curve again:
//
//   linear(v) = v / 12.92 where v ≤ 0.04045, else ((v + 0.055) / 1.055)^2.4   (IEC 61966-2-1)

import Foundation

enum DisplayP3 {
  /// Linear P3 to linear sRGB: the product of P3's matrix to XYZ and the inverse of sRGB's, from the
  /// chromaticities of SMPTE EG 432-1 and ITU-R BT.709.
  static let toSRGB: [[Double]] = [
    [1.224_940_176_280_56, -0.224_940_176_280_56, 0],
    [-0.042_056_954_709_688_2, 1.042_056_954_709_69, 0],
    [-0.019_637_554_590_334_4, -0.078_636_045_550_631_9, 1.098_273_600_140_97],
  ]

  /// Straight RGBA8 in Display P3 as straight RGBA8 in sRGB; opacity stays.
  static func converted(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var last: (from: (UInt8, UInt8, UInt8), to: (UInt8, UInt8, UInt8)) = ((0, 0, 0), (0, 0, 0))
    for i in stride(from: 0, to: bytes.count - 3, by: 4) {
      let color = (bytes[i], bytes[i + 1], bytes[i + 2])
      if color != last.from { last = (color, converted(color)) }
      (bytes[i], bytes[i + 1], bytes[i + 2]) = last.to
    }
    return bytes
  }

  /// Straight RGBA in Display P3, 16 bits a channel with the higher byte first, as straight RGBA8 in
  /// sRGB, rounded once.
  static func converted(from16Bits bytes: [UInt8]) -> [UInt8] {
    func sample(_ i: Int) -> Int { Int(bytes[i]) << 8 | Int(bytes[i + 1]) }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count / 2)
    for i in stride(from: 0, to: bytes.count - 7, by: 8) {
      let color = converted(
        linear16[sample(i)], linear16[sample(i + 2)], linear16[sample(i + 4)])
      out.append(color.0)
      out.append(color.1)
      out.append(color.2)
      out.append(UInt8((sample(i + 6) * 255 + 32767) / 65535))
    }
    return out
  }

  private static func converted(_ color: (UInt8, UInt8, UInt8)) -> (UInt8, UInt8, UInt8) {
    converted(linear[Int(color.0)], linear[Int(color.1)], linear[Int(color.2)])
  }

  private static func converted(_ r: Double, _ g: Double, _ b: Double) -> (UInt8, UInt8, UInt8) {
    func channel(_ row: [Double]) -> UInt8 { byte(row[0] * r + row[1] * g + row[2] * b) }
    return (channel(toSRGB[0]), channel(toSRGB[1]), channel(toSRGB[2]))
  }

  /// The byte whose value is nearest after the curve: the number of limits not above the light.
  private static func byte(_ light: Double) -> UInt8 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if light < limits[middle] { high = middle } else { low = middle + 1 }
    }
    return UInt8(low)
  }

  private static let linear: [Double] = (0...255).map { linear(Double($0) / 255) }
  private static let linear16: [Double] = (0...65535).map { linear(Double($0) / 65535) }
  /// Where byte v ends and v + 1 begins, as light.
  private static let limits: [Double] = (0..<255).map { linear((Double($0) + 0.5) / 255) }

  private static func linear(_ v: Double) -> Double {
    v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }
}
