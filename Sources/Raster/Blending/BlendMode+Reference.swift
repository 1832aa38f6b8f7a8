// SPDX-License-Identifier: MIT
//
// The blend modes in `Double`, in the form of W3C Compositing and Blending Level 1: the truth that the
// 8-bit formulas are tested against. Channels and opacities are 0…1, colours premultiplied.

/// A premultiplied pixel in `Double`, channels 0…1.
struct ReferencePixel: Equatable {
  var r: Double
  var g: Double
  var b: Double
  var a: Double

  init(r: Double, g: Double, b: Double, a: Double) {
    self.r = r
    self.g = g
    self.b = b
    self.a = a
  }

  /// The exact value of four bytes.
  init(_ c: PremultipliedColor) {
    self.init(
      r: Double(c.r) / 255, g: Double(c.g) / 255, b: Double(c.b) / 255, a: Double(c.a) / 255)
  }

  /// All four channels through one function.
  func zip(_ other: ReferencePixel, _ f: (Double, Double) -> Double) -> ReferencePixel {
    ReferencePixel(r: f(r, other.r), g: f(g, other.g), b: f(b, other.b), a: f(a, other.a))
  }
}

extension BlendMode {
  /// `D·(1 − m) + B(S, D)·m`
  func reference(
    source s: ReferencePixel, destination d: ReferencePixel, coverage m: Double = 1
  ) -> ReferencePixel {
    d.zip(blended(s, d)) { $0 * (1 - m) + $1 * m }
  }

  /// The Porter-Duff weights `(Fa, Fb)` of `Dca' = Sca·Fa + Dca·Fb`, § 9.1.
  private func weights(_ sa: Double, _ da: Double) -> (Double, Double)? {
    switch self {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceOver: (1, 1 - sa)
    case .destinationOver: (1 - da, 1)
    case .sourceIn: (da, 0)
    case .destinationIn: (0, sa)
    case .sourceOut: (1 - da, 0)
    case .destinationOut: (0, 1 - sa)
    case .sourceAtop: (da, 1 - sa)
    case .destinationAtop: (1 - da, sa)
    case .xor: (1 - da, 1 - sa)
    case .plusLighter: (1, 1)
    default: nil
    }
  }

  private func blended(_ s: ReferencePixel, _ d: ReferencePixel) -> ReferencePixel {
    if let (fa, fb) = weights(s.a, d.a) { return s.zip(d) { min(1, $0 * fa + $1 * fb) } }
    let cs = StraightColor(unpremultiplied: s)
    let cb = StraightColor(unpremultiplied: d)
    let m = mixed(cs, cb)
    func channel(_ sc: Double, _ dc: Double, _ b: Double) -> Double {
      sc * (1 - d.a) + dc * (1 - s.a) + s.a * d.a * b
    }
    return ReferencePixel(
      r: channel(s.r, d.r, m.r), g: channel(s.g, d.g, m.g), b: channel(s.b, d.b, m.b),
      a: s.a + d.a - s.a * d.a)
  }

  /// `B(Cb, Cs)` of § 10 over straight colours.
  private func mixed(_ cs: StraightColor, _ cb: StraightColor) -> StraightColor {
    switch self {
    case .hue: cs.withSaturation(cb.saturation).withLuminosity(cb.luminosity)
    case .saturation: cb.withSaturation(cs.saturation).withLuminosity(cb.luminosity)
    case .color: cs.withLuminosity(cb.luminosity)
    case .luminosity: cb.withLuminosity(cs.luminosity)
    default: StraightColor(r: mixed(cs.r, cb.r), g: mixed(cs.g, cb.g), b: mixed(cs.b, cb.b))
    }
  }

  /// `B(cb, cs)` of § 10.1 for one channel.
  private func mixed(_ cs: Double, _ cb: Double) -> Double {
    switch self {
    case .multiply: cb * cs
    case .screen: cb + cs - cb * cs
    case .overlay: BlendMode.hardLight.mixed(cb, cs)
    case .darken: min(cb, cs)
    case .lighten: max(cb, cs)
    case .colorDodge: cb == 0 ? 0 : cs >= 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: cb >= 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: cs <= 0.5 ? cb * 2 * cs : BlendMode.screen.mixed(2 * cs - 1, cb)
    case .softLight:
      cs <= 0.5
        ? cb - (1 - 2 * cs) * cb * (1 - cb)
        : cb + (2 * cs - 1)
          * ((cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()) - cb)
    case .difference: abs(cb - cs)
    case .exclusion: cb + cs - 2 * cb * cs
    default: cs
    }
  }
}

extension StraightColor {
  fileprivate init(unpremultiplied p: ReferencePixel) {
    let a = p.a == 0 ? 1 : p.a
    self.init(r: p.r / a, g: p.g / a, b: p.b / a)
  }
}
