// SPDX-License-Identifier: MIT
//
// A scene of Fixtures/Scenes/Situations on a stage, its script started, with text in the box font, whose
// letters are boxes of known advance: what its views are at a time, and what its bar looks like.

import FixtureSupport
import Foundation
import Raster
import SimpleTab
import ViewKit

@testable import Recording
@testable import SimpleTabScenes

/// A situation that users report, while its script runs.
@MainActor
struct Situation {
  let built: BuiltScene

  /// The situation of a name; `change` may alter its scene before it is built.
  init(_ name: String, change: (inout Scene) -> Void = { _ in }) throws {
    try Self.useBoxFont()
    let folder = Fixtures.url("Scenes/Situations")
    let file = folder.appendingPathComponent(name + ".json")
    var scene = try SceneDecoder.decode(
      [UInt8](Data(contentsOf: file)), file: file.path, folder: folder.path)
    change(&scene)
    built = try SceneBuilder(scene).build(selected: scene.selected)
    built.shot(of: scene.script ?? []).action()
    // What is due at once has happened.
    built.stage.advance(to: 0)
  }

  /// Sets all text in the box font; other suites name the fonts that they mean.
  static func useBoxFont() throws {
    try FontRegistry.shared.setSystemFont(path: Fixtures.url("Fonts/Box.ttf").path)
  }

  /// Sets text in the system's font again.
  static func useOwnFont() throws { try FontRegistry.shared.setSystemFont(path: nil) }

  /// Moves the clock, in seconds.
  @discardableResult
  func at(_ time: Double) -> Situation {
    built.stage.makeCurrent()
    built.stage.advance(to: time)
    return self
  }

  /// Moves the clock to where nothing moves any more.
  @discardableResult
  func settled() -> Situation {
    built.stage.makeCurrent()
    while let last = built.stage.lastFiniteEventTime { built.stage.advance(to: last) }
    return self
  }

  /// What a view of the trace is now: lengths on the screen, in points.
  func view(_ name: String) -> ViewTrace? { trace.first { $0.name == name } }

  /// A view's frame on the screen, in points.
  func frame(_ name: String) -> CGRect? {
    view(name).map {
      CGRect(x: $0.frame[0], y: $0.frame[1], width: $0.frame[2], height: $0.frame[3])
    }
  }

  /// Everything that the trace says now.
  var trace: [ViewTrace] { built.targets.map(ViewTrace.init) }

  var bar: UITabBar { built.controller.tabBar }

  var items: [SimpleTabBarItem] { (bar as? SimpleTabBar)?.barItems ?? [] }

  /// The item's button.
  func button(_ index: Int) -> UITabBarButton? {
    bar.items?[index].value(forKey: "view") as? UITabBarButton
  }

  /// What the screen shows now, cut to the bar with its hairline, or all of it.
  func picture(_ crop: FrameCrop = .bar) -> Pixmap {
    built.stage.makeCurrent()
    return Camera(framesPerSecond: 60, crop: crop).picture(
      of: Shot(stage: built.stage, bar: bar) {}, at: 0)
  }
}

extension Pixmap {
  /// The part between columns and rows.
  func part(x: Range<Int>, y: Range<Int>) -> Pixmap {
    var bytes: [UInt8] = []
    for row in y {
      bytes += self.bytes[(row * width + x.lowerBound) * 4..<(row * width + x.upperBound) * 4]
    }
    return Pixmap(width: x.count, height: y.count, premultipliedBytes: bytes)
      ?? Pixmap(width: 1, height: 1)
  }

  /// What is left without the rows and columns at the edges that show nothing but a colour.
  func trimmed(of color: PremultipliedColor) -> Pixmap? {
    let columns = (0..<width).filter { x in (0..<height).contains { self[x, $0] != color } }
    let rows = (0..<height).filter { y in (0..<width).contains { self[$0, y] != color } }
    guard let left = columns.first, let right = columns.last, let top = rows.first,
      let bottom = rows.last
    else { return nil }
    return part(x: left..<right + 1, y: top..<bottom + 1)
  }

  /// How many runs of other pixels a row has between columns.
  func runs(row: Int, x: Range<Int>, on color: PremultipliedColor) -> Int {
    x.filter { column in
      self[column, row] != color && (column == x.lowerBound || self[column - 1, row] == color)
    }.count
  }

  static let white = PremultipliedColor(r: 255, g: 255, b: 255, a: 255)
  static let black = PremultipliedColor(r: 0, g: 0, b: 0, a: 255)
}
