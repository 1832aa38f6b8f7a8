// SPDX-License-Identifier: MIT
//
// Which two keyframes a progress lies between. Linear and cubic keyframes stand at the ends of
// segments; a discrete one holds until the next key time; paced ones are spread so that the value
// moves evenly. Source: the CAKeyframeAnimation documentation.

/// Key times of an animation, each a fraction of its duration.
public struct KeyframeTimeline: Sendable, Hashable {
  /// Rising fractions, first 0, last 1.
  public let keyTimes: [Double]
  /// Whether values hold until the next key time; there is then one key time more than values.
  public let isDiscrete: Bool

  /// A place between two keyframes.
  public struct Segment: Sendable, Hashable {
    /// The keyframe before, from 0.
    public var index: Int
    /// How much of the way to the next has gone by, 0…1; 0 for discrete ones.
    public var fraction: Double
  }

  /// A timeline for a number of values; key times of the wrong number, or that fall, are replaced
  /// by even ones.
  public init(valueCount: Int, keyTimes: [Double]?, isDiscrete: Bool = false) {
    self.isDiscrete = isDiscrete
    let needed = isDiscrete ? valueCount + 1 : valueCount
    if let keyTimes, keyTimes.count == needed, keyTimes.first == 0, keyTimes.last == 1,
      zip(keyTimes, keyTimes.dropFirst()).allSatisfy({ $0 <= $1 })
    {
      self.keyTimes = keyTimes
    } else {
      let last = max(needed - 1, 1)
      self.keyTimes = (0..<max(needed, 0)).map { Double($0) / Double(last) }
    }
  }

  /// A timeline on which the value moves evenly along the given distances between keyframes.
  public init(pacedBy distances: [Double]) {
    isDiscrete = false
    let total = distances.reduce(0, +)
    var times = [0.0]
    var sum = 0.0
    for d in distances {
      sum += d
      times.append(total > 0 ? sum / total : Double(times.count) / Double(distances.count))
    }
    if times.count > 1 { times[times.count - 1] = 1 }
    keyTimes = times
  }

  /// Where a progress of 0…1 lies.
  public func segment(at progress: Double) -> Segment {
    let last = keyTimes.count - 1
    guard last > 0 else { return Segment(index: 0, fraction: 0) }
    let p = min(max(progress, 0), 1)
    var index = 0
    while index < last - 1 && p >= keyTimes[index + 1] { index += 1 }
    if isDiscrete { return Segment(index: index, fraction: 0) }
    let length = keyTimes[index + 1] - keyTimes[index]
    return Segment(index: index, fraction: length > 0 ? (p - keyTimes[index]) / length : 1)
  }
}

/// Interpolation between keyframes.
public enum Interpolation {
  /// The value `t` of the way from one number to another; exact at both ends.
  public static func linear(_ from: Double, _ to: Double, _ t: Double) -> Double {
    t == 1 ? to : from + (to - from) * t
  }

  /// A Catmull-Rom spline with Kochanek and Bartels' tension, continuity and bias, at `t` between
  /// `b` and `c`, with the neighbours `a` and `d`. All three parameters 0 give Catmull-Rom.
  public static func cubic(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double,
    tension: Double = 0, continuity: Double = 0, bias: Double = 0
  ) -> Double {
    let out =
      (1 - tension) * (1 + continuity) * (1 + bias) / 2 * (b - a)
      + (1 - tension) * (1 - continuity) * (1 - bias) / 2 * (c - b)
    let into =
      (1 - tension) * (1 - continuity) * (1 + bias) / 2 * (c - b)
      + (1 - tension) * (1 + continuity) * (1 - bias) / 2 * (d - c)
    let t2 = t * t
    let t3 = t2 * t
    return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * c
      + (t3 - t2) * into
  }
}
