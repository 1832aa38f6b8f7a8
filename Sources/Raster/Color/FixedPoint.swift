// SPDX-License-Identifier: MIT
//
// Every rounding of a channel, a coverage or a weight, in one place. A byte v stands for v / 255;
// products of two bytes stand for multiples of 1 / 65,025. All functions round to nearest, halves
// up, unless they say otherwise.

enum FixedPoint {
  /// `round(v / 255)` for 0…65,152, the largest value for which nothing overflows.
  ///
  /// Source of the form: Blinn, "Three Wrongs Make a Right", IEEE CG&A 1995; checked over all inputs.
  @inline(__always)
  static func div255(_ v: UInt16) -> UInt16 {
    let t = v &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }

  /// `round(v / 255)` for every value from 0 to 2³¹ − 128.
  @inline(__always)
  static func div255(_ v: Int32) -> Int32 { (v &+ 127) / 255 }

  /// The product of two coverages or opacities.
  @inline(__always)
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: div255(UInt16(a) &* UInt16(b)))
  }

  /// The byte for a value in 0…1; values outside are clamped, NaN is 0.
  @inline(__always)
  static func byte(unit v: Double) -> UInt8 {
    v > 0 ? UInt8(min(v, 1) * 255 + 0.5) : 0
  }

  /// The byte for a channel of 0…255 found in `Double`; values outside are clamped, NaN is 0.
  @inline(__always)
  static func byte(channel v: Double) -> Int32 {
    v > 0 ? Int32(min(v, 255) + 0.5) : 0
  }

  /// `round(numerator / denominator)` for a non-negative numerator and a positive denominator.
  @inline(__always)
  static func ratio(_ numerator: Int64, _ denominator: Int64) -> Int32 {
    Int32(truncatingIfNeeded: (2 &* numerator &+ denominator) / (2 &* denominator))
  }

  /// The nearest whole multiple of 2⁻¹⁶ pixels, the grid that outlines are drawn on, for a finite
  /// coordinate within ±2³³.
  ///
  /// Adding 1.5·2³⁶ leaves no bits below 2⁻¹⁶ in a `Double`, so the sum itself rounds (ties to even).
  @inline(__always)
  static func grid(_ v: Double) -> Double { (v + 103_079_215_104) - 103_079_215_104 }

  /// An integer for a value of any size: cut to ±2³⁰, NaN is 0.
  @inline(__always)
  static func clampedInt(_ v: Double) -> Int {
    v >= -1_073_741_824 ? Int(min(v, 1_073_741_824)) : v < 0 ? -1_073_741_824 : 0
  }

  /// A linear weight of 0…1 in steps of 1/256: 0…256.
  @inline(__always)
  static func weight8(_ fraction: Double) -> UInt16 { UInt16(fraction * 256 + 0.5) }

  /// A linear weight of 0…1 in steps of 1/65,536, at most 65,535.
  @inline(__always)
  static func weight16(_ fraction: Double) -> UInt16 {
    UInt16(min(65_535, fraction * 65_536 + 0.5))
  }

  /// Mixes two channels that stand for 1/256 of a byte (0…65,280) and gives the byte:
  /// `round((a·(65,536 − w) + b·w) / 2²⁴)`, each product cut to whole 1/256 first (error below 0.008).
  ///
  /// Equal channels that stand for whole bytes come back unchanged for every weight.
  @inline(__always)
  static func mix(_ a: UInt16, _ b: UInt16, weight w: UInt16) -> UInt8 {
    if w == 0 { return UInt8(truncatingIfNeeded: (a &+ 128) &>> 8) }
    let below = UInt16(truncatingIfNeeded: (UInt32(b) &* UInt32(w)) &>> 16)
    let above = UInt16(truncatingIfNeeded: (UInt32(a) &* (65_536 &- UInt32(w))) &>> 16)
    return UInt8(truncatingIfNeeded: (above &+ below &+ 128) &>> 8)
  }
}
