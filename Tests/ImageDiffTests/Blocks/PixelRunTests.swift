// SPDX-License-Identifier: MIT
//
// How pixels become runs.

import Testing

@testable import ImageDiff

struct PixelRunTests {
  @Test("Neighbours join into one run, a gap or a new row begins another")
  func appending() {
    #expect(
      runs("##.#", "#...") == [
        PixelRun(y: 0, minX: 0, maxX: 2), PixelRun(y: 0, minX: 3, maxX: 4),
        PixelRun(y: 1, minX: 0, maxX: 1),
      ])
  }

  @Test("A row's last pixel and the next row's first do not join")
  func rowEnd() {
    #expect(runs("..#", "#..").count == 2)
  }

  @Test("Pixels are counted over all runs")
  func counting() {
    #expect(runs("##.#", "#...").pixelCount == 4)
  }
}
