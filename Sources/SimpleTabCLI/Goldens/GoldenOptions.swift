// SPDX-License-Identifier: MIT
//
// The options that record, verify and prune share: which scenes, which of their variants, and where the
// goldens are. Operands are scene files, folders of them, or built-in names.

import Foundation
import Golden
import ImageCoding
import ImageDiff
import Recording
import SimpleTabScenes

/// Reads the options about goldens.
@MainActor
struct GoldenOptions {
  static let options =
    [
      OptionDescription(
        "goldens", value: "DIR", .folder, isRequired: true, means: "where the goldens are"),
      OptionDescription(
        "only", value: "TEXT,…", means: "only scenes whose names contain one of the texts"),
      CameraOptions.framesPerSecond,
    ] + SceneOptions.fonts + Limits.options

  let store: GoldenStore
  let tool = Manifest.Tool(version: CommandLineTool.version)
  /// Every variant of every scene, by name, before the filter.
  let names: Set<String>
  /// The variants that the filter lets through, in order.
  let scenes: SceneList
  /// Whether the operands may be less than all that the goldens hold.
  let isFiltered: Bool
  private let framesPerSecond: Int
  private let fontText: String
  private let limits: Limits

  init(_ arguments: Arguments, _ output: Output) throws {
    guard let folder = arguments["goldens"], !folder.isEmpty else {
      throw arguments.usage("--goldens needs the name of a folder")
    }
    limits = try Limits(arguments)
    var store = GoldenStore(folder: folder)
    store.pictures = limits.scene.pictures
    self.store = store
    framesPerSecond = try arguments.integer("fps") ?? 60
    try SceneOptions.setFonts(arguments)
    fontText = try ["font", "fallback-font"].map { name in
      try (arguments[name]?.split(separator: ",") ?? []).map {
        try FileWriter.sha256(of: String($0))
      }.joined(separator: ",")
    }.joined(separator: " ")
    let only = arguments["only"]?.split(separator: ",").map(String.init)
    let scenes = SceneList { [limits] operand in
      try SceneOptions.scene(operand, output, limits).variants
    }
    var isOfFolders = true
    var sources: [String: String] = [:]
    var folded: [String: String] = [:]
    for operand in arguments.operands {
      let files = try Self.files(operand)
      if files == nil { isOfFolders = false }
      for file in files ?? [operand] {
        let variants = try scenes.add(file) { name in only?.contains(where: name.contains) ?? true }
        for scene in variants {
          // Names that only case tells apart are one folder on file systems that fold it.
          if let other = folded.updateValue(scene.name, forKey: scene.name.lowercased()),
            other != scene.name
          {
            throw Failure(
              .badData,
              "scene \(scene.source.file): \"\(scene.name)\" and \"\(other)\" differ only in case",
              hint: "Goldens are kept by name; some file systems take these for one.")
          }
          if let other = sources.updateValue(scene.source.file, forKey: scene.name) {
            throw Failure(
              .badData,
              "scene \(scene.source.file): another one is named \"\(scene.name)\": \(other)",
              hint: "Goldens are kept by name; give each scene a \"name\" of its own.")
          }
        }
      }
    }
    self.scenes = scenes
    names = Set(sources.keys)
    isFiltered = only != nil || !isOfFolders
    output.catchEnding()
    if scenes.count == 0 {
      throw Failure(
        .noInput, "no scene is left to look at",
        hint: only == nil
          ? "Folders are searched for files that end in .json." : "--only names parts of names.")
    }
  }

  /// The command that records what a verification with these arguments found different.
  static func acceptCommand(_ arguments: Arguments) -> String {
    let given = options.compactMap { option in
      arguments[option.name].map { "--\(option.name) \(GoldenWords.quoted($0))" }
    }
    let words = arguments.operands.map(GoldenWords.quoted) + given
    return "simpletab record \(words.joined(separator: " ")) --mode changed"
  }

  /// The scene files in a folder and those below it, by path; `nil` when it is no folder.
  private static func files(_ operand: String) throws -> [String]? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: operand)
    guard attributes?[.type] as? FileAttributeType == .typeDirectory else { return nil }
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: operand)) ?? []
    return found.filter {
      $0.hasSuffix(".json") && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { (operand.hasSuffix("/") ? operand : operand + "/") + $0 }
  }

  /// A scene as something to compare. Reads its files.
  func golden(_ scene: Scene) throws -> (scene: GoldenScene, films: SceneFilms) {
    let films = SceneFilms(try SceneBuilder(scene))
    var camera = Camera(
      framesPerSecond: framesPerSecond, longestFilm: SceneOptions.longestFilm(scene, limits))
    camera.followsOrder = !scene.golden.assertions.isEmpty
    let names = films.names
    let film: @MainActor (String, Set<Int>?) throws -> Film = { [camera] text, drawn in
      guard let name = names.first(where: { $0.text == text }) else {
        throw Failure(.internalFault, "there is no sequence \(text)")
      }
      return try camera.record(films.shot(name), name: text, drawing: drawn)
    }
    var golden = GoldenScene(name: scene.name, sequences: names.map(\.text)) { try film($0, nil) }
    golden.filmDrawing = { try film($0, $1) }
    golden.source = scene.source.file
    golden.fingerprint = films.fingerprint(
      tool: tool, settings: "golden \(framesPerSecond) \(fontText) \(Self.program)")
    golden.rules = Self.rules(scene.golden)
    let events = (scene.script ?? []).map(\.time)
    golden.events = { _ in events }
    return (golden, films)
  }

  /// SHA-256 of the running program, because its code decides the pixels too.
  private static let program: String = {
    Bundle.main.executablePath.flatMap { try? FileWriter.sha256(of: $0) } ?? ""
  }()

  private static func rules(_ scene: SceneGoldenRules) -> GoldenRules {
    var tolerance = Tolerance.exact
    if let channels = scene.channels { tolerance.pixel = .channels(channels) }
    if let limit = scene.colorDifference { tolerance.pixel = .perceptual(limit) }
    tolerance.ignoresAntialiasing = scene.ignoresAntialiasing
    tolerance.share = scene.share
    if let most = scene.largestBlock { tolerance.gate.largestBlock = most }
    return GoldenRules(
      tolerance: tolerance, reason: scene.reason, motion: scene.motion,
      ignoring: scene.ignoredViews,
      assertions: FrameAssertion.all.filter { scene.assertions.contains($0.name) })
  }
}
