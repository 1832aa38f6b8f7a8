// SPDX-License-Identifier: MIT
//
// Projective maps against maps of space.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct PlaneMapTests {
  @Test func theyAgreeWithMapsOfSpace() throws {
    var t = CATransform3DIdentity
    t.m34 = -1 / 300
    t = CATransform3DRotate(t, 0.6, 0.2, 1, 0)
    let map = PlaneMap(t)
    let p = Point(x: 30, y: 40)
    let w = 30 * Double(t.m14) + 40 * Double(t.m24) + Double(t.m44)
    let expected = (30 * Double(t.m11) + 40 * Double(t.m21) + Double(t.m41)) / w
    let image = try #require(map.apply(p))
    #expect(abs(image.x - expected) < 1e-9)
    let inverse = try #require(map.inverse)
    let back = try #require(inverse.applyUnchecked(image))
    #expect(abs(back.x - 30) < 1e-9 && abs(back.y - 40) < 1e-9)
    #expect(map.affine == nil)
    #expect(!map.showsBack)
    #expect(PlaneMap(CATransform3DMakeRotation(.pi, 0, 1, 0)).showsBack)
  }

  @Test func withoutPerspectiveTheyAreAffine() {
    let a = Raster.AffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 6, ty: 7)
    let b = Raster.AffineTransform.translation(x: 1, y: 2)
    #expect(PlaneMap(a).concatenating(PlaneMap(b)).affine == a.concatenating(b))
  }
}
