// SPDX-License-Identifier: MIT
//
// How source and destination meet. Source: W3C Compositing and Blending Level 1, whose formulas stand
// at each case, premultiplied:
//
//   Sa, Da    opacity of source and destination, 0…1
//   Sca, Dca  their colour channels, premultiplied; Cs = Sca / Sa and Cb = Dca / Da are straight
//
// Where no formula for the opacity is given, it is the same with Sca = Sa and Dca = Da; the blend
// modes (from `multiply` on) have Da' = Sa + Da − Sa·Da.
// Coverage m of a pixel mixes: D' = D·(1 − m) + B(S, D)·m.

/// A compositing operator or blend mode.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
  /// Nothing remains: `Dca' = 0`.
  case clear
  /// The source replaces the destination: `Dca' = Sca`.
  case copy
  /// The source lies over the destination: `Dca' = Sca + Dca·(1 − Sa)`.
  case sourceOver
  /// The destination lies over the source: `Dca' = Sca·(1 − Da) + Dca`.
  case destinationOver
  /// The source where the destination is: `Dca' = Sca·Da`.
  case sourceIn
  /// The destination where the source is, a mask: `Dca' = Dca·Sa`.
  case destinationIn
  /// The source where the destination is not: `Dca' = Sca·(1 − Da)`.
  case sourceOut
  /// The destination where the source is not, a hole: `Dca' = Dca·(1 − Sa)`.
  case destinationOut
  /// The source over the destination, only where the destination is:
  /// `Dca' = Sca·Da + Dca·(1 − Sa)`.
  case sourceAtop
  /// The destination over the source, only where the source is: `Dca' = Sca·(1 − Da) + Dca·Sa`.
  case destinationAtop
  /// Either, but not where both are: `Dca' = Sca·(1 − Da) + Dca·(1 − Sa)`.
  case xor
  /// The sum, cut at white: `Dca' = min(1, Sca + Dca)`.
  case plusLighter
  /// The product: `Dca' = Sca·(1 − Da) + Dca·(1 − Sa) + Sca·Dca`.
  case multiply
  /// The product of the complements: `Dca' = Sca + Dca − Sca·Dca`.
  case screen
  /// Multiply where the destination is dark, screen where it is light: `hardLight` with source and
  /// destination exchanged.
  case overlay
  /// The darker: `Dca' = min(Sca·Da, Dca·Sa) + Sca·(1 − Da) + Dca·(1 − Sa)`.
  case darken
  /// The lighter: `Dca' = max(Sca·Da, Dca·Sa) + Sca·(1 − Da) + Dca·(1 − Sa)`.
  case lighten
  /// Brightens the destination: `B = min(1, Cb / (1 − Cs))`, 0 where `Cb = 0`, 1 where `Cs = 1`;
  /// `Dca' = Sca·(1 − Da) + Dca·(1 − Sa) + Sa·Da·B`.
  case colorDodge
  /// Darkens the destination: `B = 1 − min(1, (1 − Cb) / Cs)`, 1 where `Cb = 1`, 0 where `Cs = 0`;
  /// `Dca' = Sca·(1 − Da) + Dca·(1 − Sa) + Sa·Da·B`.
  case colorBurn
  /// Multiply where the source is dark, screen where it is light:
  /// `Sa·Da·B = 2·Sca·Dca` where `2·Sca ≤ Sa`, else `Sa·Da − 2·(Da − Dca)·(Sa − Sca)`.
  case hardLight
  /// As a soft lamp: `B = Cb − (1 − 2·Cs)·Cb·(1 − Cb)` where `Cs ≤ ½`, else
  /// `Cb + (2·Cs − 1)·(D(Cb) − Cb)` with `D(x) = ((16·x − 12)·x + 4)·x` up to ¼ and `√x` above.
  case softLight
  /// The distance: `Dca' = Sca + Dca − 2·min(Sca·Da, Dca·Sa)`.
  case difference
  /// As the distance, with less contrast: `Dca' = Sca + Dca − 2·Sca·Dca`.
  case exclusion
  /// The source's hue: `B = SetLum(SetSat(Cs, Sat(Cb)), Lum(Cb))`.
  case hue
  /// The source's saturation: `B = SetLum(SetSat(Cb, Sat(Cs)), Lum(Cb))`.
  case saturation
  /// The source's hue and saturation: `B = SetLum(Cs, Lum(Cb))`.
  case color
  /// The source's luminosity: `B = SetLum(Cb, Lum(Cs))`.
  case luminosity

  /// Whether a wholly transparent source leaves every destination as it is.
  ///
  /// Where it does not, a group reaches as far as its clip, not only as far as what it holds.
  public var keepsDestinationUnderClear: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
