// SPDX-License-Identifier: MIT
//
// Colours as layers keep them: straight sRGB components in Double. They become premultiplied bytes
// only when the layer tree is lowered.

public import Foundation
import Raster

/// A colour space; everything here is sRGB.
public final class CGColorSpace: Sendable {
  init() {}
  static let sRGBSpace = CGColorSpace()
}

/// Device RGB, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }

/// A straight sRGB colour with an opacity.
public final class CGColor: Sendable, Hashable {
  /// Red, 0…1; values outside are kept and clamped when drawn.
  let red: Double
  /// Green, 0…1.
  let green: Double
  /// Blue, 0…1.
  let blue: Double
  /// The opacity, 0…1.
  public let alpha: CGFloat

  /// A colour from sRGB components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from sRGB components, 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A colour from red, green, blue and opacity; `nil` for fewer than four components.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count >= 4 else { return nil }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of components, opacity included.
  public var numberOfComponents: Int { 4 }
  /// sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether all components are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b
      || (a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha)
  }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
  static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The premultiplied bytes of the colour under an opacity, rounded once.
  func premultiplied(opacity: Double) -> PremultipliedColor {
    PremultipliedColor(
      straightRed: red, green: green, blue: blue, opacity: alpha * min(max(opacity, 0), 1))
  }

  /// The colour `t` of the way to another, component by component in sRGB.
  func mixed(with other: CGColor, at t: Double) -> CGColor {
    CGColor(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }
}
