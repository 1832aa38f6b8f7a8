// SPDX-License-Identifier: MIT
//
// A damped harmonic oscillator in closed form: m·x″ + c·x′ + k·x = 0 from x = 1 toward 0, with an
// initial velocity v toward the target. With ω = √(k/m), ζ = c/(2√(km)):
//
//   ζ < 1:  x = e^(−ζωt)·(cos ωd·t + ((ζω − v)/ωd)·sin ωd·t),   ωd = ω√(1 − ζ²)
//   ζ = 1:  x = e^(−ωt)·(1 + (ω − v)·t)
//   ζ > 1:  x = (A·e^(r₁t) + B·e^(r₂t)),   r = −ω(ζ ∓ √(ζ² − 1)),  A + B = 1,  A·r₁ + B·r₂ = −v
//
// Progress is 1 − x. Source: any mechanics textbook; the duration-bound form after the published
// analysis of UIKit's springs by the makers of Framer.

/// A spring that pulls a value from 0 to 1.
public struct Spring: Sendable, Hashable {
  /// The mass on the spring, above 0.
  public var mass: Double
  /// How strongly it pulls, force per distance.
  public var stiffness: Double
  /// How strongly motion is braked, force per velocity.
  public var damping: Double
  /// The velocity at the start, in whole distances per second toward the target.
  public var initialVelocity: Double

  /// A spring; the defaults are Core Animation's.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass > 0 ? mass : 1
    self.stiffness = stiffness > 0 ? stiffness : 1e-9
    self.damping = max(damping, 0)
    self.initialVelocity = initialVelocity
  }

  /// Radians per second without damping.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }
  /// Damping as a fraction of what just avoids swinging.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How far the value is after some seconds: 0 at the start, near 1 in the end, beyond 1 while it
  /// swings.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - displacement(at: time)
  }

  private func displacement(at t: Double) -> Double {
    let w = angularFrequency
    let z = dampingRatio
    let v = initialVelocity
    // Within a millionth of critical the two other forms lose digits to cancellation.
    if abs(z - 1) < 1e-6 { return Elementary.exponential(-w * t) * (1 + (w - v) * t) }
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let swing =
        Elementary.cosine(wd * t) + (z * w - v) / wd * Elementary.sine(wd * t)
      return Elementary.exponential(-z * w * t) * swing
    }
    let root = (z * z - 1).squareRoot()
    let r1 = -w * (z - root)
    let r2 = -w * (z + root)
    let a = (-v - r2) / (r1 - r2)
    return a * Elementary.exponential(r1 * t) + (1 - a) * Elementary.exponential(r2 * t)
  }

  /// When the envelope of the swing falls below a thousandth for good, in seconds: an estimate, as
  /// Core Animation's is.
  public var settlingDuration: Double {
    let limit = 0.001
    let w = angularFrequency
    let z = dampingRatio
    if z == 0 { return .infinity }
    func envelope(_ t: Double) -> Double {
      if abs(z - 1) < 1e-6 {
        return Elementary.exponential(-w * t) * (1 + abs(w - initialVelocity) * t)
      }
      if z < 1 {
        let wd = w * (1 - z * z).squareRoot()
        let b = (z * w - initialVelocity) / wd
        return Elementary.exponential(-z * w * t) * max(1, (1 + b * b).squareRoot())
      }
      return abs(displacement(at: t))
    }
    var high = 0.01
    while envelope(high) > limit && high < 1e6 { high *= 2 }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > limit { low = middle } else { high = middle }
    }
    return high
  }

  /// The spring of mass 1 with a damping ratio that has come to rest after a duration: its envelope
  /// there, the initial velocity counted in, is a thousandth.
  ///
  /// - Parameters:
  ///   - dampingRatio: Cut to (0, 1].
  ///   - duration: In seconds, cut to 0.01…10.
  ///   - initialVelocity: In whole distances per second.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let z = dampingRatio > 0.0001 ? min(dampingRatio, 1) : 0.0001
    let t = duration > 0.01 ? min(duration, 10) : 0.01
    let v = initialVelocity
    /// The envelope at the end for a frequency, less a thousandth. Falls where w is large.
    func excess(_ w: Double) -> Double {
      if z < 1 {
        let b = (z * w - v) / (w * (1 - z * z).squareRoot())
        return abs(b) * Elementary.exponential(-z * w * t) - 0.001
      }
      return abs((w - v) * t + 1) * Elementary.exponential(-w * t) - 0.001
    }
    // The largest root: from far above downward to the first change of sign, then halving.
    var high = 2000 / (z * t)
    var low = high
    while low > 1e-6 {
      low *= 0.9
      if excess(low) > 0 { break }
      high = low
    }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if middle == low || middle == high { break }
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    let w = (low + high) / 2
    self.init(mass: 1, stiffness: w * w, damping: 2 * z * w, initialVelocity: v)
  }
}
