// SPDX-License-Identifier: MIT
//
// The built-in scenes filmed: sequences, lengths, and traces against the motion's formulas, which are
// worked out here anew: progress is the cubic Bézier curve (0.42, 0) (0.58, 1), solved by bisection.

import Foundation
import Recording
import Testing

@testable import SimpleTabScenes
@testable import ViewKit

@MainActor
struct SceneFilmsTests {
  private func films(_ name: String) throws -> SceneFilms {
    SceneFilms(try SceneBuilder(#require(try SceneCatalog.scene(name))))
  }

  /// The share of the way after a share of the time, ease-in-out.
  private func progress(_ time: Double, of duration: Double) -> Double {
    let x = min(max(time / duration, 0), 1)
    func curve(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if curve(middle, 0.42, 0.58) < x { low = middle } else { high = middle }
    }
    return curve((low + high) / 2, 0, 1)
  }

  private func trace(_ scene: String, fps: Int) throws -> [[String: Any]] {
    var lines: [[String: Any]] = []
    try Camera(framesPerSecond: fps).trace(
      films(scene).shot(SequenceName(from: 0, to: 1)), name: "0-1"
    ) { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      lines.append(try #require(object as? [String: Any]))
    }
    return lines
  }

  private func value(_ line: [String: Any], _ view: String, _ key: String, _ index: Int = 0)
    -> Double
  {
    let views = line["views"] as? [String: [String: Any]]
    if let list = views?[view]?[key] as? [Double] { return list[index] }
    return views?[view]?[key] as? Double ?? .nan
  }

  @Test func `Three tabs have six transitions`() throws {
    #expect(try films("demo").names.map(\.text) == ["0-1", "0-2", "1-0", "1-2", "2-0", "2-1"])
  }

  @Test(arguments: StyleCatalog.entries.map(\.name))
  func `Filming makes no attributed string, whose attributes would never be freed`(
    style: String
  ) throws {
    var scene = try #require(try SceneCatalog.scene("demo"))
    scene.style.name = style
    scene.tabs[1].badge = "3"
    let shot = try SceneBuilder(scene).build(selected: 0).shot(selecting: 1)
    _ = try Camera(framesPerSecond: 10).record(shot, name: "0-1")
    var labels: [UILabel] = []
    func visit(_ view: UIView) {
      if let label = view as? UILabel { labels.append(label) }
      view.subviews.forEach(visit)
    }
    visit(shot.stage.window)
    #expect(labels.count > 3)
    #expect(labels.allSatisfy { $0.text != nil && $0.givenText == nil })
  }

  @Test(arguments: [30, 60, 120]) func `Pop follows its formulas`(fps: Int) throws {
    let lines = try trace("demo", fps: fps)
    #expect(lines.count == Int((0.55 * Double(fps)).rounded()) + 1)
    for (index, line) in lines.enumerated() {
      let time = Double(index) / Double(fps)
      let p = progress(time, of: 0.3)
      let grown = time <= 0.3 ? 1 + 0.5 * p : 1.5 - 0.5 * progress(time - 0.3, of: 0.2)
      let page = progress(time, of: 0.35)
      let scale = time <= 0.35 ? 1 + 0.1 * page : 1.1 - 0.1 * progress(time - 0.35, of: 0.2)
      let expected: [(String, String, Int, Double)] = [
        ("item[1].icon", "scale", 0, grown), ("item[1].icon", "center", 1, 634.5 + 10 * p),
        ("item[0].icon", "center", 1, 644.5 - 10 * p), ("item[1].title", "alpha", 0, 1 - p),
        ("item[0].title", "alpha", 0, p), ("selector", "frame", 0, 137),
        ("selector", "frame", 1, 672 - 10 * p), ("page[1]", "alpha", 0, page),
        ("page[1]", "scale", 0, scale), ("item[1].icon", "tint", 0, (170 - 94 * p) / 255),
        ("item[1].title", "color", 1, 182.0 / 255), ("bar", "frame", 1, 618),
      ]
      for (view, key, part, wanted) in expected {
        #expect(abs(value(line, view, key, part) - wanted) < 1e-6, "\(index) \(view) \(key)")
      }
    }
  }

  @Test(arguments: [30, 60, 120]) func `Elegant follows its formulas`(fps: Int) throws {
    let lines = try trace("demo-elegant", fps: fps)
    #expect(lines.count == Int((0.5 * Double(fps)).rounded()) + 1)
    for (index, line) in lines.enumerated() {
      let time = Double(index) / Double(fps)
      let p = progress(time, of: 0.5)
      let expected: [(String, String, Int, Double)] = [
        ("selector", "frame", 0, 12 + 125 * p), ("selector", "frame", 1, 662),
        ("item[1].icon", "center", 1, 634.5 + 10 * p), ("item[1].icon", "scale", 0, 1),
        ("item[1].title", "alpha", 0, 1 - p), ("item[0].title", "alpha", 0, p),
        ("page[1]", "alpha", 0, progress(time, of: 0.35)), ("page[1]", "scale", 0, 1),
      ]
      for (view, key, part, wanted) in expected {
        #expect(abs(value(line, view, key, part) - wanted) < 1e-6, "\(index) \(view) \(key)")
      }
    }
  }

  @Test func `A fingerprint changes with the scene and the settings`() throws {
    let tool = Manifest.Tool(version: "1")
    let first = try films("demo").fingerprint(tool: tool, settings: "60")
    #expect(try films("demo").fingerprint(tool: tool, settings: "60") == first)
    #expect(try films("demo").fingerprint(tool: tool, settings: "30") != first)
    #expect(try films("demo-elegant").fingerprint(tool: tool, settings: "60") != first)
  }
}
