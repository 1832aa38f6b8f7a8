// SPDX-License-Identifier: MIT
//
// Maps of space against their definitions.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct CATransform3DTests {
  @Test func concatenationAppliesTheFirstFirst() {
    let t = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 2))
    #expect(t.m41 == 2)
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0) == t)
  }

  @Test func theInverseUndoes() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t.m34 = -0.01
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    for (x, y) in zip(product.rows, CATransform3DIdentity.rows) { #expect(abs(x - y) < 1e-12) }
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func planeMapsGoThereAndBack() {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(map)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == map)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test func aQuarterTurnAboutZTakesXToY() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    #expect(abs(t.m12 - 1) < 1e-12 && abs(t.m11) < 1e-12)
  }
}
