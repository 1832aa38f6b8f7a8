// SPDX-License-Identifier: MIT
//
// Timing curves: progress y as a function of elapsed time x, both 0…1, along a cubic Bézier curve
// from (0, 0) to (1, 1):
//
//   x(s) = 3(1−s)²s·x1 + 3(1−s)s²·x2 + s³      y(s) likewise
//
// The curve is solved for s by Newton's method inside a bracket that halves when Newton leaves it.
// Source of the named control points: Core Animation's documentation.

/// A cubic Bézier timing curve.
public struct CubicTimingCurve: Sendable, Hashable {
  /// The first control point's time, 0…1.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's time, 0…1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// A curve from its two control points; times are clamped to 0…1, so that time never runs back.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1 >= 0 ? min(x1, 1) : 0
    self.y1 = y1
    self.x2 = x2 >= 0 ? min(x2, 1) : 0
    self.y2 = y2
  }

  /// Progress as time.
  public static let linear = CubicTimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Starts slowly.
  public static let easeIn = CubicTimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly.
  public static let easeOut = CubicTimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly.
  public static let easeInOut = CubicTimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's default for implicit animations.
  public static let standard = CubicTimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The progress at a time. Times outside 0…1 count as the nearer end; 0 gives exactly 0 and 1
  /// exactly 1. The error is below 1e-12 of the curve.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    return Self.along(y1, y2, parameter(at: time))
  }

  /// The time at which a rising curve reaches a progress: the inverse of `value(at:)`.
  public func time(at value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return value }
    return Self.along(x1, x2, Self.solve(y1, y2, value))
  }

  private func parameter(at time: Double) -> Double { Self.solve(x1, x2, time) }

  private static func along(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }

  private static func solve(_ a: Double, _ b: Double, _ target: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = target
    // Halving alone needs 53 rounds for all bits of s; Newton needs five where the curve is not
    // flat.
    for _ in 0..<80 {
      let error = along(a, b, s) - target
      if error == 0 || high - low < 1e-16 { break }
      if error > 0 { high = s } else { low = s }
      let steep = slope(a, b, s)
      let next = steep > 1e-9 ? s - error / steep : -1
      let step = next > low && next < high ? next : (low + high) / 2
      if step == s { break }
      s = step
    }
    return s
  }
}
