// SPDX-License-Identifier: MIT
//
// CIE L*a*b* of 8-bit sRGB, under the display's own white (D65, 2°).
// Sources: IEC 61966-2-1 (sRGB curve and primaries), CIE 15:2004 (L*a*b*).

internal import Foundation

/// A colour in CIE L*a*b*: lightness 0…100, green–red, blue–yellow.
public struct LabColor: Sendable, Hashable {
  /// Lightness, 0 (black) … 100 (the display's white).
  public var lightness: Double
  /// Green (negative) to red (positive).
  public var a: Double
  /// Blue (negative) to yellow (positive).
  public var b: Double

  /// A colour from its three coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The colour of opaque 8-bit sRGB bytes.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    let r = Self.linear[Int(red)]
    let g = Self.linear[Int(green)]
    let b = Self.linear[Int(blue)]
    // Each row is divided by its sum, the white's X, Y or Z, so that white is exactly (1, 1, 1).
    self.init(
      x: (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
      y: 0.2126 * r + 0.7152 * g + 0.0722 * b,
      z: (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0890)
  }

  /// `L* = 116·f(Y) − 16`, `a* = 500·(f(X) − f(Y))`, `b* = 200·(f(Y) − f(Z))`; X, Y, Z of white are 1.
  private init(x: Double, y: Double, z: Double) {
    let fx = Self.f(x)
    let fy = Self.f(y)
    let fz = Self.f(z)
    self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  /// `f(t) = ∛t` above (6/29)³, below it the line that continues it smoothly.
  static func f(_ t: Double) -> Double {
    t > 216.0 / 24_389 ? cbrt(t) : (24_389.0 / 27 * t + 16) / 116
  }

  /// The light of each sRGB byte, 0…1: `c/12.92` up to 0.04045, then `((c + 0.055)/1.055)^2.4`.
  static let linear: [Double] = (0...255).map { byte in
    let c = Double(byte) / 255
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
  }
}
