// SPDX-License-Identifier: MIT
//
// The blend modes that look at all three colours at once. They divide by sums of channels, so they are
// worked in `Double` and rounded once. Source: W3C Compositing and Blending Level 1 § 10.2.

/// A blend mode over whole straight colours, channels 0…1.
protocol NonSeparableFormula: BlendFormula {
  /// `B(Cb, Cs)`.
  static func mix(_ cs: StraightColor, _ cb: StraightColor) -> StraightColor
}

extension NonSeparableFormula {
  static func blend(_ s: Channels, _ d: Channels) -> Channels {
    let a = s.a + d.a - FixedPoint.div255(s.a * d.a)
    let mixed = mix(StraightColor(s), StraightColor(d))
    let both = Double(s.a * d.a)
    func channel(_ sc: Int32, _ dc: Int32, _ m: Double) -> Int32 {
      let rest = Double(sc * (255 - d.a) + dc * (255 - s.a))
      return min(a, FixedPoint.byte(channel: (rest + both * m) / 255))
    }
    return Channels(
      r: channel(s.r, d.r, mixed.r), g: channel(s.g, d.g, mixed.g), b: channel(s.b, d.b, mixed.b),
      a: a)
  }
}

enum Hue: NonSeparableFormula {
  static func mix(_ cs: StraightColor, _ cb: StraightColor) -> StraightColor {
    cs.withSaturation(cb.saturation).withLuminosity(cb.luminosity)
  }
}

enum Saturation: NonSeparableFormula {
  static func mix(_ cs: StraightColor, _ cb: StraightColor) -> StraightColor {
    cb.withSaturation(cs.saturation).withLuminosity(cb.luminosity)
  }
}

enum Color: NonSeparableFormula {
  static func mix(_ cs: StraightColor, _ cb: StraightColor) -> StraightColor {
    cs.withLuminosity(cb.luminosity)
  }
}

enum Luminosity: NonSeparableFormula {
  static func mix(_ cs: StraightColor, _ cb: StraightColor) -> StraightColor {
    cb.withLuminosity(cs.luminosity)
  }
}
