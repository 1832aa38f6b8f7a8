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
  let frames: FrameChoice

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
    for name in scene.sequences {
      if let film = films[name] {
        manifest.sequences.append(
          try write(film, name, events: scene.events(name), to: replacement.part))
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
    _ film: Film, _ name: String, events: [Double], to folder: String
  ) throws -> GoldenManifest.Sequence {
    let trace = Array(film.trace.utf8)
    try FileWriter.write(trace, to: folder + "/" + name + ".ndjson")
    try FileWriter.createFolder(folder + "/" + name)
    var sequence = GoldenManifest.Sequence(
      name: name, duration: film.duration, fps: film.framesPerSecond, scale: film.scale,
      trace: SHA256.hex(of: trace), frames: [])
    for number in frames.numbers(of: film, events: events) {
      let picture = film.picture(number)
      let pixels = PixelHash.hex(of: picture)
      if let same = sequence.frames.first(where: { $0.pixels == pixels }) {
        sequence.frames.append(
          Manifest.Frame(
            index: number, time: film.frames[number].time, file: same.file, pixels: pixels,
            sameAs: same.index))
        continue
      }
      let file = name + "/" + GoldenPictures.fileName(number)
      try FileWriter.write(
        GoldenPictures.bytes(of: picture, scale: film.scale), to: folder + "/" + file)
      sequence.frames.append(
        Manifest.Frame(
          index: number, time: film.frames[number].time, file: file, pixels: pixels, sameAs: nil))
    }
    return sequence
  }

  private func keep(
    _ sequence: GoldenManifest.Sequence, from old: String, to folder: String
  ) throws(FileError) {
    try FileWriter.createFolder(folder + "/" + sequence.name)
    let files = Set(sequence.frames.map(\.file) + [sequence.name + ".ndjson"])
    for file in files.sorted() {
      try FileWriter.write(FileWriter.read(old + "/" + file), to: folder + "/" + file)
    }
  }
}

/// The picture files of goldens and results.
enum GoldenPictures {
  /// `frame-0007.png`.
  static func fileName(_ frame: Int) -> String {
    let digits = String(frame)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  /// A picture's file, made for few bytes.
  static func bytes(of picture: Pixmap, scale: Int) throws(RecordingError) -> [UInt8] {
    do throws(ImageWriteError) {
      return try PNGWriter.encode(
        picture, options: PNGWriter.Options(preset: .small, scale: Double(scale)))
    } catch { throw .picture(error.description) }
  }
}
