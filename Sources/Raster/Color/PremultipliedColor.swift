// SPDX-License-Identifier: MIT
//
// Colours as the compositor stores them: 8-bit sRGB bytes, each channel already multiplied by the
// opacity. Straight colours live above the display list.

/// An 8-bit RGBA colour whose channels are premultiplied by its opacity (`r, g, b ≤ a`).
public struct PremultipliedColor: Sendable, Hashable {
  /// Red times opacity, 0…255.
  public var r: UInt8
  /// Green times opacity, 0…255.
  public var g: UInt8
  /// Blue times opacity, 0…255.
  public var b: UInt8
  /// Opacity, 0…255.
  public var a: UInt8

  /// A colour from channels that are already premultiplied; each is cut to the opacity.
  public init(r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
    self.r = min(r, a)
    self.g = min(g, a)
    self.b = min(b, a)
    self.a = a
  }

  /// Nothing.
  public static let clear = PremultipliedColor(r: 0, g: 0, b: 0, a: 0)
  /// Opaque white.
  public static let white = PremultipliedColor(r: 255, g: 255, b: 255, a: 255)
  /// Opaque black.
  public static let black = PremultipliedColor(r: 0, g: 0, b: 0, a: 255)

  /// Whether nothing shows through.
  public var isOpaque: Bool { a == 255 }
}

extension PremultipliedColor {
  /// Rounds a straight sRGB colour once, channel by channel: `round(c · opacity · 255)`, halves up.
  ///
  /// Channels and opacity outside 0…1 are clamped; NaN counts as 0.
  public init(straightRed red: Double, green: Double, blue: Double, opacity: Double) {
    let o = Self.clampUnit(opacity)
    self.init(
      r: Self.byte(Self.clampUnit(red) * o),
      g: Self.byte(Self.clampUnit(green) * o),
      b: Self.byte(Self.clampUnit(blue) * o),
      a: Self.byte(o))
  }

  private static func clampUnit(_ v: Double) -> Double { v >= 0 ? min(v, 1) : 0 }
  private static func byte(_ v: Double) -> UInt8 { UInt8((v * 255 + 0.5).rounded(.down)) }
}
