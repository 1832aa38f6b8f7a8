// SPDX-License-Identifier: MIT
//
// `simpletab new`: what it writes, and that a scene films at once. Packages are built by
// `Scripts/check-docs.sh`, because that takes a compiler.

import FixtureSupport
import Foundation
import Recording
import Testing

@testable import SimpleTabCLI

@MainActor
struct NewCommandTests {
  private let checkout = Fixtures.url("..").standardizedFileURL.path

  @Test func `A scene films at once, without a warning`() throws {
    try withFolder { folder in
      let run = CapturedRun("new", "scene", "shop", "-o", folder + "/shop", folder: folder)
      #expect(run.code == 0)
      #expect(
        run.standard
          == "10 files in DIR/shop; film it with\n  simpletab render DIR/shop/scene.json\n")
      let film = CapturedRun(
        "render", folder + "/shop/scene.json", "-o", folder + "/out", "--transition", "0-1",
        "--scale", "3", folder: folder)
      #expect(film.code == 0)
      #expect(film.error == "0-1: 34 frames\n")
      #expect(FileManager.default.fileExists(atPath: folder + "/out/shop/0-1/frame-0033.png"))
    }
  }

  @Test(arguments: [("style", "TabBarStyle"), ("transition", "ViewTransition")])
  func `A package has its type, its program and its test`(kind: String, ending: String) throws {
    try withFolder { folder in
      let run = CapturedRun(
        "new", kind, "wobble", "-o", folder + "/w", "--package", checkout, folder: folder)
      #expect(run.code == 0)
      #expect(run.standard.hasSuffix("swift run --package-path DIR/w FilmWobble frames\n"))
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder + "/w").filter {
        $0.hasSuffix(".swift") || $0.hasSuffix(".md")
      }
      #expect(
        Set(files) == [
          "Package.swift", "README.md", "Sources/FilmWobble/main.swift",
          "Sources/Wobble/Wobble\(ending).swift", "Sources/Wobble/WobbleExample.swift",
          "Tests/WobbleTests/WobbleTests.swift",
        ])
      let manifest = String(
        decoding: try FileWriter.read(folder + "/w/Package.swift"), as: UTF8.self)
      #expect(manifest.contains("path: \"\(checkout)\""))
      for file in files {
        let text = String(decoding: try FileWriter.read(folder + "/w/" + file), as: UTF8.self)
        for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(file): \(line)") }
      }
    }
  }

  @Test(
    arguments: [
      (["new", "styl", "A"], "cannot begin \"styl\"", 64),
      (["new", "style"], "NAME is missing", 64),
      (["new", "style", "a b"], "\"a b\": a space cannot be in a type's name", 64),
      (["new", "scene", "../x"], "\"../x\": '.' cannot be in a scene's name", 64),
      (["new", "scene", "x", "--package", "y"], "--package makes no sense with a scene", 64),
    ] as [([String], String, Int32)])
  func `What cannot be begun is wrong usage`(words: [String], reason: String, code: Int32) {
    let run = CapturedRun(words)
    #expect(run.code == code)
    #expect(run.error.hasPrefix("simpletab: error: new: \(reason)\n"), "\(run.error)")
  }

  @Test func `A package from nowhere is missing input, and nothing is written`() throws {
    try withFolder { folder in
      let run = CapturedRun(
        "new", "style", "A", "-o", folder + "/a", "--package", folder, folder: folder)
      #expect(run.code == 66)
      #expect(
        run.error == "simpletab: error: --package DIR: there is no Package.swift\n"
          + "  Name the folder of a checkout of SimpleTab, or its URL.\n")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left.isEmpty)
    }
  }
}
