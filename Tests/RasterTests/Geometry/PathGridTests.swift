// SPDX-License-Identifier: MIT
//
// Steps are those that rasterizing rounds to.

import Testing

@testable import Raster

@Suite("PathGrid")
struct PathGridTests {
  @Test("A step is the grid's own rounding")
  func steps() {
    var random = SplitMix(50)
    for _ in 0..<2000 {
      let v = Double(random.next() % (1 << 30)) / 65_536 * 1.000_001
      #expect(Double(PathGrid.steps(v)) / 65_536 == FixedPoint.grid(v))
    }
    for v in [0, 0.5 / 65_536, 1.5 / 65_536, 16_384] {
      #expect(Double(PathGrid.steps(v)) / 65_536 == FixedPoint.grid(v))
    }
  }

  @Test("What lies outside is cut")
  func outside() {
    #expect(PathGrid.steps(-3) == 0)
    #expect(PathGrid.steps(1e9) == 32_767 * 65_536)
  }
}
