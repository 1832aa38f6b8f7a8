// SPDX-License-Identifier: MIT
//
// How much a run may ask for, and the options that allow more: `--limit NAME=N,…` and `--allow-path
// DIR,…`. One table holds every limit with its name, its value and its meaning; the options are read by
// it and "simpletab list limits" prints it.

import Foundation
import Recording
import SimpleTabScenes

/// The limits of a run.
struct Limits {
  /// What a scene may ask for, and where it may read.
  var scene = SceneLimits()
  /// What may be rendered.
  var render = RenderLimits()
  /// How long a film may go on after its last event without coming to rest, in seconds.
  var seconds = 60

  /// A limit that an option sets.
  struct Entry {
    let name: String
    let unit: String
    let meaning: String
    /// The highest value that may be asked for.
    let most: Int
    let get: (Limits) -> Int
    let set: (inout Limits, Int) -> Void
  }

  /// Every limit, in the order of the documentation.
  static var entries: [Entry] {
    [
      entry("input", "bytes", "a scene file", 1 << 30, \.scene.bytes),
      entry(
        "nesting", "levels", "arrays and objects in one another in a scene file", 1000,
        \.scene.nesting),
      entry("tabs", "tabs", "a scene", 1000, \.scene.tabs),
      entry("script", "events", "a script", 1_000_000, \.scene.events),
      Entry(
        name: "time", unit: "seconds", meaning: "the time of a script's last event",
        most: 1_000_000,
        get: { Int($0.scene.latestEvent) }, set: { $0.scene.latestEvent = Double($1) }),
      entry(
        "rest", "seconds", "how long a film goes on after its last event without coming to rest",
        1_000_000, \.seconds),
      entry(
        "picture-file", "bytes", "a picture file that is read", 1 << 31, \.scene.pictures.fileBytes),
      Entry(
        name: "picture", unit: "pixels", meaning: "a picture that is read", most: 1 << 30,
        get: { $0.scene.pictures.pixels },
        set: { limits, value in
          limits.scene.pictures.pixels = value
          // Long ones are as right as square ones; PNG's own limit is 2³¹ − 1.
          limits.scene.pictures.width = max(limits.scene.pictures.width, min(value, 1 << 20))
          limits.scene.pictures.height = max(limits.scene.pictures.height, min(value, 1 << 20))
        }),
      entry(
        "animation", "frames", "an animated picture that is read", 100_000_000,
        \.scene.pictures.frames),
      entry("frame", "pixels", "a frame", 1 << 30, \.render.pixelsPerFrame),
      entry("frames", "frames", "all sequences of a run", 100_000_000, \.render.frames),
      Entry(
        name: "total", unit: "bytes", meaning: "all frames of a run before they are encoded",
        most: 1 << 60, get: { $0.render.pixels * 4 }, set: { $0.render.pixels = $1 / 4 }),
    ]
  }

  private static func entry(
    _ name: String, _ unit: String, _ meaning: String, _ most: Int,
    _ path: WritableKeyPath<Limits, Int>
  ) -> Entry {
    Entry(
      name: name, unit: unit, meaning: meaning, most: most, get: { $0[keyPath: path] },
      set: { $0[keyPath: path] = $1 })
  }

  /// The options, for commands that read scenes.
  static let options = [
    limit,
    OptionDescription(
      "allow-path", value: "DIR,…", .folder,
      means: "let scenes read files under DIR too, not only under their own folder"),
  ]

  /// The option about limits.
  static let limit = OptionDescription(
    "limit", value: "NAME=N,…", means: "raise or lower limits (\"simpletab list limits\")")

  /// The limits that hold unless others are given.
  init() {}

  /// The limits with what a command line says of them.
  init(_ arguments: Arguments) throws(Failure) {
    for item in arguments["limit"]?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let entries = Self.entries
      guard let entry = entries.first(where: { $0.name == parts[0] }) else {
        let names = entries.map(\.name)
        throw arguments.usage(
          "--limit \(item): there is no limit \"\(parts[0])\"",
          hint: NearestName.of(String(parts[0]), among: names).map { "Did you mean \($0)?" }
            ?? "Limits: " + names.joined(separator: ", ") + ".")
      }
      guard parts.count == 2, let value = Int(parts[1]), (1...entry.most).contains(value) else {
        throw arguments.usage(
          "--limit \(item): \(entry.name)=N is expected, with N from 1 to \(entry.most) "
            + entry.unit)
      }
      entry.set(&self, value)
    }
    for folder in arguments["allow-path"]?.split(separator: ",").map(String.init) ?? [] {
      guard FileManager.default.fileExists(atPath: folder + "/.") else {
        throw Failure(.noInput, "--allow-path \(folder): there is no such folder")
      }
      scene.folders.append(folder)
    }
  }
}
