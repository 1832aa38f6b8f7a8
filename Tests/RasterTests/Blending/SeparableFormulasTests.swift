// SPDX-License-Identifier: MIT
//
// The corners of the formulas that divide or branch.

import Testing

@testable import Raster

@Suite("SeparableFormulas")
struct SeparableFormulasTests {
  @Test("Dodge leaves black black and makes all else white under white")
  func dodge() {
    #expect(ColorDodge.mix(255, 255, 0, 255) == 0)
    #expect(ColorDodge.mix(255, 255, 1, 255) == 65_025)
    #expect(ColorDodge.mix(0, 255, 77, 255) == 77 * 255)
    #expect(ColorDodge.mix(0, 0, 77, 255) == 0)
  }

  @Test("Burn leaves white white and makes all else black under black")
  func burn() {
    #expect(ColorBurn.mix(0, 255, 255, 255) == 65_025)
    #expect(ColorBurn.mix(0, 255, 254, 255) == 0)
    #expect(ColorBurn.mix(255, 255, 77, 255) == 77 * 255)
  }

  @Test("Overlay is hard light seen from the other side")
  func overlay() {
    for (s, d) in [(3, 200), (200, 3), (128, 127)] as [(Int32, Int32)] {
      #expect(Overlay.mix(s, 255, d, 255) == HardLight.mix(d, 255, s, 255))
    }
  }

  @Test("Soft light of a middle grey changes nothing but rounding")
  func softLight() {
    for d: Int32 in 0...254 {
      // Cs = 127.5 / 255 needs an opacity of 254.
      #expect(abs(SoftLight.mix(127, 254, d, 255) - d * 254) <= 1)
    }
  }

  @Test("Difference of equals is black, and of anything with black the thing itself")
  func difference() {
    #expect(Difference.mix(90, 255, 90, 255) == 0)
    #expect(Difference.mix(0, 255, 90, 255) == 90 * 255)
  }
}
