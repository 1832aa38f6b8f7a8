// SPDX-License-Identifier: MIT
//
// Builds a scene's new golden folder out of films and, for sequences that stay, of what is there; then
// puts it in the old one's place in one go.

import Foundation
import ImageCoding
import Raster
import Recording

/// Writes one scene's golden.
@MainActor
struct GoldenWriter {
  let store: GoldenStore
  let tool: Manifest.Tool
  let frames: FrameChoice?
  /// How many threads draw and compress.
  let jobs: Int

  /// Writes the sequences of `films` anew and keeps the others of the scene that exist. Throws
  /// `FileError` or `RecordingError`; then the golden is as it was.
  func write(_ scene: GoldenScene, films: [String: Film]) throws {
    let old = store.manifest(scene.name)
    let replacement = FolderReplacement(store.folder + "/" + scene.name)
    try FileWriter.createFolder(store.folder)
    try replacement.begin()
    do { try fill(replacement, scene, films, old) } catch {
      replacement.abandon()
      throw error
    }
    try replacement.commit()
  }

  private func fill(
    _ replacement: FolderReplacement, _ scene: GoldenScene, _ films: [String: Film],
    _ old: GoldenManifest?
  ) throws {
    var manifest = GoldenManifest(
      tool: tool, scene: Manifest.Scene(name: scene.name, fingerprint: scene.fingerprint ?? ""))
    var fonts = Set<Manifest.FontFile>()
    var forms: [String: FrameChoice] = [:]
    var numbers: [String: [Int]] = [:]
    for (name, film) in films {
      let form = frames ?? old?[name].map(FrameChoice.init) ?? .keys
      forms[name] = form
      numbers[name] = form.numbers(of: film, events: scene.events(name))
    }
    var pictures = try GoldenPictures.pictures(
      scene.sequences.flatMap { name in
        films[name].map { film in
          (numbers[name] ?? []).map { (film: film, number: $0, isEncoded: forms[name] != .apng) }
        } ?? []
      }, jobs: jobs)[...]
    for name in scene.sequences {
      if let film = films[name] {
        let own = numbers[name] ?? []
        manifest.sequences.append(
          try write(
            film, name, own, pictures.prefix(own.count), isAnimation: forms[name] == .apng,
            to: replacement.part))
        pictures = pictures.dropFirst(own.count)
        fonts.formUnion(try film.fonts())
      } else if let kept = old?[name] {
        try keep(kept, from: store.path(scene.name), to: replacement.part)
        manifest.sequences.append(kept)
        fonts.formUnion(old?.fonts ?? [])
        // What was filmed under other conditions may not vouch for the scene.
        if old?.scene.fingerprint != scene.fingerprint { manifest.scene.fingerprint = "" }
      } else {
        // Nobody may take an incomplete golden for an unchanged scene.
        manifest.scene.fingerprint = ""
      }
    }
    manifest.fonts = fonts.sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) }
    try FileWriter.write(
      Array(manifest.text.utf8), to: replacement.part + "/" + GoldenManifest.fileName)
  }

  private func write(
    _ film: Film, _ name: String, _ numbers: [Int], _ pictures: ArraySlice<GoldenPictures.Picture>,
    isAnimation: Bool, to folder: String
  ) throws -> GoldenManifest.Sequence {
    let trace = Array(film.trace.utf8)
    try FileWriter.write(trace, to: folder + "/" + name + ".ndjson")
    var sequence = GoldenManifest.Sequence(
      name: name, duration: film.duration, fps: film.framesPerSecond, scale: film.scale,
      trace: SHA256.hex(of: trace), frames: [])
    let animation = isAnimation ? GoldenPictures.animationName(name) : nil
    if let animation {
      try FileWriter.write(
        GoldenPictures.animation(of: film, jobs: jobs), to: folder + "/" + animation)
    } else {
      try FileWriter.createFolder(folder + "/" + name)
    }
    for (number, picture) in zip(numbers, pictures) {
      let same = sequence.frames.first { $0.pixels == picture.pixels }
      let file = animation ?? same?.file ?? name + "/" + GoldenPictures.fileName(number)
      sequence.frames.append(
        Manifest.Frame(
          index: number, time: film.frames[number].time, file: file, pixels: picture.pixels,
          rows: picture.rows, sameAs: same?.index))
      if animation == nil, same == nil {
        try FileWriter.write(picture.file, to: folder + "/" + file)
      }
    }
    return sequence
  }

  private func keep(
    _ sequence: GoldenManifest.Sequence, from old: String, to folder: String
  ) throws(FileError) {
    if sequence.frames.contains(where: { $0.file.contains("/") }) {
      try FileWriter.createFolder(folder + "/" + sequence.name)
    }
    let files = Set(sequence.frames.map(\.file) + [sequence.name + ".ndjson"])
    for file in files.sorted() {
      try FileWriter.write(FileWriter.read(old + "/" + file), to: folder + "/" + file)
    }
  }
}
