// SPDX-License-Identifier: MIT
//
// What a scene's golden folder holds, in `golden.json`: the tool and its libraries, a fingerprint of
// everything that went in, the fonts, and per sequence its trace and its kept frames with the hashes
// of their pixels. No dates: the same input gives the same bytes.

import Foundation
public import Recording

/// A scene's `golden.json`.
public struct GoldenManifest: Sendable, Equatable, Codable {
  /// The version of this format.
  public static let schemaVersion = 1
  /// The file's name.
  public static let fileName = "golden.json"

  /// A sequence.
  public struct Sequence: Sendable, Equatable, Codable {
    /// Its name, such as `0-1`.
    public var name: String
    /// When everything has settled, in seconds.
    public var duration: Double
    /// Frames per second.
    public var fps: Int
    /// Pixels per point.
    public var scale: Int
    /// SHA-256 of the trace in `<name>.ndjson`.
    public var trace: String
    /// The kept frames, by number.
    public var frames: [Manifest.Frame]
  }

  /// The version of this format.
  public var schema = GoldenManifest.schemaVersion
  /// The tool.
  public var tool: Manifest.Tool
  /// The scene.
  public var scene: Manifest.Scene
  /// The fonts, by file name.
  public var fonts: [Manifest.FontFile] = []
  /// The sequences, in the scene's order.
  public var sequences: [Sequence] = []

  init(tool: Manifest.Tool, scene: Manifest.Scene) {
    self.tool = tool
    self.scene = scene
  }

  /// The manifest in a file's bytes, or `nil` when they hold none of this version.
  public init?(bytes: [UInt8]) {
    guard let manifest = try? JSONDecoder().decode(GoldenManifest.self, from: Data(bytes)),
      manifest.schema == Self.schemaVersion,
      manifest.sequences.allSatisfy({ $0.isPlain })
    else { return nil }
    self = manifest
  }

  /// Every file that the folder holds, relative to it; `golden.json` itself included.
  public var files: Set<String> {
    var files: Set<String> = [Self.fileName]
    for sequence in sequences {
      files.insert(sequence.name + ".ndjson")
      for frame in sequence.frames { files.insert(frame.file) }
    }
    return files
  }

  subscript(name: String) -> Sequence? { sequences.first { $0.name == name } }

  /// The manifest as JSON: indented, a frame a line, a line feed at the end.
  var text: String {
    let head = Manifest.head(schema: schema, tool: tool, scene: scene, fonts: fonts)
    return JSONText.object(head + [("sequences", .array(sequences.map(\.json)))]).indented() + "\n"
  }
}

extension GoldenManifest.Sequence {
  /// Whether its files lie in the golden's folder, by name: a golden from a stranger names no others.
  fileprivate var isPlain: Bool {
    ([name] + frames.map(\.file)).allSatisfy { path in
      !path.split(separator: "/", omittingEmptySubsequences: false)
        .contains { $0.isEmpty || $0 == "." || $0 == ".." }
    }
  }

  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)), ("duration", .number(duration)), ("fps", .integer(fps)),
      ("scale", .integer(scale)), ("trace", .string(trace)),
      (
        "frames",
        .array(
          frames.map { frame in
            var members: [(String, JSONText)] = [
              ("index", .integer(frame.index)), ("time", .number(frame.time)),
              ("file", .string(frame.file)), ("pixels", .string(frame.pixels)),
            ]
            if let rows = frame.rows { members.append(("rows", .string(rows))) }
            if let earlier = frame.same_as { members.append(("same_as", .integer(earlier))) }
            return .object(members)
          })
      ),
    ])
  }
}
