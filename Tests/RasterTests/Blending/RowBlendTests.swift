// SPDX-License-Identifier: MIT
//
// Rows of every mode, width, opacity and coverage against the `Double` reference.

import Testing

@testable import Raster

@Suite("RowBlend")
struct RowBlendTests {
  /// A channel is rounded once for the blend and once for coverage: the result lies within 1.5 steps.
  /// An opacity scales the source to bytes before that, but for source-over, which takes it as
  /// coverage.
  private func check(
    _ row: [UInt8], _ before: [UInt8], _ mode: BlendMode, limit: Double,
    source: (Int) -> (ReferencePixel, coverage: Double), _ label: String
  ) {
    var worst = 0.0
    for x in 0..<row.count / 4 {
      let d = pixel(before, x)
      let (s, m) = source(x)
      let truth = mode.reference(source: s, destination: ReferencePixel(d), coverage: m)
      for c in 0..<4 {
        worst = max(worst, abs(Double(row[4 * x + c]) - truth.channel(c)))
        if row[4 * x + c] > row[4 * x + 3] { Issue.record("\(label): not premultiplied") }
      }
      if m == 0 && row[4 * x..<4 * x + 4] != before[4 * x..<4 * x + 4] {
        Issue.record("\(label): changed without coverage")
      }
    }
    #expect(worst <= limit, "\(label): \(worst)")
  }

  private func pixel(_ bytes: [UInt8], _ x: Int) -> PremultipliedColor {
    PremultipliedColor(
      r: bytes[4 * x], g: bytes[4 * x + 1], b: bytes[4 * x + 2], a: bytes[4 * x + 3])
  }

  @Test("A colour is blended under one coverage and under many", arguments: BlendMode.allCases)
  func colors(mode: BlendMode) {
    var random = SplitMix(3)
    for n in [0, 1, 15, 16, 17, 300] {
      let before = random.pixels(n)
      let color = random.color()
      for uniform: UInt8 in [0, 1, 128, 255] {
        var row = before
        var span = row.mutableSpan
        RowBlend.fill(&span, color: color, coverage: uniform, mode: mode)
        check(
          row, before, mode, limit: uniform == 255 ? 1.01 : 1.5,
          source: { _ in (ReferencePixel(color), Double(uniform) / 255) }, "\(mode) \(n)")
      }
      let coverage = random.coverage(n)
      var row = before
      var span = row.mutableSpan
      RowBlend.fill(&span, color: color, coverage: coverage.span, mode: mode)
      check(
        row, before, mode, limit: 1.5,
        source: { (ReferencePixel(color), Double(coverage[$0]) / 255) }, "\(mode) \(n)")
    }
  }

  @Test("Pixels are blended under opacity and coverage", arguments: BlendMode.allCases)
  func pixels(mode: BlendMode) {
    var random = SplitMix(4)
    for n in [0, 1, 15, 16, 17, 300] {
      let before = random.pixels(n)
      let source = random.pixels(n)
      for opacity: UInt8 in [0, 100, 255] {
        let scaled = { (x: Int) -> ReferencePixel in
          let s = pixel(source, x)
          if mode == .sourceOver {
            let s = ReferencePixel(s)
            let o = Double(opacity) / 255
            return ReferencePixel(r: s.r * o, g: s.g * o, b: s.b * o, a: s.a * o)
          }
          let part = { (v: UInt8) in FixedPoint.multiply(v, opacity) }
          return ReferencePixel(
            PremultipliedColor(r: part(s.r), g: part(s.g), b: part(s.b), a: part(s.a)))
        }
        for uniform: UInt8 in [0, 77, 255] {
          var row = before
          var span = row.mutableSpan
          RowBlend.draw(
            &span, pixels: source.span, opacity: opacity, coverage: uniform, mode: mode)
          check(
            row, before, mode, limit: 1.5,
            source: { (scaled($0), Double(uniform) / 255) }, "\(mode) \(n) \(opacity)")
        }
        let coverage = random.coverage(n)
        var row = before
        var span = row.mutableSpan
        RowBlend.draw(
          &span, pixels: source.span, opacity: opacity, coverage: coverage.span, mode: mode)
        check(
          row, before, mode, limit: 1.5,
          source: { (scaled($0), Double(coverage[$0]) / 255) }, "\(mode) \(n) \(opacity)")
      }
    }
  }

  @Test("Opaque under source-over stays opaque, whatever lies on it")
  func opaqueStaysOpaque() {
    var random = SplitMix(5)
    for coverage: UInt8 in 0...255 {
      let source = random.pixels(64)
      var row = [UInt8](repeating: 255, count: 256)
      var span = row.mutableSpan
      RowBlend.draw(&span, pixels: source.span, coverage: coverage)
      #expect(stride(from: 3, to: 256, by: 4).allSatisfy { row[$0] == 255 })
    }
  }

  @Test("White over white and black over black stay, under every coverage")
  func noDrift() {
    for color in [PremultipliedColor.white, .black] {
      let before = Pixmap(width: 256, height: 1, color: color).bytes
      var row = before
      let coverage = (0...255).map { UInt8($0) }
      var span = row.mutableSpan
      RowBlend.fill(&span, color: color, coverage: coverage.span)
      #expect(row == before)
    }
  }
}
