// SPDX-License-Identifier: MIT
//
// Bytes as what an earlier run left: `manifest.json` for a render that resumes, and, cut at the first
// zero byte, `golden.json` and a trace for verifying. Promised: a manifest that is read and written is
// the same, and nothing outside the folder is touched.

import Foundation
import Golden
import ImageCoding
import Recording
import SimpleTabScenes

@MainActor
enum ManifestInput {
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("simpletab-fuzz-\(ProcessInfo.processInfo.processIdentifier)").path

  private static let films: SceneFilms? = {
    let text = """
      {"name": "s", "device": {"size": [40, 60], "scale": 1}, "style": "none",
       "viewTransition": "none", "tabs": [{}, {}]}
      """
    let scene = try? SceneDecoder.decode(Array(text.utf8), file: "s.json", folder: "/nowhere")
    return scene.flatMap { try? SceneBuilder($0) }.map { SceneFilms($0) }
  }()

  static func run(_ bytes: [UInt8]) -> String? {
    guard let films else { return "the scene cannot be built" }
    let name = SequenceName(from: 0, to: 1)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      if let manifest = Manifest(bytes: bytes) {
        guard Manifest(bytes: Array(manifest.text.utf8)) == manifest else {
          return "a manifest written and read again differs"
        }
        try FileWriter.createFolder(folder + "/s")
        try FileWriter.write(bytes, to: folder + "/s/manifest.json")
        let camera = Camera(framesPerSecond: 4)
        var renderer = Renderer(
          folder: folder, scene: "s", tool: Manifest.Tool(version: "0"), fingerprint: "f",
          camera: camera)
        renderer.resumes = true
        try renderer.render([
          PlannedSequence(name: name, camera: camera, selection: .all) { try films.shot(name) }
        ])
      }
      let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      _ = TraceFrame.read(String(decoding: parts.last ?? [], as: UTF8.self))
      guard let golden = parts.first, var manifest = GoldenManifest(bytes: Array(golden)) else {
        return nil
      }
      // Whoever writes a trace can write its hash, too.
      let trace = Array(parts.last ?? [])
      for index in manifest.sequences.indices {
        manifest.sequences[index].trace = SHA256.hex(of: trace)
      }
      try FileWriter.createFolder(folder + "/s/0-1")
      try FileWriter.write(Array(JSONEncoder().encode(manifest)), to: folder + "/s/golden.json")
      try FileWriter.write(trace, to: folder + "/s/0-1.ndjson")
      let scene = GoldenScene(name: "s", sequences: ["0-1"]) { text in
        try Camera(framesPerSecond: 4).record(films.shot(name), name: text)
      }
      let store = GoldenStore(folder: folder)
      let outcome = try GoldenVerifier(store: store, results: folder + "/results").verify(scene)
      let recorder = GoldenRecorder(store: store, tool: Manifest.Tool(version: "0"))
      _ = recorder.staleNames(scene)
      try recorder.record(scene, mode: .changed, after: outcome)
    } catch { return "what an earlier run left stops this one: \(error)" }
    return nil
  }
}
