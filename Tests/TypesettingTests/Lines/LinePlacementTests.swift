// SPDX-License-Identifier: MIT
//
// Baselines and edges against what was measured on a device.

import Testing
import Typesetting

@Suite struct LinePlacementTests {
  // Helvetica Neue: ascender 0.952, line height 1.165 and a gap of 0.028, in em; label frames and
  // baselines were measured in recordings of iOS 8 on a 375 × 667 @2x screen.
  @Test(arguments: [
    (size: 14.0, top: 647.0, bottom: 662.0, baseline: 659.5),
    (size: 17.0, top: 652.0, bottom: 667.0, baseline: 665.5),
  ])
  func helveticaNeueStandsWhereItWasMeasured(
    size: Double, top: Double, bottom: Double, baseline: Double
  ) {
    let found = LinePlacement.baseline(
      midY: (top + bottom) / 2, lineHeight: 1.193 * size, ascender: 0.952 * size, scale: 2)
    #expect(found == baseline)
  }

  @Test func theSystemFontStandsOnTheSameLineAsTheRecording() {
    let metrics = SystemFont.metrics
    let found = LinePlacement.baseline(
      midY: 654.5, lineHeight: metrics.lineHeight * 14, ascender: metrics.ascender * 14, scale: 2)
    #expect(found == 659.5)
  }

  @Test func theBaselineIsRoundedToTheDevicePixelWithHalvesDownTheScreen() {
    func baseline(_ exact: Double, scale: Double) -> Double {
      LinePlacement.baseline(midY: exact, lineHeight: 0, ascender: 0, scale: scale)
    }
    #expect(baseline(10.25, scale: 2) == 10.5)
    #expect(baseline(10.24, scale: 2) == 10)
    #expect(baseline(10.5, scale: 1) == 11)
    #expect(baseline(-10.5, scale: 1) == -10)
    #expect(abs(baseline(10.4, scale: 3) - 31.0 / 3) < 1e-12)
  }

  @Test func aScaleThatIsNoneRoundsNothing() {
    for scale in [0, -1, Double.nan, .infinity] {
      #expect(
        LinePlacement.baseline(midY: 10.3, lineHeight: 0, ascender: 0, scale: scale) == 10.3)
    }
  }

  @Test(arguments: [
    (LineAlignment.left, false, 5.0), (.center, false, 20), (.right, false, 35),
    (.natural, false, 5), (.natural, true, 35), (.left, true, 5),
  ])
  func aLineOf70LiesInABoxOf100At5(
    alignment: LineAlignment, isRightToLeft: Bool, expected: Double
  ) {
    let x = LinePlacement.originX(
      boxMinX: 5, boxWidth: 100, lineWidth: 70, alignment: alignment, isRightToLeft: isRightToLeft)
    #expect(x == expected)
  }

  @Test func aLineWiderThanItsBoxSticksOutAlikeOnBothSides() {
    let x = LinePlacement.originX(
      boxMinX: 0, boxWidth: 10, lineWidth: 30, alignment: .center, isRightToLeft: false)
    #expect(x == -10)
  }
}
