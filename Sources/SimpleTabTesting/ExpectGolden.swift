// SPDX-License-Identifier: MIT
//
// Golden assertions for Swift Testing and XCTest: films a controller or a view and compares the film
// with the golden beside the test file, `Goldens/<test file>/<test>`. What differs is told in terms of
// motion first; pictures of it are attached to the test's results in Swift Testing, and lie in the
// folder that the message names.

import Foundation
public import Golden
public import Recording
import SimpleTab
import SimpleTabScenes
public import ViewKit

/// Where an assertion stands.
public struct GoldenPlace: Sendable {
  let file: String
  let staticFile: StaticString
  let fileID: String
  let function: String
  let line: Int
  let column: Int
  private let goldens: String?

  /// A place in a source file; the defaults are those of the caller, where this is not itself a
  /// parameter's default. `goldens` is a folder in place of
  /// the one beside the file.
  public init(
    file: StaticString = #filePath, fileID: String = #fileID, function: String = #function,
    line: Int = #line, column: Int = #column, goldens: String? = nil
  ) {
    self.goldens = goldens
    self.file = "\(file)"
    staticFile = file
    self.fileID = fileID
    self.function = function
    self.line = line
    self.column = column
  }

  /// The goldens of the file: `Goldens/<its name>` beside it, unless said otherwise.
  var folder: String {
    if let goldens { return goldens }
    let url = URL(fileURLWithPath: file)
    return url.deletingLastPathComponent().appendingPathComponent("Goldens")
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent).path
  }

  /// The test's name as a folder's: letters, digits and hyphens.
  var name: String {
    let plain = function.prefix { $0 != "(" }
    let words = plain.split { !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "test" : words.joined(separator: "-")
  }
}

/// Films a controller while an action runs and expects what the golden shows.
///
/// Without a golden one is recorded, and the test fails once, so that nobody takes a recording for a
/// test. `record`, or the environment's `SIMPLETAB_RECORD`, is one of all, failed, missing, changed and
/// never; without either it is missing, and never where `CI` is set. Pictures of what differs go to the
/// folder that `SIMPLETAB_RESULTS` names, else to one in the temporary folder.
///
/// - Parameters:
///   - controller: what to film. A `SimpleTabBarController`'s items, strip, pages and bar are traced.
///   - name: tells several goldens of one test apart.
///   - device: the screen.
///   - framesPerSecond: frames per second.
///   - traits: appearance, direction and the like.
///   - targets: further views to trace.
///   - rules: how the film is compared; exact unless it says otherwise.
///   - record: which goldens are written.
///   - place: where the assertion stands, for functions that wrap it; else the caller's place.
///   - file: the caller's file, beside which its goldens lie.
///   - fileID: the caller's module and file.
///   - function: the caller's test, which names the golden.
///   - line: the caller's line.
///   - column: the caller's column.
///   - action: what happens at time 0.
@MainActor
public func expectGolden<Controller: UIViewController>(
  _ controller: Controller, named name: String = "", device: Device = .standard,
  framesPerSecond: Int = 60, traits: UITraitCollection = UITraitCollection(),
  tracing targets: [TraceTarget] = [], rules: GoldenRules = GoldenRules(),
  record: RecordMode? = nil, at place: GoldenPlace? = nil, file: StaticString = #filePath,
  fileID: String = #fileID, function: String = #function, line: Int = #line, column: Int = #column,
  action: @escaping @MainActor (Controller) -> Void = { _ in }
) {
  // `GoldenPlace()` as a default would be this file's place: literals inside it are not the caller's.
  let place =
    place
    ?? GoldenPlace(file: file, fileID: fileID, function: function, line: line, column: column)
  let folder = name.isEmpty ? place.name : place.name + "-" + name
  var scene = GoldenScene(name: folder, sequences: ["film"]) { _ in
    let stage = Stage(device: device, traits: traits)
    // Tests run in any order: the next one's screens must not get the extent of this one's device.
    return try stage.whileCurrent {
      stage.window.rootViewController = controller
      stage.layoutIfNeeded()
      let camera = Camera(framesPerSecond: framesPerSecond)
      // What setting up started comes to rest before the film begins.
      _ = try camera.measure(Shot(stage: stage) {}, name: folder)
      let shot = Shot(
        stage: stage,
        targets: { targets + ((controller as? UITabBarController)?.traceTargets ?? []) }
      ) { action(controller) }
      return try camera.record(shot, name: folder)
    }
  }
  scene.rules = rules
  scene.source = place.file
  GoldenExpectation(scene: scene, record: record, place: place).run()
}

/// Films a view transition between two plain screens of a tab bar controller, from the first to the
/// second and back, and expects what the golden shows; see
/// `expectGolden(_:named:device:framesPerSecond:traits:tracing:rules:record:at:action:)`.
@MainActor
public func expectGolden(
  _ transition: any UIViewControllerAnimatedTransitioning, named name: String = "",
  device: Device = .standard, framesPerSecond: Int = 60,
  traits: UITraitCollection = UITraitCollection(), rules: GoldenRules = GoldenRules(),
  record: RecordMode? = nil, at place: GoldenPlace? = nil, file: StaticString = #filePath,
  fileID: String = #fileID, function: String = #function, line: Int = #line, column: Int = #column
) {
  for (index, way) in ["forward", "back"].enumerated() {
    let controller = SimpleTabBarController()
    controller.viewControllers = [UIColor.orange, .blue].enumerated().map { tag, color in
      let page = UIViewController()
      page.view.backgroundColor = color
      page.tabBarItem = SimpleTabBarItem(title: nil, image: nil, tag: tag)
      return page
    }
    controller.viewTransition = transition
    controller.selectedIndex = index
    expectGolden(
      controller, named: name.isEmpty ? way : name + "-" + way, device: device,
      framesPerSecond: framesPerSecond, traits: traits, rules: rules, record: record, at: place,
      file: file, fileID: fileID, function: function, line: line, column: column
    ) { $0.selectedIndex = 1 - index }
  }
}

/// Expects a view at rest, on a screen of its size, to look as its golden; see
/// `expectGolden(_:named:device:framesPerSecond:traits:tracing:rules:record:at:action:)`.
@MainActor
public func expectGolden(
  _ view: UIView, named name: String = "", scale: Int = 2,
  traits: UITraitCollection = UITraitCollection(), rules: GoldenRules = GoldenRules(),
  record: RecordMode? = nil, at place: GoldenPlace? = nil, file: StaticString = #filePath,
  fileID: String = #fileID, function: String = #function, line: Int = #line, column: Int = #column
) {
  let controller = UIViewController()
  let size = view.bounds.size
  let device = Device(
    name: "view", width: Double(size.width), height: Double(size.height), scale: scale)
  let root = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
  view.frame.origin = CGPoint(x: 0, y: 0)
  root.addSubview(view)
  controller.view = root
  expectGolden(
    controller, named: name, device: device, traits: traits,
    tracing: [TraceTarget(name: "view", view: view)], rules: rules, record: record, at: place,
    file: file, fileID: fileID, function: function, line: line, column: column)
}
