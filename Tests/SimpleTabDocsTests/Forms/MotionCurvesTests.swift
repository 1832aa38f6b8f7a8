// SPDX-License-Identifier: MIT
//
// Which properties of a film have a chart, and that the curves are the trace's values.

import Testing

@testable import SimpleTabDocs

@MainActor
struct MotionCurvesTests {
  private func charts(_ style: String, _ transition: String) throws -> [MotionChart] {
    var key = FilmKey(scene: "demo", appearance: .light, scale: 1, framesPerSecond: 60)
    key.style = style
    key.viewTransition = transition
    return MotionChart.charts(of: try FilmLibrary().film(key))
  }

  @Test func `What does not change has no chart`() throws {
    #expect(try charts("simple", "none").isEmpty)
    #expect(
      try charts("pop", "none").map(\.title) == [
        "Icon, from the bar’s top", "Icon, size", "Title, opacity", "Strip, from the bar’s top",
      ])
    #expect(try charts("elegant", "none").map(\.title).contains("Strip, from the bar’s left"))
    #expect(try charts("simple", "crossFade").map(\.title) == ["Screen, opacity"])
  }

  @Test func `The pop style's icon grows to one and a half and back`() throws {
    let size = try #require(try charts("pop", "pop").first { $0.title == "Icon, size" })
    #expect(size.unit == "×" && size.curves.map(\.owner) == [.arriving])
    #expect(abs(size.range.lowerBound - 1) < 1e-9)
    #expect(abs(size.range.upperBound - 1.5) < 0.01)
    let first = try #require(size.curves[0].points.first)
    #expect(first.time == 0 && first.value == 1)
  }
}
