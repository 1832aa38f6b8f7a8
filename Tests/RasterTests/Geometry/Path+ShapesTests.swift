// SPDX-License-Identifier: MIT
//
// Shapes as outlines.

import Testing

@testable import Raster

@Suite("Path+Shapes")
struct PathShapesTests {
  @Test("A circle's outline stays within 0.0002 radii of the circle")
  func circle() {
    let path = Path.ellipse(x: -100, y: -100, width: 200, height: 200)
    var worst = 0.0
    _ = path.forEachLine(within: PixelRect(x: -200, y: -200, width: 400, height: 400)) { a, _ in
      worst = max(worst, abs((a.x * a.x + a.y * a.y).squareRoot() - 100))
    }
    #expect(worst < 0.02)
  }

  @Test("Radii that do not fit shrink by one factor")
  func shrinking() {
    let fitted = Path.roundedRect(x: 0, y: 0, width: 10, height: 20, radius: 80)
    #expect(fitted == Path.roundedRect(x: 0, y: 0, width: 10, height: 20, radius: 5))
  }

  @Test("No radius gives a plain rectangle, and no extent nothing")
  func degenerate() {
    #expect(
      Path.roundedRect(x: 1, y: 2, width: 3, height: 4, radius: -1)
        == .rect(x: 1, y: 2, width: 3, height: 4))
    #expect(Path.rect(x: 0, y: 0, width: 0, height: 4).isEmpty)
    #expect(Path.ellipse(x: 0, y: 0, width: 4, height: -1).isEmpty)
    #expect(Path.rect(PixelRect.empty).isEmpty)
  }

  @Test("Each corner may have its own radius")
  func corners() {
    var rasterizer = CoverageRasterizer()
    let path = Path.roundedRect(
      x: 0, y: 0, width: 6, height: 6,
      radii: CornerRadii(topLeft: 3, topRight: 0, bottomRight: 0, bottomLeft: 0))
    let mask = rasterizer.mask(
      of: path, rule: .nonZero, in: PixelRect(x: 0, y: 0, width: 6, height: 6))
    #expect(mask[0, 0] < 40)
    #expect(mask[5, 0] == 255 && mask[5, 5] == 255 && mask[0, 5] == 255)
  }
}
