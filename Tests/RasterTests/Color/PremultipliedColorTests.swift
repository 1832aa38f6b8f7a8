// SPDX-License-Identifier: MIT
//
// From straight to premultiplied, rounded once.

import Raster
import Testing

@Suite("PremultipliedColor")
struct PremultipliedColorTests {
  @Test("A straight colour is multiplied, then rounded once")
  func straight() {
    let c = PremultipliedColor(straightRed: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(c == PremultipliedColor(r: 128, g: 64, b: 0, a: 128) && !c.isOpaque)
  }

  @Test("Values outside are clamped, NaN is 0, no channel passes the opacity")
  func clamped() {
    #expect(
      PremultipliedColor(straightRed: 9, green: -1, blue: .nan, opacity: 7)
        == PremultipliedColor(r: 255, g: 0, b: 0, a: 255))
    #expect(PremultipliedColor(r: 200, g: 3, b: 0, a: 100).r == 100)
    #expect(PremultipliedColor.white.isOpaque)
  }
}
