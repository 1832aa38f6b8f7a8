// SPDX-License-Identifier: MIT
//
// Rounding of layout by hand-worked numbers.

import Foundation
import Raster
import Testing

@testable import ViewKit

struct PixelGridTests {
  @Test func halvesGoUp() {
    #expect(PixelGrid.roundHalfUp(2.5) == 3)
    #expect(PixelGrid.roundHalfUp(-2.5) == -2)
    #expect(PixelGrid.roundHalfUp(2.4999) == 2)
  }

  @Test func pointsRoundToPixels() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(10.3) == 10.5)
    #expect(grid.round(10.25) == 10.5)
    #expect(grid.roundUp(19.09) == 19.5)
    #expect(grid.roundUp(19.5) == 19.5)
    #expect(grid.roundUp(19.500000001) == 19.5)
    #expect(grid.onePixel == 0.5)
    #expect(PixelGrid(scale: 0).scale == 1)
  }

  @Test func pixelsForgiveTheErrorOfSums() {
    #expect(PixelGrid.pixel(617.4999999) == 618)
    #expect(PixelGrid.pixel(.nan) == 0)
    #expect(PixelGrid.pixel(1e300) == 1_000_000_000)
    #expect(
      PixelGrid.pixelRect(CGRect(x: 0.4, y: 0.5, width: 2, height: 2))
        == PixelRect(minX: 0, minY: 1, maxX: 2, maxY: 3))
  }
}
