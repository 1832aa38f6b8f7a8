// SPDX-License-Identifier: MIT
//
// Opaque and translucent pixels by colour.

import Raster
import Testing

@testable import ImageDiff

struct PerceptualPixelsTests {
  @Test("Opaque pixels differ as their colours do")
  func opaque() {
    let p = PremultipliedColor(r: 10, g: 200, b: 30, a: 255)
    let q = PremultipliedColor(r: 12, g: 190, b: 31, a: 255)
    let truth = LabColor(red: 10, green: 200, blue: 30)
      .difference(from: LabColor(red: 12, green: 190, blue: 31))
    #expect(PerceptualPixels.difference(p, q) == truth)
  }

  @Test("Clear and black differ over white only, by all of it")
  func clearAndBlack() {
    #expect(abs(PerceptualPixels.difference(.clear, .black) - 100) < 0.001)
  }

  @Test("Clear and white differ over black only, by all of it")
  func clearAndWhite() {
    #expect(abs(PerceptualPixels.difference(.clear, .white) - 100) < 0.001)
  }

  @Test("Equal translucent pixels do not differ")
  func same() {
    let p = PremultipliedColor(r: 10, g: 20, b: 30, a: 77)
    #expect(PerceptualPixels.difference(p, p) == 0)
  }
}
