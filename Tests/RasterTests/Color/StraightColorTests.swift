// SPDX-License-Identifier: MIT
//
// The helpers of W3C Compositing and Blending Level 1 § 10.2, by hand.

import Testing

@testable import Raster

@Suite("StraightColor")
struct StraightColorTests {
  @Test("Luminosity weighs green most")
  func luminosity() {
    #expect(abs(StraightColor(r: 1, g: 0, b: 0).luminosity - 0.3) < 1e-12)
    #expect(abs(StraightColor(r: 1, g: 1, b: 1).luminosity - 1) < 1e-12)
  }

  @Test("Setting the saturation puts the least channel at 0 and the greatest at the saturation")
  func saturation() {
    let c = StraightColor(r: 0.2, g: 0.6, b: 0.4).withSaturation(0.8)
    #expect(abs(c.r) < 1e-12 && abs(c.g - 0.8) < 1e-12 && abs(c.b - 0.4) < 1e-12)
    let grey = StraightColor(r: 0.3, g: 0.3, b: 0.3).withSaturation(0.8)
    #expect(grey == StraightColor(r: 0, g: 0, b: 0))
  }

  @Test("Setting the luminosity keeps it and stays in 0…1")
  func clipping() {
    for target in [0.0, 0.1, 0.5, 0.9, 1.0] {
      let c = StraightColor(r: 0.9, g: 0.1, b: 0.4).withLuminosity(target)
      #expect(abs(c.luminosity - target) < 1e-12)
      #expect(min(c.r, c.g, c.b) >= -1e-12 && max(c.r, c.g, c.b) <= 1 + 1e-12)
    }
  }
}
