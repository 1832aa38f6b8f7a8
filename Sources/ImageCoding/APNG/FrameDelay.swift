// SPDX-License-Identifier: MIT
//
// How long an animation's frame is shown, as APNG stores it: a fraction of seconds of two 16-bit numbers.

/// The time for which a frame is shown: `numerator / denominator` seconds.
public struct FrameDelay: Sendable, Hashable {
  /// The number of parts.
  public let numerator: UInt16
  /// The parts of a second; at least 1.
  public let denominator: UInt16

  /// A fraction of seconds; a denominator of 0 counts as 1.
  public init(numerator: UInt16, denominator: UInt16) {
    self.numerator = numerator
    self.denominator = max(1, denominator)
  }

  /// The exact time of one frame at a whole number of frames a second, 1 … 65,535.
  public init(framesPerSecond: Int) {
    self.init(numerator: 1, denominator: UInt16(clamping: framesPerSecond))
  }

  /// The fraction nearest to a time in seconds among those with 16-bit terms (continued fractions);
  /// times that are negative or not a number count as 0, long ones as 65,535 seconds.
  public init(seconds: Double) {
    guard seconds > 0 else {
      self.init(numerator: 0, denominator: 1)
      return
    }
    guard seconds < 65535 else {
      self.init(numerator: 65535, denominator: 1)
      return
    }
    var (previous, current) = ((n: 0, d: 1), (n: 1, d: 0))
    var rest = seconds
    while true {
      let whole = Int(rest.rounded(.down))
      let next = (n: whole * current.n + previous.n, d: whole * current.d + previous.d)
      guard next.n <= 65535, next.d <= 65535 else { break }
      (previous, current) = (current, next)
      rest -= Double(whole)
      guard rest > 1e-9, current.n == 0 || abs(seconds - Double(current.n) / Double(current.d)) > 0
      else { break }
      rest = 1 / rest
      guard rest < 65536 else { break }
    }
    self.init(
      numerator: UInt16(clamping: current.n), denominator: UInt16(clamping: max(1, current.d)))
  }

  /// The time in seconds.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// The exact sum, or `nil` when its terms do not fit in 16 bits.
  func adding(_ other: FrameDelay) -> FrameDelay? {
    let (n, d) = (Int(numerator), Int(denominator))
    let (m, e) = (Int(other.numerator), Int(other.denominator))
    let (sum, parts) = d == e ? (n + m, d) : (n * e + m * d, d * e)
    let divisor = d == e ? 1 : Self.greatestCommonDivisor(sum, parts)
    guard sum / divisor <= 65535, parts / divisor <= 65535 else { return nil }
    return FrameDelay(
      numerator: UInt16(sum / divisor), denominator: UInt16(parts / divisor))
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? max(1, a) : greatestCommonDivisor(b, a % b)
  }
}
