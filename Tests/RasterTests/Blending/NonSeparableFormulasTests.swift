// SPDX-License-Identifier: MIT
//
// The modes over whole colours, by hand.

import Testing

@testable import Raster

@Suite("NonSeparableFormulas")
struct NonSeparableFormulasTests {
  private let red = Channels(r: 255, g: 0, b: 0, a: 255)
  private let grey = Channels(r: 100, g: 100, b: 100, a: 255)

  @Test("The hue of a colour on a grey, which has no saturation, is the grey")
  func hue() { #expect(Hue.blend(red, grey) == grey) }

  @Test("The saturation of a grey takes the colour out")
  func saturation() {
    // Lum(red) = 0.3, so 76.5, halves up.
    #expect(Saturation.blend(grey, red) == Channels(r: 77, g: 77, b: 77, a: 255))
  }

  @Test("The colour of a pixel on another keeps the other's luminosity")
  func color() {
    // Lum(grey) = 100/255. Red shifted by that minus 0.3 passes 1, so it is pulled towards 100:
    // r = 255, g = b = 100 − 100·(155 / 178.5)·(76.5 / 100).
    #expect(Color.blend(red, grey) == Channels(r: 255, g: 34, b: 34, a: 255))
  }

  @Test("The luminosity of a pixel on a grey is a grey of that luminosity")
  func luminosity() {
    #expect(Luminosity.blend(red, grey) == Channels(r: 77, g: 77, b: 77, a: 255))
  }
}
