// SPDX-License-Identifier: MIT
//
// Where outlines lie at most.

import Raster
import Testing

@Suite("Path+Bounds")
struct PathBoundsTests {
  @Test("All points are held, and no more at whole pixels")
  func points() {
    let bounds = Path.ellipse(x: 1.5, y: -2.25, width: 4, height: 3.5).pixelBounds
    #expect(bounds == PixelRect(minX: 1, minY: -3, maxX: 6, maxY: 2))
    #expect(
      Path.rect(x: 0, y: 0, width: 2, height: 2).pixelBounds
        == PixelRect(x: 0, y: 0, width: 2, height: 2))
    // Beyond half a step of the grid that outlines are drawn on.
    #expect(
      Path.rect(x: -0.00001, y: 0.000001, width: 2, height: 2).pixelBounds
        == PixelRect(minX: -1, minY: 0, maxX: 2, maxY: 2))
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

  @Test("An upright rectangle has the whole pixels that it covers in full; nothing else has")
  func inside() {
    let rect = Path.rect(x: 1.25, y: 2, width: 3.5, height: 4.999)
    #expect(rect.rectangleInside == PixelRect(minX: 2, minY: 2, maxX: 4, maxY: 6))
    let turned = rect.transformed(by: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned.rectangleInside == PixelRect(minX: -6, minY: 2, maxX: -2, maxY: 4))
    let mirrored = rect.transformed(by: .scale(x: -1, y: -1))
    #expect(mirrored.rectangleInside == PixelRect(minX: -4, minY: -6, maxX: -2, maxY: -2))
    for path in [
      Path(), .ellipse(x: 0, y: 0, width: 9, height: 9), Path(Array(rect.elements.dropFirst())),
      rect.transformed(by: AffineTransform(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0)),
      .rect(x: 0, y: 0, width: 1e30, height: 1), .rect(x: .nan, y: 0, width: 2, height: 2),
    ] {
      #expect(path.rectangleInside == nil)
    }
    var rasterizer = CoverageRasterizer()
    let frame = rect.pixelBounds
    let mask = rasterizer.mask(of: rect, rule: .nonZero, in: frame)
    for y in 2..<6 { for x in 2..<4 { #expect(mask[x - frame.minX, y - frame.minY] == 255) } }
  }
}
