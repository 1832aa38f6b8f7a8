// SPDX-License-Identifier: MIT
//
// `simpletab new`: a style, a view transition or a scene to begin with, which films at once.

import Foundation

enum NewCommand: Command {
  private static let kinds = ["style", "scene", "transition"]

  static var description: CommandDescription {
    CommandDescription(
      name: "new", summary: "begin a style, a view transition or a scene of your own",
      paragraphs: [
        """
        Writes a folder to begin with. A scene is a scene file with icons. A style or a transition \
        is a Swift package with its source, a program that films it, and a test; NAME becomes \
        NAMETabBarStyle or NAMEViewTransition. What is there already is never touched.
        """
      ],
      operands: [
        OperandDescription(name: "KIND", kind: .names(kinds), isRequired: true),
        OperandDescription(name: "NAME", kind: .text, isRequired: true),
      ],
      options: [
        OptionDescription(
          "output", "o", value: "DIR", .folder, default: "NAME",
          means: "the folder to make"),
        OptionDescription(
          "package", value: "DIR|URL", .folder,
          default: "the checkout that this program was built in",
          means: "where the new package finds SimpleTab"),
      ],
      examples: [
        .init(
          "A scene, and its first film", "simpletab new scene shop",
          "simpletab render shop/scene.json"),
        .init(
          "A style, and its first film", "simpletab new style Wobble",
          "swift run --package-path Wobble FilmWobble frames"),
      ])
  }

  static func run(_ arguments: Arguments, _ output: Output) throws -> Int32 {
    let kind = try arguments.operand(0, "cannot begin")
    let name = arguments.operands[1]
    if arguments["output"] == "" { throw arguments.usage("-o needs the name of a folder") }
    let point: StartingPoint
    let next: String
    let checked: String
    do throws(StartingName.Fault) {
      checked = try kind == "scene" ? StartingName.folder(name) : StartingName.module(name)
    } catch { throw arguments.usage(error.reason, hint: error.hint) }
    let folder = arguments["output"] ?? checked
    if kind == "scene" {
      if arguments.has("package") { throw arguments.usage("--package makes no sense with a scene") }
      point = try SceneStart.files(named: name)
      next = "simpletab render \(folder)/scene.json"
    } else {
      let dependency = try dependency(arguments)
      point =
        kind == "style"
        ? StyleStart.files(named: checked, dependency: dependency)
        : TransitionStart.files(named: checked, dependency: dependency)
      next = "swift run --package-path \(folder) Film\(checked) frames"
    }
    try point.write(to: folder)
    output.standard("\(counted(point.files.count, "file")) in \(folder); film it with\n  \(next)\n")
    return 0
  }

  private static func dependency(_ arguments: Arguments) throws -> PackageDependency {
    if let place = arguments["package"] {
      let isURL = place.contains("://") || place.hasPrefix("git@")
      if !isURL, !FileManager.default.fileExists(atPath: place + "/Package.swift") {
        throw Failure(
          .noInput, "--package \(place): there is no Package.swift",
          hint: "Name the folder of a checkout of SimpleTab, or its URL.")
      }
      return PackageDependency(place)
    }
    guard let place = PackageDependency.checkout(around: Bundle.main.executablePath) else {
      throw arguments.usage(
        "--package is missing: this program lies in no checkout of SimpleTab",
        hint: "Name the folder of a checkout, or its URL.")
    }
    return PackageDependency(place)
  }
}
