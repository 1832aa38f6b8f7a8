// SPDX-License-Identifier: MIT
//
// Films a set of scenes that needs no file, and gives one hash over what every view did and every pixel
// shown. The hash is the promise "the same pixels on every machine" in a form that anyone can check: it
// depends on this package's code and on nothing else. Titles are set in a font of boxes.

import Foundation
import ImageCoding
import Recording
import Typesetting
import ViewKit

/// The tool's check of itself.
@MainActor
public struct SelfTest {
  /// A sequence that was filmed.
  public struct Sequence: Sendable, Equatable {
    /// The scene's name, a slash, and the sequence's.
    public let name: String
    /// How many frames it has.
    public let frames: Int
    /// SHA-256 over its trace and its straight RGBA8 frames.
    public let hash: String
  }

  /// What was filmed, in order.
  public private(set) var sequences: [Sequence] = []

  /// SHA-256 over the sequences' names and hashes.
  public var hash: String {
    SHA256.hex(of: Array(sequences.map { "\($0.name) \($0.hash)\n" }.joined().utf8))
  }

  /// Films every scene with so many worker threads. Leaves the default system font behind.
  public init(jobs: Int) throws {
    guard let bytes = Data(base64Encoded: BoxFont.base64) else { return }
    FontRegistry.shared.setSystemFont(try Face(bytes: [UInt8](bytes), path: "Box.ttf"))
    defer { try? FontRegistry.shared.setSystemFont(path: nil) }
    try FontRegistry.shared.setFallbackFonts(paths: [])
    for (name, text) in Self.scenes {
      let scene = try SceneDecoder.decode(Array(text.utf8), file: name, folder: ".")
      try film(scene, jobs: jobs)
    }
  }

  private mutating func film(_ scene: Scene, jobs: Int) throws {
    let films = SceneFilms(try SceneBuilder(scene))
    let camera = Camera(framesPerSecond: 20)
    // The first two sequences of a scene with pairs: to a neighbour, and past one.
    for name in films.names.prefix(2) {
      var text = ""
      try camera.trace(films.shot(name), name: name.text) { text += $0 }
      let planned = try PlannedSequence(name: name, camera: camera, selection: .all) {
        try films.shot(name)
      }
      var renderer = Renderer(
        folder: "", scene: scene.name, tool: Manifest.Tool(version: ""), fingerprint: "",
        camera: camera)
      renderer.format = .raw
      renderer.jobs = jobs
      try renderer.stream([planned]) { text += SHA256.hex(of: $0) + "\n" }
      sequences.append(
        Sequence(
          name: "\(scene.name)/\(name.text)", frames: planned.frames.count,
          hash: SHA256.hex(of: Array(text.utf8))))
    }
  }

  /// Every style and transition, both appearances and directions, the three scales, tablets, scripts.
  private static var scenes: [(name: String, text: String)] {
    let tabs = """
      [{"title": "Home fi", "icon": "builtin:home", "page": {"image": "builtin:home"}},
       {"title": "AV Ä\\u0301", "icon": "builtin:star", "badge": "3", "page": {"background": "#CCDDEE80"}},
       {"title": "\\u0633\\u0644\\u0627\\u0645", "icon": "builtin:person", "badge": "",
        "page": {"image": "builtin:profile"}}]
      """
    func scene(_ name: String, _ rest: String) -> (String, String) {
      (name, "{\"name\": \"\(name)\", \"tabs\": \(tabs), \(rest)}")
    }
    return [
      scene("none", #""device": {"size": [150, 200], "scale": 1}, "style": "none""#),
      scene("simple", #""device": {"size": [151, 190], "scale": 3}, "style": "simple""#),
      scene(
        "pop",
        """
        "device": {"size": [150, 200], "scale": 2, "safeArea": [20, 0, 17, 0]}, "style": "pop",
        "viewTransition": "pop", "tintColor": "#4CB6BE"
        """),
      scene(
        "elegant",
        """
        "device": {"size": [160, 200], "scale": 2}, "style": "elegant", "appearance": "dark",
        "layoutDirection": "rtl", "viewTransition": "crossFade"
        """),
      scene(
        "native",
        """
        "device": {"size": [320, 180], "scale": 2, "kind": "tablet"}, "style": "native",
        "viewTransition": "crossFade", "bar": {"appearance": {"background": "opaque"}}
        """),
      scene(
        "script",
        """
        "device": {"size": [150, 210], "scale": 2}, "style": "pop", "viewTransition": "crossFade",
        "script": [{"at": 0, "select": 2}, {"at": 0.1, "tap": 1}, {"at": 0.25, "appearance": "dark"},
          {"at": 0.3, "badge": {"tab": 0, "value": "99+"}}, {"at": 0.4, "tintColor": "systemRed"},
          {"at": 0.9, "tap": 0}]
        """),
    ]
  }
}
