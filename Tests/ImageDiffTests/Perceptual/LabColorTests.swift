// SPDX-License-Identifier: MIT
//
// L*a*b* of sRGB colours, against values worked by hand from the defining formulas.

import Testing

@testable import ImageDiff

struct LabColorTests {
  @Test("White is (100, 0, 0) and black (0, 0, 0)")
  func ends() {
    let white = LabColor(red: 255, green: 255, blue: 255)
    #expect(abs(white.lightness - 100) < 1e-9 && abs(white.a) < 0.02 && abs(white.b) < 0.02)
    let black = LabColor(red: 0, green: 0, blue: 0)
    #expect(abs(black.lightness) < 1e-9 && abs(black.a) < 1e-9 && abs(black.b) < 1e-9)
  }

  @Test("Grays have no colour")
  func grays() {
    for v: UInt8 in [1, 17, 118, 200] {
      let gray = LabColor(red: v, green: v, blue: v)
      #expect(abs(gray.a) < 0.02 && abs(gray.b) < 0.02)
    }
  }

  // Worked: linear 118/255 = 0.181164; ∛0.181164 = 0.565837; 116 · 0.565837 − 16 = 49.637.
  @Test("The middle gray 118 has lightness 49.64")
  func middleGray() {
    #expect(abs(LabColor(red: 118, green: 118, blue: 118).lightness - 49.637) < 0.01)
  }

  // Published in many tables for sRGB primaries under D65, to two decimals.
  @Test(
    "The primaries lie where tables put them",
    arguments: [
      ([255, 0, 0], [53.24, 80.09, 67.20]), ([0, 255, 0], [87.73, -86.18, 83.18]),
      ([0, 0, 255], [32.30, 79.19, -107.86]),
    ] as [([UInt8], [Double])])
  func primaries(_ rgb: [UInt8], _ lab: [Double]) {
    let color = LabColor(red: rgb[0], green: rgb[1], blue: rgb[2])
    #expect(abs(color.lightness - lab[0]) < 0.05)
    #expect(abs(color.a - lab[1]) < 0.05)
    #expect(abs(color.b - lab[2]) < 0.05)
  }

  @Test("The two pieces of f meet")
  func pieces() {
    let t = 216.0 / 24_389
    #expect(abs(LabColor.f(t) - LabColor.f(t.nextUp)) < 1e-12)
  }
}
