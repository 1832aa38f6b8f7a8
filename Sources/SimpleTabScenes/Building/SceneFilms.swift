// SPDX-License-Identifier: MIT
//
// Which sequences a scene has: its script, or every ordered pair of tabs, and how each is shot.

import ImageCoding
public import Recording

/// The sequences of a scene.
@MainActor
public struct SceneFilms {
  private let builder: SceneBuilder

  /// The sequences of a scene whose files are read.
  public init(_ builder: SceneBuilder) { self.builder = builder }

  /// The names, in order: `script` for a scene with one, else `0-1`, `0-2`, …
  public var names: [SequenceName] {
    let scene = builder.scene
    if scene.script != nil { return [SequenceName("script")] }
    let tabs = scene.tabs.indices
    if tabs.count == 1 { return [SequenceName(from: 0, to: 0)] }
    return tabs.flatMap { from in
      tabs.filter { $0 != from }.map { SequenceName(from: from, to: $0) }
    }
  }

  /// A shot of a sequence, on a stage of its own.
  public func shot(_ name: SequenceName) throws(SceneError) -> Shot {
    if let from = name.from, let to = name.to {
      return try builder.build(selected: from).shot(selecting: to)
    }
    return try builder.build(selected: builder.scene.selected)
      .shot(of: builder.scene.script ?? [])
  }

  /// What the stages of the shots so far reported, each once: missing letters and the like.
  public var diagnostics: [String] { builder.diagnostics }

  /// SHA-256 over everything that decides the frames: the scene's values, the content of its files,
  /// the tool and its libraries, and `settings` (frame rate, format and the like, as text).
  public func fingerprint(tool: Manifest.Tool, settings: String) -> String {
    var scene = builder.scene
    scene.source = SceneSource()
    var text = "\(scene)\n\(tool)\n\(settings)\n"
    for (path, hash) in builder.assets.contents { text += "\(path) \(hash)\n" }
    return SHA256.hex(of: Array(text.utf8))
  }
}
