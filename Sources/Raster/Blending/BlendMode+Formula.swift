// SPDX-License-Identifier: MIT
//
// The table of blend modes: one row a mode, its name and its 8-bit formula.

extension BlendMode {
  /// The mode's 8-bit arithmetic.
  var formula: any BlendFormula.Type {
    switch self {
    case .clear: Clear.self
    case .copy: Copy.self
    case .sourceOver: SourceOver.self
    case .destinationOver: DestinationOver.self
    case .sourceIn: SourceIn.self
    case .destinationIn: DestinationIn.self
    case .sourceOut: SourceOut.self
    case .destinationOut: DestinationOut.self
    case .sourceAtop: SourceAtop.self
    case .destinationAtop: DestinationAtop.self
    case .xor: Xor.self
    case .plusLighter: PlusLighter.self
    case .multiply: Multiply.self
    case .screen: Screen.self
    case .overlay: Overlay.self
    case .darken: Darken.self
    case .lighten: Lighten.self
    case .colorDodge: ColorDodge.self
    case .colorBurn: ColorBurn.self
    case .hardLight: HardLight.self
    case .softLight: SoftLight.self
    case .difference: Difference.self
    case .exclusion: Exclusion.self
    case .hue: Hue.self
    case .saturation: Saturation.self
    case .color: Color.self
    case .luminosity: Luminosity.self
    }
  }
}
