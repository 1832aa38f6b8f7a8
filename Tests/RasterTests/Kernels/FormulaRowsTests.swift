// SPDX-License-Identifier: MIT
//
// The generic loops do to each pixel what the formula does to one.

import Testing

@testable import Raster

@Suite("FormulaRows")
struct FormulaRowsTests {
  @Test("A row is its pixels one by one", arguments: BlendMode.allCases)
  func pixels(mode: BlendMode) {
    var random = SplitMix(40)
    let before = random.pixels(40)
    let source = random.pixels(40)
    let coverage = random.coverage(40)
    var row = before
    var span = row.mutableSpan
    mode.formula.drawRow(&span, pixels: source.span, opacity: 200, coverage: coverage.span)
    for x in 0..<40 {
      let s = channels(source, x).scaled(200)
      let d = channels(before, x)
      let b = d.mixed(mode.formula.blend(s, d), Int32(coverage[x]))
      #expect(channels(row, x) == b)
    }
  }

  private func channels(_ bytes: [UInt8], _ x: Int) -> Channels {
    Channels(
      r: Int32(bytes[4 * x]), g: Int32(bytes[4 * x + 1]), b: Int32(bytes[4 * x + 2]),
      a: Int32(bytes[4 * x + 3]))
  }

  @Test("Mixing by all or nothing gives one or the other")
  func ends() {
    let a = Channels(r: 1, g: 20, b: 255, a: 255)
    let b = Channels(r: 9, g: 0, b: 3, a: 100)
    #expect(a.mixed(b, 0) == a && a.mixed(b, 255) == b)
    #expect(a.scaled(255) == a && a.scaled(0) == Channels(r: 0, g: 0, b: 0, a: 0))
  }
}
