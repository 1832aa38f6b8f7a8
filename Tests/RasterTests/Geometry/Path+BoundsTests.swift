// SPDX-License-Identifier: MIT
//
// Where outlines lie at most.

import Raster
import Testing

@Suite("Path+Bounds")
struct PathBoundsTests {
  @Test("All points are held, with a little to spare at whole pixels")
  func points() {
    let bounds = Path.ellipse(x: 1.5, y: -2.25, width: 4, height: 3.5).pixelBounds
    #expect(bounds == PixelRect(minX: 1, minY: -3, maxX: 6, maxY: 2))
    #expect(
      Path.rect(x: 0, y: 0, width: 2, height: 2).pixelBounds.contains(
        PixelRect(x: 0, y: 0, width: 2, height: 2)))
  }

  @Test("Huge points are cut; no point, or one that is not a number, gives nothing")
  func ends() {
    #expect(Path.rect(x: -.infinity, y: 0, width: .infinity, height: 9).pixelBounds.isEmpty)
    let far = Path([.move(Point(x: -1e300, y: 0)), .line(Point(x: .infinity, y: 9))]).pixelBounds
    #expect(far.minX <= -16_777_216 && far.maxX >= 16_777_216)
    #expect(Path().pixelBounds.isEmpty)
    #expect(
      Path([.line(Point(x: 5, y: 5))]).pixelBounds.contains(
        PixelRect(x: 0, y: 0, width: 5, height: 5)))
  }
}
