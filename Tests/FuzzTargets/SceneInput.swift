// SPDX-License-Identifier: MIT
//
// Bytes as a scene file: read, built, filmed a little, one frame drawn. Promised: what is wrong is
// said as a scene's fault or a recording's, with a place; nothing else is thrown.

import Recording
import SimpleTabScenes

@MainActor
enum SceneInput {
  static func run(_ bytes: [UInt8]) -> String? {
    do {
      let scene = try SceneDecoder.decode(bytes, file: "fuzzed.json", folder: "/nowhere")
      for variant in scene.variants.prefix(2) { try film(variant) }
      return nil
    } catch let error as SceneError {
      return error.file == "fuzzed.json" ? nil : "a fault without its file: \(error)"
    } catch is RecordingError {
      return nil
    } catch { return "not a scene's fault: \(error)" }
  }

  private static func film(_ scene: Scene) throws {
    let films = SceneFilms(try SceneBuilder(scene))
    let camera = Camera(framesPerSecond: 3, longestFilm: 4)
    guard let name = films.names.last else { return }
    let length = try camera.measure(films.shot(name), name: name.text)
    // A large screen is right, and slow to draw.
    guard length.largestFrame <= 1 << 16 else { return }
    try RenderLimits().check(length)
    _ = camera.picture(of: try films.shot(name), at: 0.1)
    try camera.trace(films.shot(name), name: name.text) { _ in }
  }
}
