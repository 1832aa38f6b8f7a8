// SPDX-License-Identifier: MIT
//
// What the tests of this bundle share: a stage of their own, a font of boxes, small pictures.

import FixtureSupport
import Foundation
import Raster
import Typesetting

@testable import ViewKit

@MainActor
enum Support {
  /// Makes a stage the current one. Tests run on the main actor one after the other, so each stage is
  /// its test's own until the test awaits, which none does.
  @discardableResult
  static func stage(
    width: CGFloat = 375, height: CGFloat = 667, scale: CGFloat = 2,
    insets: UIEdgeInsets = .zero, traits: UITraitCollection = UITraitCollection()
  ) -> Stage {
    let stage = Stage(
      size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: insets,
      traits: traits)
    stage.makeCurrent()
    return stage
  }

  /// A font whose glyphs are boxes of known advance, at a size in points.
  static func boxFont(_ size: CGFloat) throws -> UIFont {
    if FontRegistry.shared.face(named: "Box") == nil {
      try FontRegistry.shared.register(path: Fixtures.url("Fonts/Box.ttf").path, name: "Box")
    }
    guard let font = UIFont(name: "Box", size: size) else { throw Missing() }
    return font
  }

  struct Missing: Error {}

  /// A picture of one colour, in pixels.
  static func picture(
    _ width: Int, _ height: Int, scale: CGFloat = 1, color: PremultipliedColor = .black
  ) -> UIImage {
    UIImage(pixmap: Pixmap(width: width, height: height, color: color), scale: scale)
  }

  /// A screen that writes down what it is told.
  final class Recorder: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("\(name) didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("\(name) willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("\(name) didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.add("\(name) willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.add("\(name) didDisappear")
    }
  }

  /// Lines in the order they were written.
  final class Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    /// What was written since the last time this was asked for.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
}
