// SPDX-License-Identifier: MIT
//
// How far one step of a byte moves a colour, at most: what lets a comparison pass over a near pixel
// without a formula. CIEDE2000 is never more than a length in L*a*b*,
//
//   ΔE² ≤ ΔL² + (1 + sin 60°)·(2.25·Δa² + Δb²),
//
// because S_L, S_C, S_H ≥ 1, a' ≤ 1.5·a and |R_T| ≤ 2·sin 60°. Lengths add up along a way, and a way from
// one colour to another is: all channels together, as far as all go up or all go down, then each alone.

/// What steps of 1/255 cost, in 32nds of that length.
struct ColorSteps: Equatable {
  /// A step of all three channels together.
  var together: UInt16
  var red: UInt16
  var green: UInt16
  var blue: UInt16

  /// The least channel of a light colour.
  static let light: UInt8 = 64
  /// Between light colours, and between any. `simpletab-bench color-steps` finds them over all 16.7 million
  /// colours; rounded up.
  static let ofLightColors = ColorSteps(together: 16, red: 31, green: 49, blue: 32)
  static let ofAnyColors = ColorSteps(together: 41, red: 54, green: 67, blue: 52)
}

extension LabColor {
  /// The length that bounds the CIEDE2000 difference from above.
  public func boundOfDifference(from other: LabColor) -> Double {
    let l = other.lightness - lightness
    let a = other.a - self.a
    let b = other.b - self.b
    return (l * l + 1.8661 * (2.25 * a * a + b * b)).squareRoot()
  }
}
