// SPDX-License-Identifier: MIT
//
// Display P3 to sRGB, against the chromaticities of both.

import Foundation
import Testing

@testable import ImageCoding

@Suite struct DisplayP3Tests {
  private func inverse(_ m: [[Double]]) -> [[Double]] {
    func minor(_ r: Int, _ c: Int) -> Double {
      let (a, b) = ((r + 1) % 3, (r + 2) % 3)
      let (d, e) = ((c + 1) % 3, (c + 2) % 3)
      return m[a][d] * m[b][e] - m[a][e] * m[b][d]
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
    return (0..<3).map { r in (0..<3).map { c in minor(c, r) / determinant } }
  }

  private func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    (0..<3).map { r in (0..<3).map { c in (0..<3).reduce(0) { $0 + a[r][$1] * b[$1][c] } } }
  }

  /// RGB to XYZ from the chromaticities of the primaries, with white D65 (0.3127, 0.3290).
  private func toXYZ(_ xy: [(Double, Double)]) -> [[Double]] {
    let columns = xy.map { [$0.0 / $0.1, 1, (1 - $0.0 - $0.1) / $0.1] }
    let m = (0..<3).map { r in (0..<3).map { c in columns[c][r] } }
    let white = [0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290]
    let scale = inverse(m).map { row in (0..<3).reduce(0) { $0 + row[$1] * white[$1] } }
    return m.map { row in (0..<3).map { row[$0] * scale[$0] } }
  }

  @Test("The matrix follows from the chromaticities")
  func matrix() {
    let p3 = toXYZ([(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)])
    let sRGB = toXYZ([(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)])
    let expected = product(inverse(sRGB), p3)
    for r in 0..<3 {
      for c in 0..<3 { #expect(abs(DisplayP3.toSRGB[r][c] - expected[r][c]) < 1e-9) }
    }
  }

  @Test("16 bits give what 8 bits give where both name one colour, and are rounded once elsewhere")
  func deep() {
    let bytes: [UInt8] = [120, 130, 140, 255, 200, 100, 50, 7, 17, 99, 60, 128]
    #expect(
      DisplayP3.converted(from16Bits: bytes.flatMap { [$0, $0] }) == DisplayP3.converted(bytes))
    // Grey 0x80FF is 128.49 of 255, opacity 0x7F00 126.51, of which the nearest are taken.
    #expect(
      DisplayP3.converted(from16Bits: [128, 255, 128, 255, 128, 255, 127, 0])
        == [128, 128, 128, 127])
  }

  @Test("Greys and opacity stay as they are")
  func greys() {
    for v in 0...255 as ClosedRange<UInt8> {
      #expect(DisplayP3.converted([v, v, v, 255 - v]) == [v, v, v, 255 - v])
    }
  }

  @Test("Colours outside sRGB are cut; inside they are the nearest byte of the formulas")
  func colors() {
    #expect(DisplayP3.converted([255, 0, 0, 255]) == [255, 0, 0, 255])
    #expect(DisplayP3.converted([0, 255, 0, 255]) == [0, 255, 0, 255])
    func linear(_ v: Double) -> Double {
      v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    func curved(_ v: Double) -> Double {
      v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    }
    for color in [[120, 130, 140], [200, 100, 50], [17, 99, 60], [90, 20, 160]] {
      let light = color.map { linear(Double($0) / 255) }
      let expected = DisplayP3.toSRGB.map { row -> UInt8 in
        let v = (0..<3).reduce(0) { $0 + row[$1] * light[$1] }
        return UInt8((curved(min(1, max(0, v))) * 255).rounded())
      }
      #expect(DisplayP3.converted(color.map { UInt8($0) } + [255]) == expected + [255])
    }
  }
}
