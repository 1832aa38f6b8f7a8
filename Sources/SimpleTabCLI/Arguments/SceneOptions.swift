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
  /// The options that override what a scene file says.
  static let options = [
    OptionDescription(
      "style", value: "NAME", .names(StyleCatalog.entries.map(\.name)), means: "the bar's style"),
    OptionDescription(
      "view-transition", value: "NAME", .names(TransitionCatalog.entries.map(\.name)),
      means: "how pages change"),
    OptionDescription(
      "device", value: "NAME", .names(Device.all.map(\.name), listedBy: "devices"),
      means: "the device to film"),
    OptionDescription("scale", value: "N", .integer(1...4), means: "pixels per point"),
    OptionDescription(
      "appearance", value: "NAME", .names(SceneAppearance.allCases.map(\.rawValue)),
      means: "colours"),
  ]

  /// The options about fonts.
  static let fonts = [
    OptionDescription(
      "font", value: "FILE", .file(".ttf"), means: "the font that \"system\" stands for"),
    OptionDescription(
      "fallback-font", value: "FILE,…", .file(".ttf"),
      means: "fonts for letters that the others lack, in order"),
  ]

  /// The one transition of commands that film one.
  static let transition = OptionDescription(
    "transition", value: "A-B", .suggestions(["0-1", "1-0", "0-2", "2-0", "1-2", "2-1", "script"]),
    default: "the first", means: "which transition, as numbers of tabs, or \"script\"")

  /// The longest film of a scene, in seconds: its last event, and what comes to rest after it.
  static func longestFilm(_ scene: Scene, _ limits: Limits = Limits()) -> Double {
    Double(limits.seconds) + (scene.script?.map(\.time).max() ?? 0)
  }

  /// The scene that the operand names, the built-in demo without one, with its files read.
  static func builder(_ arguments: Arguments, _ output: Output) throws -> SceneBuilder {
    try setFonts(arguments)
    var scene = try scene(arguments.operands.first, output, try Limits(arguments))
    if let name = try arguments.choice("style") {
      scene.style.name = name
    }
    if let name = try arguments.choice("view-transition") {
      scene.viewTransition = name
    }
    if let name = try arguments.choice("device") {
      scene.device = .named(name)
    }
    if let scale = try arguments.integer("scale") { scene.device.scale = scale }
    if let appearance = try arguments.choice("appearance", as: SceneAppearance.self) {
      scene.appearance = appearance
    }
    let builder = try SceneBuilder(scene)
    output.catchEnding()
    return builder
  }

  /// The scene of a file, a built-in name, `-`, or the built-in demo.
  static func scene(
    _ operand: String?, _ output: Output, _ limits: Limits = Limits()
  ) throws -> Scene {
    if operand == "" { throw Failure(.usage, "the scene's name is empty") }
    let builtIn = operand ?? SceneCatalog.entries[0].name
    let isFile =
      operand.map { FileManager.default.fileExists(atPath: $0) && !isFolder($0) } ?? false
    if !isFile, let scene = try SceneCatalog.scene(builtIn) { return scene }
    guard let operand else { throw Failure(.internalFault, "there is no built-in scene") }
    if operand == "-" {
      return try SceneDecoder.decode(
        output.input(limits.scene.bytes), file: "-",
        folder: FileManager.default.currentDirectoryPath, limits: limits.scene)
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
    do throws(FileError) {
      bytes = try FileWriter.read(operand, atMost: limits.scene.bytes, ofAnyKind: true)
    } catch {
      throw Failure(
        error.kind == .tooLarge ? .badData : .noInput, "scene \(operand): \(error.reason)",
        hint: error.kind == .tooLarge ? Failure.raising("input") : nil)
    }
    return try SceneDecoder.decode(
      bytes, file: operand,
      folder: URL(fileURLWithPath: operand).deletingLastPathComponent().path,
      limits: limits.scene)
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
