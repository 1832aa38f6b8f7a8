// SPDX-License-Identifier: MIT
//
// A new Swift package that depends on ours: the manifest, a controller to show, a program that films it,
// a test, and a page that says how to go on. What is special to a style or a transition comes from
// `StyleStart` and `TransitionStart`.

import Foundation

/// Makes new packages.
struct PackageStart {
  /// The module's name, such as `Wobble`.
  let module: String
  /// Its type, such as `WobbleTabBarStyle`.
  let type: String
  /// The type's file.
  let source: String
  /// What is set on the example's controller, as lines of Swift.
  let setup: String
  /// One sentence about the type.
  let purpose: String
  let dependency: PackageDependency

  var files: StartingPoint {
    var point = StartingPoint()
    point.add("Package.swift", manifest)
    point.add("Sources/\(module)/\(type).swift", source)
    point.add("Sources/\(module)/\(module)Example.swift", example)
    point.add("Sources/Film\(module)/main.swift", program)
    point.add("Tests/\(module)Tests/\(module)Tests.swift", test)
    point.add("README.md", readme)
    point.add(".gitignore", ".build\nframes\n")
    return point
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let simpleTab: [Target.Dependency] = [
      .product(name: "SimpleTab", package: "\(dependency.identity)"),
      .product(name: "UIKit", package: "\(dependency.identity)"),
    ]

    let package = Package(
      name: "\(module)",
      platforms: [.macOS(.v26)],
      products: [.library(name: "\(module)", targets: ["\(module)"])],
      dependencies: [\(dependency.text)],
      targets: [
        .target(name: "\(module)", dependencies: simpleTab),
        .executableTarget(name: "Film\(module)", dependencies: ["\(module)"] + simpleTab),
        .testTarget(name: "\(module)Tests", dependencies: ["\(module)"] + simpleTab),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private var example: String {
    """
    // A controller with three tabs to film and to test.

    import SimpleTab
    import UIKit

    /// Makes the controller.
    @MainActor
    public enum \(module)Example {
      public static func controller() -> SimpleTabBarController {
        let controller = SimpleTabBarController()
        controller.viewControllers = ["One", "Two", "Three"].enumerated().map { index, title in
          let screen = UIViewController()
          let shade = 1 - CGFloat(index) * 0.04
          screen.view.backgroundColor = UIColor(white: shade, alpha: 1)
          screen.tabBarItem = SimpleTabBarItem(title: title, image: icon(index), tag: index)
          return screen
        }
    \(setup.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
        return controller
      }

      /// A disc, a square and a diamond, of which only the opacity counts.
      private static func icon(_ index: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in
          let rect = CGRect(x: 3, y: 3, width: 19, height: 19)
          let path: UIBezierPath
          switch index {
          case 0: path = UIBezierPath(ovalIn: rect)
          case 1: path = UIBezierPath(rect: rect)
          default:
            path = UIBezierPath()
            path.move(to: CGPoint(x: 12.5, y: 1))
            path.addLine(to: CGPoint(x: 24, y: 12.5))
            path.addLine(to: CGPoint(x: 12.5, y: 24))
            path.addLine(to: CGPoint(x: 1, y: 12.5))
            path.close()
          }
          UIColor.black.setFill()
          path.fill()
        }.withRenderingMode(.alwaysTemplate)
      }
    }

    """
  }

  private var program: String {
    """
    // Films the switch from the first tab to the second: a PNG file a frame, and a manifest.

    import Foundation
    import Recording
    import SimpleTab
    import UIKit
    import \(module)

    let folder = CommandLine.arguments.dropFirst().first ?? "frames"
    let recorder = FrameRecorder(device: .named("iPhone 8"), framesPerSecond: 60)
    let film = try recorder.film(\(module)Example.controller()) { $0.selectedIndex = 1 }
    try film.write(to: folder)
    print("\\(film.frames.count) frames, \\(film.duration) s, in \\(folder)")

    """
  }

  private var test: String {
    """
    // XCTest, because Swift Testing cannot be imported beside a module named UIKit on Linux.

    import Recording
    import SimpleTab
    import UIKit
    import XCTest

    @testable import \(module)

    @MainActor
    final class \(module)Tests: XCTestCase {
      func testASwitchMovesAndComesToRest() async throws {
        let recorder = FrameRecorder(device: .named("iPhone 8"), framesPerSecond: 60)
        let controller = \(module)Example.controller()
        let film = try recorder.film(controller) { $0.selectedIndex = 1 }
        XCTAssertGreaterThan(film.frames.count, 2)
        XCTAssertFalse(film.isHeld(1, as: 0))

        // At rest the screen is what the style's refresh() and the layout say.
        let last = film.picture(film.frames.count - 1)
        controller.tabBarStyle?.refresh()
        let rest = try recorder.film(controller)
        XCTAssertEqual(rest.frames.count, 1)
        XCTAssertTrue(rest.picture(0) == last, "the last frame is not the state at rest")
      }

      func testEveryPairOfTabsComesToRest() async throws {
        for from in 0..<3 {
          for to in 0..<3 where to != from {
            let controller = \(module)Example.controller()
            controller.selectedIndex = from
            let recorder = FrameRecorder(device: .named("iPhone 8"), framesPerSecond: 60)
            let film = try recorder.film(controller) { $0.selectedIndex = to }
            XCTAssertLessThan(film.duration, 5, "\\(from)-\\(to)")
            XCTAssertEqual(controller.selectedIndex, to)
          }
        }
      }
    }

    """
  }

  private var readme: String {
    """
    # \(module)

    \(purpose)

    ```sh
    swift run Film\(module) frames    # frames/frame-0000.png …, 60 a second
    swift test
    ```

    The motion is in `Sources/\(module)/\(type).swift`, the screens that are filmed are in
    `Sources/\(module)/\(module)Example.swift`.

    """
  }
}

/// Where the new package finds ours.
struct PackageDependency: Equatable {
  /// As Package.swift says it.
  let text: String
  /// What products are asked of.
  let identity: String

  /// A folder, made absolute, or a URL.
  init(_ place: String) {
    let isURL = place.contains("://") || place.hasPrefix("git@")
    if isURL {
      var name = place.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? place
      if name.hasSuffix(".git") { name.removeLast(4) }
      text = ".package(url: \(Self.literal(place)), branch: \"main\")"
      identity = name
    } else {
      let path = URL(fileURLWithPath: place).standardizedFileURL.path
      text = ".package(name: \"SimpleTab\", path: \(Self.literal(path)))"
      identity = "SimpleTab"
    }
  }

  /// The checkout that a program lies in: the nearest folder above it with our manifest.
  static func checkout(around program: String?) -> String? {
    guard let program else { return nil }
    var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let manifest = folder.appendingPathComponent("Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8),
        text.contains("name: \"SimpleTab\"")
      {
        return folder.path
      }
    }
    return nil
  }

  /// Text as a literal of Swift.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
