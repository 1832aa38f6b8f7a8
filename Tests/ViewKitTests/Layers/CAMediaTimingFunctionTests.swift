// SPDX-License-Identifier: MIT
//
// Curves by name.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct CAMediaTimingFunctionTests {
  @Test func namesAreTheirControlPoints() {
    #expect(
      CAMediaTimingFunction(name: .easeInEaseOut).curve
        == CubicTimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    #expect(
      CAMediaTimingFunction(name: .default).curve
        == CubicTimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    #expect(CAMediaTimingFunction(controlPoints: 0, 0, 1, 1).curve == .linear)
    #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
  }
}
