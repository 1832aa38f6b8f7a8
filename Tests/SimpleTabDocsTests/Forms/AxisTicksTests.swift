// SPDX-License-Identifier: MIT
//
// The marks of axes: round numbers around the values.

import Testing

@testable import SimpleTabDocs

struct AxisTicksTests {
  @Test(arguments: [
    (0.0, 550.0, 3, "0 200 400 600"),
    (0, 100, 3, "0 50 100"),
    (1, 1.5, 3, "1.0 1.2 1.4 1.6"),
    (1, 1.1, 3, "1.00 1.05 1.10"),
    (16.5, 26.5, 3, "15 20 25 30"),
    (-0.3, 0.3, 3, "−0.4 −0.2 0.0 0.2 0.4"),
    (62.5, 187.5, 3, "50 100 150 200"),
    (0, 0.5, 3, "0.0 0.2 0.4 0.6"),
    (0, 1000, 4, "0 250 500 750 1000"),
    (7, 7, 3, "7.0000000 7.0000005"),
  ])
  func `Marks are round and hold the values`(
    low: Double, high: Double, steps: Int, expected: String
  ) {
    let ticks = AxisTicks(low...high, steps: steps)
    #expect(ticks.values.map(ticks.label).joined(separator: " ") == expected)
    #expect(ticks.range.lowerBound <= low + 1e-6 && ticks.range.upperBound >= high - 1e-6)
  }
}
