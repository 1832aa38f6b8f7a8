// SPDX-License-Identifier: MIT
//
// Straight colours and the one rounding to premultiplied bytes.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct CGColorTests {
  @Test func coloursAreComparedByComponents() {
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.5)?.components == [0.5, 0.5, 0.5, 0.5])
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1]) == nil)
  }

  @Test func opacityIsMultipliedInBeforeRounding() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(color.premultiplied(opacity: 0.5) == PremultipliedColor(r: 64, g: 32, b: 0, a: 64))
    #expect(color.premultiplied(opacity: 7).a == 128)
  }

  @Test func mixingIsLinearInSRGB() {
    #expect(CGColor.black.mixed(with: CGColor(gray: 1, alpha: 1), at: 0.25).red == 0.25)
  }
}
