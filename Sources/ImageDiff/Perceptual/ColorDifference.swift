// SPDX-License-Identifier: MIT
//
// CIEDE2000, the colour difference of CIE 142-2001 and ISO/CIE 11664-6, with all weights 1.
// Source: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula: Implementation
// Notes, Supplementary Test Data, and Mathematical Observations", Color Research and Application
// 30(1), 2005; its test data are our tests.

internal import Foundation

extension LabColor {
  /// The CIEDE2000 difference of two colours: 0 for the same, about 1 just visible side by side, 100
  /// from black to white. Symmetric; not a distance (two steps can be shorter than one).
  public func difference(from other: LabColor) -> Double {
    // a' = (1 + G)·a,  G = ½·(1 − √(C̄⁷ / (C̄⁷ + 25⁷)))
    let meanChroma =
      ((a * a + b * b).squareRoot() + (other.a * other.a + other.b * other.b).squareRoot()) / 2
    let g = 0.5 * (1 - Self.saturation(meanChroma))
    let a1 = (1 + g) * a
    let a2 = (1 + g) * other.a
    let c1 = (a1 * a1 + b * b).squareRoot()
    let c2 = (a2 * a2 + other.b * other.b).squareRoot()
    let h1 = Self.hue(a1, b)
    let h2 = Self.hue(a2, other.b)

    let dL = other.lightness - lightness
    let dC = c2 - c1
    let isGray = c1 * c2 == 0
    // Δh' by the shorter way around; ΔH' = 2·√(C1'·C2')·sin(Δh'/2)
    var dh = isGray ? 0 : h2 - h1
    if dh > 180 { dh -= 360 } else if dh < -180 { dh += 360 }
    let dH = 2 * (c1 * c2).squareRoot() * sin(Self.radians(dh / 2))

    let meanL = (lightness + other.lightness) / 2
    let meanC = (c1 + c2) / 2
    var meanH = h1 + h2
    if !isGray {
      if abs(h1 - h2) > 180 { meanH += meanH < 360 ? 360 : -360 }
      meanH /= 2
    }

    // T = 1 − 0.17·cos(h̄−30°) + 0.24·cos(2h̄) + 0.32·cos(3h̄+6°) − 0.20·cos(4h̄−63°)
    let t =
      1 - 0.17 * cos(Self.radians(meanH - 30)) + 0.24 * cos(Self.radians(2 * meanH))
      + 0.32 * cos(Self.radians(3 * meanH + 6)) - 0.20 * cos(Self.radians(4 * meanH - 63))
    let l50 = (meanL - 50) * (meanL - 50)
    let sL = 1 + 0.015 * l50 / (20 + l50).squareRoot()
    let sC = 1 + 0.045 * meanC
    let sH = 1 + 0.015 * meanC * t
    // R_T = −sin(2·30°·exp(−((h̄−275°)/25°)²)) · 2·√(C̄'⁷ / (C̄'⁷ + 25⁷))
    let turn = (meanH - 275) / 25
    let rT = -sin(Self.radians(60 * exp(-turn * turn))) * 2 * Self.saturation(meanC)

    let l = dL / sL
    let c = dC / sC
    let h = dH / sH
    return max(0, l * l + c * c + h * h + rT * c * h).squareRoot()
  }

  /// `√(C⁷ / (C⁷ + 25⁷))`
  private static func saturation(_ chroma: Double) -> Double {
    let c7 = pow(chroma, 7)
    return (c7 / (c7 + 6_103_515_625)).squareRoot()
  }

  /// The hue angle in degrees, 0…360; 0 for gray.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0 && b == 0 { return 0 }
    let h = atan2(b, a) * 180 / .pi
    return h < 0 ? h + 360 : h
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
