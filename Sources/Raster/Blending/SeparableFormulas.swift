// SPDX-License-Identifier: MIT
//
// The separable blend modes in 8-bit arithmetic, one formula each: `Sa·Da·B(Cb, Cs)` in units of
// 1 / 65,025. Source: W3C Compositing and Blending Level 1 § 10.1, multiplied out so that nothing is
// divided that need not be.

enum Multiply: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 { s * d }
}

enum Screen: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    s * da + d * sa - s * d
  }
}

enum Overlay: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    HardLight.mix(d, da, s, sa)
  }
}

enum Darken: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    min(s * da, d * sa)
  }
}

enum Lighten: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    max(s * da, d * sa)
  }
}

enum ColorDodge: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    if d == 0 { return 0 }
    if s >= sa { return sa * da }
    return min(sa * da, FixedPoint.ratio(Int64(d) * Int64(sa) * Int64(sa), Int64(sa - s)))
  }
}

enum ColorBurn: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    if d >= da { return sa * da }
    if s == 0 { return 0 }
    return sa * da
      - min(sa * da, FixedPoint.ratio(Int64(da - d) * Int64(sa) * Int64(sa), Int64(s)))
  }
}

enum HardLight: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)
  }
}

enum SoftLight: SeparableFormula {
  // √ is not rational, so this one is worked in `Double`, whose root IEEE 754 rounds exactly.
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    if sa == 0 || da == 0 { return 0 }
    let cs = Double(s) / Double(sa)
    let cb = Double(d) / Double(da)
    let lit = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
    let b = cs <= 0.5 ? cb - (1 - 2 * cs) * cb * (1 - cb) : cb + (2 * cs - 1) * (lit - cb)
    return Int32(b * Double(sa * da) + 0.5)
  }
}

enum Difference: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    abs(s * da - d * sa)
  }
}

enum Exclusion: SeparableFormula {
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    s * da + d * sa - 2 * s * d
  }
}
