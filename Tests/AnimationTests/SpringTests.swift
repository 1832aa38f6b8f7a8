// SPDX-License-Identifier: MIT
//
// Springs against numerical integration, and the duration-bound form against published figures.

import Animation
import Testing

struct SpringTests {
  /// x after some seconds by small Runge-Kutta steps.
  private func integrated(_ s: Spring, _ time: Double) -> Double {
    var x = 1.0
    var v = -s.initialVelocity
    let steps = 20_000
    let h = time / Double(steps)
    func force(_ x: Double, _ v: Double) -> Double { (-s.stiffness * x - s.damping * v) / s.mass }
    for _ in 0..<steps {
      let (k1x, k1v) = (v, force(x, v))
      let (k2x, k2v) = (v + h / 2 * k1v, force(x + h / 2 * k1x, v + h / 2 * k1v))
      let (k3x, k3v) = (v + h / 2 * k2v, force(x + h / 2 * k2x, v + h / 2 * k2v))
      let (k4x, k4v) = (v + h * k3v, force(x + h * k3x, v + h * k3v))
      x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
    return x
  }

  @Test(arguments: [5.0, 10, 20, 20.0000001, 45])
  func everyRegimeSolvesTheEquation(damping: Double) {
    for velocity in [0.0, 3, -2] {
      let spring = Spring(damping: damping, initialVelocity: velocity)
      for time in [0.05, 0.3, 1.1] {
        #expect(abs(1 - spring.progress(at: time) - integrated(spring, time)) < 1e-7)
      }
    }
  }

  /// What one unit of a number's fifth digit is worth.
  private func fifthDigit(of value: Double) -> Double {
    var unit = 1e-4
    while unit * 1e5 <= value { unit *= 10 }
    return unit
  }

  @Test(arguments: [
    (3.0, 0.25, 54.8336, 3.70249), (0.5, 0.7, 387.27, 27.551), (0.5, 0.5, 646.88, 25.434),
    (0.5, 1.0, 341.02, 36.934), (1.0, 1.0, 85.256, 18.467),
  ])
  func durationAndRatioGiveTheKnownSpring(
    duration: Double, ratio: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: duration)
    // Equal to five digits.
    #expect(abs(spring.stiffness - stiffness) <= fifthDigit(of: stiffness) / 2)
    #expect(abs(spring.damping - damping) <= fifthDigit(of: damping) / 2)
  }

  @Test func aSpringStartsAtZeroAndSettles() {
    let spring = Spring(damping: 15)
    #expect(spring.progress(at: 0) == 0)
    #expect(abs(spring.settlingDuration - 1.0) < 0.1)
    #expect(abs(spring.progress(at: spring.settlingDuration) - 1) < 0.002)
    #expect(abs(Spring(damping: 5).settlingDuration - 2.8) < 0.1)
  }
}
