// SPDX-License-Identifier: MIT
//
// The films that pictures are made of, each filmed once: a README asks for the same transition as a
// filmstrip, as a plot and as an animation. A film is a few KB a frame until its pictures are drawn.

import Foundation
import Recording
import SimpleTabScenes

/// What decides a film.
struct FilmKey: Hashable {
  /// The scene file's path, or a built-in name.
  var scene: String
  var style: String?
  var viewTransition: String?
  var device: String?
  var appearance: SceneAppearance
  /// Pixels per point of the screen that is filmed.
  var scale: Int
  /// Frames per second.
  var framesPerSecond = 60
  /// The sequence's name; `nil` for the scene's first.
  var sequence: String?
}

/// Films scenes and keeps the films.
@MainActor
final class FilmLibrary {
  private var scenes: [String: Scene]
  private var sequences: [FilmKey: SceneFilms] = [:]
  private var films: [FilmKey: FilmedScene] = [:]
  /// What stages reported, each once: missing letters and the like.
  private(set) var diagnostics: [String] = []

  /// A library that knows some scenes already, by the paths they are asked for.
  init(scenes: [String: Scene] = [:]) { self.scenes = scenes }

  /// The film of a key. Throws `SceneError`, `RecordingError`, or `DocumentError` for a transition
  /// that the scene does not have.
  func film(_ key: FilmKey) throws -> FilmedScene {
    if let film = films[key] { return film }
    let (scene, shots, name) = try shots(key)
    let film = try camera(scene, key).record(shots.shot(name), name: name.text)
    diagnostics += shots.diagnostics.filter { !diagnostics.contains($0) }
    let filmed = FilmedScene(film: film, scene: scene, name: name)
    films[key] = filmed
    return filmed
  }

  /// The film of a key and what it shows at one time, exactly, as a film of one frame.
  func instant(_ key: FilmKey, at moment: Moment) throws -> FilmedScene {
    let whole = try film(key)
    let (scene, shots, name) = try shots(key)
    guard let time = moment.time(in: whole.film.duration) else {
      throw DocumentError(
        key: "at",
        reason: "the transition \(name.text) ends at \(JSONText.number(whole.film.duration)) s")
    }
    var filmed = whole
    filmed.instant = try camera(scene, key).picture(of: shots.shot(name), at: time)
    return filmed
  }

  private func camera(_ scene: Scene, _ key: FilmKey) -> Camera {
    Camera(
      framesPerSecond: key.framesPerSecond,
      longestFilm: 60 + (scene.script?.map(\.time).max() ?? 0))
  }

  private func shots(_ key: FilmKey) throws -> (Scene, SceneFilms, SequenceName) {
    var place = key
    place.sequence = nil
    var scene = try scene(key.scene)
    if let style = key.style { scene.style.name = style }
    if let transition = key.viewTransition { scene.viewTransition = transition }
    if let device = key.device.flatMap(Device.find) { scene.device = device }
    scene.appearance = key.appearance
    scene.device.scale = key.scale
    let shots: SceneFilms
    if let known = sequences[place] {
      shots = known
    } else {
      shots = SceneFilms(try SceneBuilder(scene))
      sequences[place] = shots
    }
    let names = shots.names
    guard let wanted = key.sequence else { return (scene, shots, names[0]) }
    guard let name = names.first(where: { $0.text == wanted }) else {
      throw DocumentError(
        key: "transition", reason: "the scene has no transition \(wanted)",
        hint: "Transitions here: " + names.prefix(12).map(\.text).joined(separator: ", ")
          + (names.count > 12 ? ", …" : "."))
    }
    return (scene, shots, name)
  }

  private func scene(_ path: String) throws -> Scene {
    if let scene = scenes[path] { return scene }
    let scene: Scene
    if let builtIn = try Self.builtIn(path) {
      scene = builtIn
    } else {
      guard FileManager.default.fileExists(atPath: path) else {
        throw DocumentError(
          .missing, key: "scene", reason: "\(path): there is no such file",
          hint: "Scenes are named from the document's folder; \"simpletab list scenes\" has others."
        )
      }
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileWriter.read(path, atMost: SceneLimits().bytes)
      } catch {
        throw DocumentError(
          error.kind == .tooLarge ? .invalid : .missing, key: "scene",
          reason: "\(path): \(error.reason)")
      }
      scene = try SceneDecoder.decode(
        bytes, file: path, folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }
    scenes[path] = scene
    return scene
  }

  private static func builtIn(_ path: String) throws -> Scene? {
    path.contains("/") ? nil : try SceneCatalog.scene(path)
  }
}
