// SPDX-License-Identifier: MIT
//
// A colour without its opacity, channels 0…1, and the hue, saturation and luminosity of W3C
// Compositing and Blending Level 1 § 10.2.

struct StraightColor: Equatable {
  var r: Double
  var g: Double
  var b: Double

  init(r: Double, g: Double, b: Double) {
    self.r = r
    self.g = g
    self.b = b
  }

  /// A premultiplied pixel without its opacity; black where the opacity is 0.
  init(_ c: Channels) {
    let a = c.a == 0 ? 1 : Double(c.a)
    self.init(r: Double(c.r) / a, g: Double(c.g) / a, b: Double(c.b) / a)
  }

  /// `Lum(C) = 0.3·r + 0.59·g + 0.11·b`
  var luminosity: Double { 0.3 * r + 0.59 * g + 0.11 * b }

  /// `Sat(C) = max(r, g, b) − min(r, g, b)`
  var saturation: Double { max(r, g, b) - min(r, g, b) }

  /// `SetLum`: moves all channels alike, then pulls them back into 0…1 towards the luminosity
  /// (`ClipColor`).
  func withLuminosity(_ target: Double) -> StraightColor {
    let shift = target - luminosity
    var c = StraightColor(r: r + shift, g: g + shift, b: b + shift)
    let l = c.luminosity
    let low = min(c.r, c.g, c.b)
    let high = max(c.r, c.g, c.b)
    if low < 0 { c = c.pulled(towards: l, by: l / (l - low)) }
    if high > 1 { c = c.pulled(towards: l, by: (1 - l) / (high - l)) }
    return c
  }

  private func pulled(towards l: Double, by k: Double) -> StraightColor {
    StraightColor(r: l + (r - l) * k, g: l + (g - l) * k, b: l + (b - l) * k)
  }

  /// `SetSat`: stretches the channels so that the least is 0 and the greatest the saturation.
  func withSaturation(_ target: Double) -> StraightColor {
    let low = min(r, g, b)
    let range = saturation
    if range <= 0 { return StraightColor(r: 0, g: 0, b: 0) }
    let k = target / range
    return StraightColor(r: (r - low) * k, g: (g - low) * k, b: (b - low) * k)
  }
}
