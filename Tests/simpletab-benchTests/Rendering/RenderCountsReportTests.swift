// SPDX-License-Identifier: MIT
//
// What the rendering cases of the benchmark cost, as numbers that no machine changes: a golden text.
// The font is the one of boxes, so counts of glyphs are those of its boxes.

import Compositing
import FixtureSupport
import Foundation
import Raster
import Testing
import Typesetting

@testable import simpletab_bench

@Suite("Counts of the rendering cases")
struct RenderCountsReportTests {
  @Test("Commands, pixels and bytes are those of the golden text")
  func counts() throws {
    let inputs = RenderInputs(face: try Face(path: Fixtures.url("Fonts/Box.ttf").path))
    let text = RenderCountsReport(inputs).text
    let golden = Fixtures.url("Golden/simpletab-bench/rendering/render-counts.txt")
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(text == expected, "\(golden.path) should hold:\n\(text)")
  }

  @Test("A half wave rises to 1 in the middle and follows the sine")
  func halfWave() {
    #expect(FrameScenes.halfWave(0.5) == 1)
    for k in 0...30 {
      let t = Double(k) / 30
      #expect(abs(FrameScenes.halfWave(t) - sin(.pi * t)) < 1e-12)
    }
  }
}
