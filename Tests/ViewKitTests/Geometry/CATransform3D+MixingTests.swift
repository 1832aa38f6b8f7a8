// SPDX-License-Identifier: MIT
//
// Between transforms, by cases whose middle is known.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct CATransform3DMixingTests {
  private func expectNear(_ a: CATransform3D, _ b: CATransform3D) {
    for (x, y) in zip(a.rows, b.rows) { #expect(abs(x - y) < 1e-9) }
  }

  @Test func halfATurnIsTheTurnByHalf() {
    for axis in [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (1, 1, 0)] {
      func turn(_ angle: Double) -> CATransform3D {
        CATransform3DMakeRotation(
          CGFloat(angle), CGFloat(axis.0), CGFloat(axis.1), CGFloat(axis.2))
      }
      expectNear(CATransform3DIdentity.mixed(with: turn(1.2), at: 0.5), turn(0.6))
      expectNear(turn(0.4).mixed(with: turn(1.2), at: 0.25), turn(0.6))
    }
  }

  @Test func endsAreExact() {
    let a = CATransform3DMakeRotation(0.7, 1, 2, 3)
    let b = CATransform3DMakeScale(2, 3, 4)
    #expect(a.mixed(with: b, at: 0) == a)
    #expect(a.mixed(with: b, at: 1) == b)
  }

  @Test func perspectiveIsMixedToo() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 100
    let turned = CATransform3DRotate(lens, 1, 0, 1, 0)
    expectNear(lens.mixed(with: turned, at: 0.5), CATransform3DRotate(lens, 0.5, 0, 1, 0))
  }

  @Test func aChangeUndoneWhollyIsTheOldOne() {
    let old = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let new = CATransform3DTranslate(CATransform3DMakeRotation(1.1, 0, 0, 1), 5, 6, 0)
    expectNear(new.adding(changeFrom: old, to: new, times: 1), old)
    expectNear(new.adding(changeFrom: old, to: new, times: 0), new)
    let tilted = CATransform3DMakeRotation(0.5, 1, 0, 0)
    expectNear(tilted.adding(changeFrom: old, to: tilted, times: 1), old)
  }
}
