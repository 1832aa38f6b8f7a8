// SPDX-License-Identifier: MIT
//
// Affine maps: composition, inverse, kinds.

import Raster
import Testing

@Suite("AffineTransform")
struct AffineTransformTests {
  private let map = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -4)

  @Test("Concatenating applies this map first and the other to its result")
  func concatenation() {
    let p = Point(x: 3, y: -2)
    let next = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 1)
    #expect(map.concatenating(next).apply(p) == next.apply(map.apply(p)))
  }

  @Test("The inverse undoes the map; a flat or infinite one has none")
  func inverse() throws {
    let back = try #require(map.inverse).apply(map.apply(Point(x: 7, y: 11)))
    #expect(abs(back.x - 7) < 1e-12 && abs(back.y - 11) < 1e-12)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
    #expect(AffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverse == nil)
  }

  @Test("A move by whole pixels is known, to 1/1,024 pixel over the whole picture")
  func wholePixels() {
    let move = AffineTransform.translation(x: 3.0005, y: -2).wholePixelMove(width: 9, height: 9)
    #expect(move?.dx == 3 && move?.dy == -2)
    #expect(AffineTransform.translation(x: 3.01, y: 0).wholePixelMove(width: 9, height: 9) == nil)
    let scaled = AffineTransform.scale(x: 1.0001, y: 1)
    #expect(scaled.wholePixelMove(width: 5, height: 5) != nil)
    #expect(scaled.wholePixelMove(width: 50, height: 50) == nil)
    #expect(AffineTransform.translation(x: 1e300, y: 0).wholePixelMove(width: 1, height: 1) == nil)
    #expect(AffineTransform.translation(x: .nan, y: 0).wholePixelMove(width: 1, height: 1) == nil)
  }

  @Test("Kinds of maps, and the scale of areas")
  func kinds() {
    #expect(AffineTransform.translation(x: 1, y: 2).isTranslation)
    #expect(AffineTransform.scale(x: 2, y: 3).isScaleAndTranslation && !map.isScaleAndTranslation)
    #expect(map.determinant == 7 && map.isFinite)
  }
}
