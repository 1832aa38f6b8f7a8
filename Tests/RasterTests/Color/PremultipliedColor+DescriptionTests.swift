// SPDX-License-Identifier: MIT
//
// Colours as text.

import Raster
import Testing

@Suite("PremultipliedColor+Description")
struct PremultipliedColorDescriptionTests {
  @Test("Two digits a channel, red first")
  func digits() {
    #expect(PremultipliedColor(r: 0, g: 10, b: 255, a: 255).description == "#000affff")
  }
}
