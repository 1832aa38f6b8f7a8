// SPDX-License-Identifier: MIT
//
// Timing curves against plain bisection, which needs no derivative and cannot miss.

import Animation
import Testing

struct CubicTimingCurveTests {
  static let curves: [CubicTimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .standard,
    CubicTimingCurve(x1: 0, y1: 1, x2: 0, y2: 1), CubicTimingCurve(x1: 1, y1: 0, x2: 1, y2: 0),
    CubicTimingCurve(x1: 1, y1: 0, x2: 0, y2: 1), CubicTimingCurve(x1: 0.4, y1: 0, x2: 0.2, y2: 1),
    CubicTimingCurve(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55),
  ]

  private func bisected(_ c: CubicTimingCurve, _ time: Double) -> Double {
    func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if at(c.x1, c.x2, middle) < time { low = middle } else { high = middle }
    }
    return at(c.y1, c.y2, (low + high) / 2)
  }

  @Test(arguments: curves)
  func theSolverAgreesWithBisection(_ curve: CubicTimingCurve) {
    for i in 0...2000 {
      let x = Double(i) / 2000
      // Where a curve stands upright for an instant, a last bit of time is a visible step: there
      // the reference is no better known than this.
      let doubt = abs(bisected(curve, x + 1e-15) - bisected(curve, x - 1e-15))
      #expect(abs(curve.value(at: x) - bisected(curve, x)) < 1e-7 + doubt, "at \(x)")
    }
  }

  @Test(arguments: curves)
  func theEndsAreExact(_ curve: CubicTimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
  }

  @Test func easeInOutIsPointSymmetric() {
    #expect(abs(CubicTimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    let a = CubicTimingCurve.easeInOut.value(at: 0.2)
    let b = CubicTimingCurve.easeInOut.value(at: 0.8)
    #expect(abs(a + b - 1) < 1e-12)
  }

  @Test func theInverseUndoesTheCurve() {
    for i in 1..<100 {
      let x = Double(i) / 100
      let y = CubicTimingCurve.easeInOut.value(at: x)
      #expect(abs(CubicTimingCurve.easeInOut.time(at: y) - x) < 1e-9)
    }
  }
}
