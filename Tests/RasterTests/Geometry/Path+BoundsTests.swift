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

  @Test("A transformed rectangle's bounds are those of its outline, to a pixel")
  func transformed() {
    let maps = [
      AffineTransform(a: 1.5, b: 0, c: 0, d: -2, tx: 3.25, ty: 7),
      AffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: -3, ty: 0.1),
      AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5),
    ]
    for map in maps {
      let outline = Path.rect(x: 0, y: 0, width: 9, height: 4).transformed(by: map).pixelBounds
      #expect(map.pixelBounds(width: 9, height: 4) == outline)
    }
    #expect(AffineTransform.identity.pixelBounds(width: 0, height: 4).isEmpty)
    let broken = AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(broken.pixelBounds(width: 2, height: 2).isEmpty)
  }
}
