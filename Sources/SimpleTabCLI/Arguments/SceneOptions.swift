// SPDX-License-Identifier: MIT
//
// The options that every command with a scene has: where the scene comes from and what overrides it.

import Foundation
import Recording
import SimpleTabScenes
import ViewKit

/// Reads scenes and applies what the command line says over them.
@MainActor
enum SceneOptions {
  /// The options, for `ArgumentShape`.
  static let shapes = [
    OptionShape("style", value: "NAME"), OptionShape("view-transition", value: "NAME"),
    OptionShape("device", value: "NAME"), OptionShape("scale", value: "N"),
    OptionShape("appearance", value: "NAME"), OptionShape("font", value: "FILE"),
    OptionShape("fallback-font", value: "FILE,…"),
  ]

  /// Their help.
  static let help = """
      --style NAME            none, simple, pop, elegant, native ("simpletab list styles")
      --view-transition NAME  none, pop, crossFade ("simpletab list transitions")
      --device NAME           a name of "simpletab list devices"
      --scale N               pixels per point, 1 to 4
      --appearance NAME       light or dark
      --font FILE             the font that "system" stands for
      --fallback-font FILE,…  fonts for letters that the others lack, in order
    """

  /// The longest film of a scene, in seconds: its last event, and a minute.
  static func longestFilm(_ scene: Scene) -> Double {
    60 + (scene.script?.map(\.time).max() ?? 0)
  }

  /// The scene that the operand names, the built-in demo without one, with its files read.
  static func builder(_ arguments: Arguments, _ output: Output) throws -> SceneBuilder {
    try setFonts(arguments)
    var scene = try scene(arguments.operands.first, output)
    if let name = try arguments.choice("style", among: StyleCatalog.entries.map(\.name)) {
      scene.style.name = name
    }
    if let name = try arguments.choice(
      "view-transition", among: TransitionCatalog.entries.map(\.name))
    {
      scene.viewTransition = name
    }
    if let name = try arguments.choice("device", among: Device.all.map(\.name)) {
      scene.device = .named(name)
    }
    if let scale = try arguments.integer("scale", 1...4) { scene.device.scale = scale }
    if let name = try arguments.choice(
      "appearance", among: SceneAppearance.allCases.map(\.rawValue))
    {
      scene.appearance = SceneAppearance(rawValue: name) ?? .light
    }
    return try SceneBuilder(scene)
  }

  /// The scene of a file, a built-in name, `-`, or the built-in demo.
  static func scene(_ operand: String?, _ output: Output) throws -> Scene {
    let builtIn = operand ?? SceneCatalog.entries[0].name
    let isFile =
      operand.map { FileManager.default.fileExists(atPath: $0) && !isFolder($0) } ?? false
    if !isFile, let scene = try SceneCatalog.scene(builtIn) { return scene }
    guard let operand else { throw Failure(.internalFault, "there is no built-in scene") }
    if operand == "-" {
      return try SceneDecoder.decode(
        output.input(), file: "-", folder: FileManager.default.currentDirectoryPath)
    }
    if isFolder(operand) {
      throw Failure(.noInput, "scene \(operand): this is a folder; a JSON file is expected")
    }
    if !isFile {
      throw Failure(
        .noInput, "scene \(operand): there is no such file",
        hint: "Without a scene, \"simpletab render\" films the built-in demo.")
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileWriter.read(operand) } catch {
      throw Failure(.noInput, "scene \(operand): \(error.reason)")
    }
    return try SceneDecoder.decode(
      bytes, file: operand,
      folder: URL(fileURLWithPath: operand).deletingLastPathComponent().path)
  }

  private static func isFolder(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/.")
  }

  /// Applies --font and --fallback-font.
  static func setFonts(_ arguments: Arguments) throws {
    func check(_ path: String, _ option: String) throws {
      guard FileManager.default.fileExists(atPath: path) else {
        throw Failure(
          .noInput, "font \(path): there is no such file", hint: "--\(option) names it.")
      }
    }
    if let path = arguments["font"] {
      try check(path, "font")
      try FontRegistry.shared.setSystemFont(path: path)
    } else {
      try FontRegistry.shared.setSystemFont(path: nil)
    }
    let fallbacks = arguments["fallback-font"]?.split(separator: ",").map(String.init) ?? []
    for path in fallbacks { try check(path, "fallback-font") }
    try FontRegistry.shared.setFallbackFonts(paths: fallbacks)
  }
}
