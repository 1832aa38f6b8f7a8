// SPDX-License-Identifier: MIT
//
// The shape of a blend mode in 8-bit arithmetic. A mode is a type with one formula; the row loops of
// `Kernels/` are specialised for each. Names in the formulas: s, d are premultiplied channels, sa, da
// the opacities, all 0…255.

/// A premultiplied pixel, widened for arithmetic.
struct Channels: Equatable {
  var r: Int32
  var g: Int32
  var b: Int32
  var a: Int32
}

/// What a source and a destination pixel become where the source covers the whole pixel.
protocol BlendFormula {
  /// The blended pixel, each channel rounded to nearest.
  static func blend(_ s: Channels, _ d: Channels) -> Channels

  /// Blends one colour into a row under one coverage a pixel.
  static func fillRow(
    _ row: inout MutableSpan<UInt8>, color: PremultipliedColor, coverage: borrowing Span<UInt8>)

  /// Blends a row of pixels, first scaled by an opacity, into a row.
  static func drawRow(
    _ row: inout MutableSpan<UInt8>, pixels: borrowing Span<UInt8>, opacity: UInt8,
    coverage: borrowing Span<UInt8>)
}

/// A Porter-Duff operator: every channel, opacity included, is a weighted sum of both.
protocol PorterDuffFormula: BlendFormula {
  /// 255 times the resulting channel.
  static func sum(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32
}

extension PorterDuffFormula {
  @inline(__always)
  static func blend(_ s: Channels, _ d: Channels) -> Channels {
    Channels(
      r: FixedPoint.div255(sum(s.r, s.a, d.r, d.a)), g: FixedPoint.div255(sum(s.g, s.a, d.g, d.a)),
      b: FixedPoint.div255(sum(s.b, s.a, d.b, d.a)), a: FixedPoint.div255(sum(s.a, s.a, d.a, d.a)))
  }
}

/// A blend mode that treats the three colours alike:
/// `Dca' = Sca·(1 − Da) + Dca·(1 − Sa) + Sa·Da·B(Cb, Cs)`.
protocol SeparableFormula: BlendFormula {
  /// `Sa·Da·B(Cb, Cs)` in units of 1 / 65,025.
  static func mix(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32
}

extension SeparableFormula {
  @inline(__always)
  static func blend(_ s: Channels, _ d: Channels) -> Channels {
    Channels(
      r: channel(s.r, s.a, d.r, d.a), g: channel(s.g, s.a, d.g, d.a),
      b: channel(s.b, s.a, d.b, d.a), a: s.a + d.a - FixedPoint.div255(s.a * d.a))
  }

  @inline(__always)
  private static func channel(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    let mixed = FixedPoint.div255(s * (255 - da) + d * (255 - sa) + mix(s, sa, d, da))
    // The colour and the opacity are rounded apart, so the colour is held to the opacity.
    return min(mixed, sa + da - FixedPoint.div255(sa * da))
  }
}
