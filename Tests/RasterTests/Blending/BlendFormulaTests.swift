// SPDX-License-Identifier: MIT
//
// Twins: every mode's 8-bit formula against the specification in `Double`, over all pairs of opacities
// with colours at both ends and between, and over all pairs of opaque bytes.

import Testing

@testable import Raster

@Suite("BlendFormula")
struct BlendFormulaTests {
  /// How far a channel may lie from the truth: half a step of rounding; a little more where a formula
  /// divides and rounds 1/65,025 first; and one more step where colour is held to the opacity, whose
  /// own rounding went the other way.
  private func tolerance(_ mode: BlendMode) -> Double {
    (mode.formula as? any PorterDuffFormula.Type) != nil ? 0.5001 : 1.01
  }

  @Test(
    "Every mode is the specification's, over all pairs of opacities", arguments: BlendMode.allCases)
  func allOpacities(mode: BlendMode) {
    let formula = mode.formula
    let limit = tolerance(mode)
    var worst = 0.0
    var isPremultiplied = true
    for sa in stride(from: 0, through: 255, by: 3) {
      for da in stride(from: 0, through: 255, by: 5) {
        let s = PremultipliedColor(
          r: UInt8(sa / 3), g: UInt8(sa), b: UInt8((sa * 7) / 9), a: UInt8(sa))
        let d = PremultipliedColor(
          r: UInt8(da), g: UInt8((da * 2) / 5), b: UInt8(da / 8), a: UInt8(da))
        let ours = formula.blend(Channels(s), Channels(d))
        let truth = mode.reference(source: ReferencePixel(s), destination: ReferencePixel(d))
        for i in 0..<4 {
          worst = max(worst, abs(Double(ours.channel(i)) - truth.channel(i)))
          isPremultiplied = isPremultiplied && ours.channel(i) <= ours.channel(3)
        }
      }
    }
    #expect(worst <= limit, "\(mode): \(worst)")
    #expect(isPremultiplied, "\(mode)")
  }

  @Test(
    "Between opaque pixels every mode is exactly rounded, over all pairs of bytes",
    arguments: BlendMode.allCases)
  func opaquePairs(mode: BlendMode) {
    let formula = mode.formula
    var worst = 0.0
    for s in 0...255 {
      for d in 0...255 {
        let source = PremultipliedColor(r: UInt8(s), g: UInt8(s), b: UInt8(255 - s), a: 255)
        let destination = PremultipliedColor(r: UInt8(d), g: UInt8(255 - d), b: UInt8(d), a: 255)
        let ours = formula.blend(Channels(source), Channels(destination))
        let truth = mode.reference(
          source: ReferencePixel(source), destination: ReferencePixel(destination))
        for i in 0..<4 { worst = max(worst, abs(Double(ours.channel(i)) - truth.channel(i))) }
      }
    }
    #expect(worst <= 0.502, "\(mode): \(worst)")
  }
}
