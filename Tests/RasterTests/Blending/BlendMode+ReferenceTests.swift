// SPDX-License-Identifier: MIT
//
// The reference itself, by hand: each mode of one grey over another, values worked from the formulas of
// W3C Compositing and Blending Level 1.

import Testing

@testable import Raster

@Suite("BlendMode+Reference")
struct BlendModeReferenceTests {
  /// Sa = 0.5, Sca = 0.4 (Cs = 0.8); Da = 0.8, Dca = 0.2 (Cb = 0.25). Colour and opacity of the result.
  private let worked: [BlendMode: (Double, Double)] = [
    .clear: (0, 0),
    .copy: (0.4, 0.5),
    .sourceOver: (0.5, 0.9),
    .destinationOver: (0.28, 0.9),
    .sourceIn: (0.32, 0.4),
    .destinationIn: (0.1, 0.4),
    .sourceOut: (0.08, 0.1),
    .destinationOut: (0.1, 0.4),
    .sourceAtop: (0.42, 0.8),
    .destinationAtop: (0.18, 0.5),
    .xor: (0.18, 0.5),
    .plusLighter: (0.6, 1),
    // From here on 0.08 + 0.1 + 0.4·B.
    .multiply: (0.18 + 0.4 * 0.2, 0.9),
    .screen: (0.18 + 0.4 * 0.85, 0.9),
    .overlay: (0.18 + 0.4 * 0.4, 0.9),
    .darken: (0.18 + 0.4 * 0.25, 0.9),
    .lighten: (0.18 + 0.4 * 0.8, 0.9),
    .colorDodge: (0.18 + 0.4 * 1, 0.9),
    .colorBurn: (0.18 + 0.4 * 0.0625, 0.9),
    .hardLight: (0.18 + 0.4 * 0.7, 0.9),
    .softLight: (0.18 + 0.4 * 0.4, 0.9),
    .difference: (0.18 + 0.4 * 0.55, 0.9),
    .exclusion: (0.18 + 0.4 * 0.65, 0.9),
    // Greys have no saturation, so only the luminosity is taken over.
    .hue: (0.18 + 0.4 * 0.25, 0.9),
    .saturation: (0.18 + 0.4 * 0.25, 0.9),
    .color: (0.18 + 0.4 * 0.25, 0.9),
    .luminosity: (0.18 + 0.4 * 0.8, 0.9),
  ]

  @Test("Every mode gives the value worked by hand", arguments: BlendMode.allCases)
  func byHand(mode: BlendMode) throws {
    let (color, opacity) = try #require(worked[mode])
    let s = ReferencePixel(r: 0.4, g: 0.4, b: 0.4, a: 0.5)
    let d = ReferencePixel(r: 0.2, g: 0.2, b: 0.2, a: 0.8)
    let result = mode.reference(source: s, destination: d)
    #expect(abs(result.r - color) < 1e-12 && abs(result.b - color) < 1e-12, "\(result.r)")
    #expect(abs(result.a - opacity) < 1e-12, "\(result.a)")
  }

  @Test("Coverage mixes the result with what was there")
  func coverage() {
    let s = ReferencePixel(r: 0.4, g: 0.4, b: 0.4, a: 0.5)
    let d = ReferencePixel(r: 0.2, g: 0.2, b: 0.2, a: 0.8)
    let result = BlendMode.copy.reference(source: s, destination: d, coverage: 0.25)
    #expect(abs(result.r - 0.25) < 1e-12 && abs(result.a - 0.725) < 1e-12)
  }
}
