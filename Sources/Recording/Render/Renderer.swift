// SPDX-License-Identifier: MIT
//
// Renders a plan into a folder: frames as files, one manifest for the scene, written anew after
// sequences, so that a killed render can be resumed from one of its last. Frames go through worker
// threads and come out in order; the bytes do not depend on how many there are, nor does the memory
// that they take on how many frames there are.

import Foundation
import ImageCoding
import ViewKit

/// Renders planned sequences.
@MainActor
public struct Renderer {
  /// What happens, for progress.
  public enum Event: Sendable, Equatable {
    /// A sequence begins.
    case begin(sequence: String, frames: Int)
    /// A frame is written.
    case frame(sequence: String, done: Int, frames: Int)
    /// A sequence is complete; `isReused` when its files were there already.
    case end(sequence: String, frames: Int, isReused: Bool)
  }

  /// The output folder.
  public var folder: String
  /// The scene's name.
  public var scene: String
  /// The names of frames.
  public var pattern = FramePattern.standard
  /// How frames become files.
  public var format = FrameFormat.png(.fast)
  /// Worker threads.
  public var jobs = 1
  /// Whether complete sequences of an earlier render with the same fingerprint are kept.
  public var resumes = false
  /// The tool and its libraries, for the manifest.
  public var tool: Manifest.Tool
  /// SHA-256 over everything that decides the pixels.
  public var fingerprint: String
  /// Films the shots.
  public var camera: Camera

  /// A renderer into a folder.
  public init(
    folder: String, scene: String, tool: Manifest.Tool, fingerprint: String, camera: Camera
  ) {
    self.folder = folder
    self.scene = scene
    self.tool = tool
    self.fingerprint = fingerprint
    self.camera = camera
  }

  private var sceneFolder: String { folder + "/" + scene }

  /// The manifest's path.
  public var manifestPath: String { sceneFolder + "/manifest.json" }

  /// A frame's file, relative to the output folder.
  public func file(_ sequence: SequenceName, _ frame: Int) -> String {
    pattern.name(scene: scene, sequence: sequence, frame: frame)
  }

  /// Throws when the pattern gives two frames of a plan one file, or one the manifest's.
  public func checkNames(_ plan: [PlannedSequence]) throws(FramePattern.Fault) {
    guard pattern != .standard else { return }
    var owners = [scene + "/manifest.json": "the manifest"]
    for planned in plan {
      for frame in planned.frames {
        let (name, owner) = (file(planned.name, frame), "frame \(frame) of \(planned.name.text)")
        if let other = owners.updateValue(owner, forKey: name) {
          throw FramePattern.Fault(reason: "\(other) and \(owner) would both be \(name)")
        }
      }
    }
  }

  /// Renders; throws `FileError`, `RecordingError` or what making a shot throws.
  public func render(
    _ plan: [PlannedSequence], progress: (Event) -> Void = { _ in }
  ) throws {
    try checkSizes(plan)
    try FileWriter.createFolder(sceneFolder, inside: folder)
    FileWriter.removeLeftovers(in: sceneFolder)
    let listing = ManifestListing(
      Manifest(tool: tool, scene: Manifest.Scene(name: scene, fingerprint: fingerprint)),
      folder: sceneFolder)
    var fonts = Set<Manifest.FontFile>()
    var drawn = FontFiles()
    let earlier = EarlierManifest(path: manifestPath)
    let isSameFilm = earlier?.scene.fingerprint == fingerprint
    if let earlier, isSameFilm {
      // Sequences that this plan does not touch stay true.
      fonts.formUnion(earlier.fonts)
      let names = Set(plan.map(\.name.text))
      for sequence in earlier.sequences where !names.contains(sequence.name) {
        try listing.add(sequence, of: earlier)
      }
      listing.markSaved()
    }
    let left = FrameJournal.left(in: sceneFolder)
    let journals =
      (resumes ? left : []).compactMap(EarlierManifest.init(journal:)).filter {
        $0.scene.fingerprint == fingerprint
      }
    let olds = Dictionary(
      (earlier?.sequences ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    func save() throws(FileError) {
      fonts.formUnion(try drawn.files())
      try listing.save(
        fonts: fonts.sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) }, at: manifestPath)
    }
    do {
      for (place, planned) in plan.enumerated() {
        progress(.begin(sequence: planned.name.text, frames: planned.frames.count))
        let old = earlier.flatMap { earlier in
          olds[planned.name.text].map { OldSequence(manifest: earlier, sequence: $0) }
        }
        var (kept, source) = (resumes && isSameFilm ? verified(old, for: planned) : 0, old)
        let isReused = kept == planned.frames.count
        if !isReused {
          for journal in journals {
            let found = OldSequence(planned.name, in: journal)
            let count = verified(found, for: planned)
            if count > kept { (kept, source) = (count, found) }
          }
        }
        if isReused, let old {
          try listing.add(old.sequence, of: old.manifest)
        } else {
          if case .apng(_, let playback) = format {
            try renderAnimation(planned, playback, into: listing, &drawn, progress: progress)
          } else {
            try render(
              planned, after: kept, of: source, into: listing, &drawn, progress: progress)
          }
          try removeStale(of: old, isSameFilm: isSameFilm, beside: planned)
        }
        progress(
          .end(sequence: planned.name.text, frames: planned.frames.count, isReused: isReused))
        if place == plan.count - 1 || listing.isDue { try save() }
      }
      // What they had is listed, or is not of this film.
      for path in left { try FileWriter.remove(path) }
    } catch {
      // What is whole is listed, whatever came after it.
      if listing.isBehind { try? save() }
      throw error
    }
  }

  /// A sequence that an earlier render left.
  private struct OldSequence {
    let manifest: EarlierManifest
    let sequence: EarlierManifest.Sequence

    init(manifest: EarlierManifest, sequence: EarlierManifest.Sequence) {
      (self.manifest, self.sequence) = (manifest, sequence)
    }

    /// The last one of a name, if there is one.
    init?(_ name: SequenceName, in manifest: EarlierManifest) {
      guard let sequence = manifest.sequences.last(where: { $0.name == name.text }) else {
        return nil
      }
      self.init(manifest: manifest, sequence: sequence)
    }

    func forEachFrame<Fault: Error>(
      _ each: (Manifest.Frame) throws(Fault) -> Bool
    ) throws(Fault) { try manifest.forEachFrame(of: sequence, each) }
  }

  /// Throws when frames must have one extent and do not; before anything is written.
  private func checkSizes(_ plan: [PlannedSequence]) throws(RecordingError) {
    let need: String
    switch format {
    case .png: return
    case .apng: need = "an animation has"
    case .raw: need = "raw frames have"
    }
    if let planned = plan.first(where: \.length.changesSize) {
      throw .changesSize(film: planned.name.text, need: need)
    }
  }

  private var isAnimation: Bool { if case .apng = format { true } else { false } }

  /// One animated file for a sequence: `DIR/<scene>/<from>-<to>.png`.
  private func renderAnimation(
    _ planned: PlannedSequence, _ playback: AnimationPlayback, into listing: ManifestListing,
    _ fonts: inout FontFiles, progress: (Event) -> Void
  ) throws {
    let shot = try planned.makeShot()
    shot.stage.layoutIfNeeded()
    var animation = AnimationFile()
    let duration = try camera.film(
      shot, name: planned.name.text, wanted: planned.frames
    ) { index, time, list, crop in
      fonts.add(list)
      animation.add(index: index, time: time, list: list, crop: crop)
    }
    let name = planned.name.text + ".png"
    let encoder = FrameEncoder(format: format, scale: Int(shot.stage.screen.scale))
    let (bytes, frames) = try animation.encode(
      jobs: jobs, options: encoder.options, playback: playback,
      framesPerSecond: camera.framesPerSecond, name: name, interruption: camera.interruption)
    try FileWriter.place(bytes, at: sceneFolder + "/" + name)
    progress(
      .frame(
        sequence: planned.name.text, done: frames.count, frames: planned.frames.count))
    try listing.add(
      Manifest.Sequence(
        name: planned.name.text, duration: duration, fps: camera.framesPerSecond, frames: frames))
  }

  /// A file a frame, from the first that is not kept. When filming is interrupted, those that were under
  /// way are written and listed before that is thrown.
  private func render(
    _ planned: PlannedSequence, after kept: Int, of old: OldSequence?,
    into listing: ManifestListing, _ fonts: inout FontFiles, progress: (Event) -> Void
  ) throws {
    let shot = try planned.makeShot()
    shot.stage.layoutIfNeeded()
    try listing.begin(
      name: planned.name.text, duration: planned.length.duration, fps: camera.framesPerSecond)
    let sink = PNGSequenceSink(folder: folder, base: scene) {
      file(planned.name, $0)
    } list: { frame in
      try listing.add(frame)
    }
    if let old, kept > 0 {
      try forEachKept(of: old, planned.frames.prefix(kept)) { frame in
        try sink.keep(frame)
        return sink.count < kept
      }
    }
    let first = kept == 0 ? 0 : planned.frames[kept - 1] + 1
    let encoder = FrameEncoder(format: format, scale: Int(shot.stage.screen.scale))
    let pipeline = FramePipeline(encoder: encoder, jobs: jobs, sink: sink)
    defer { pipeline.settle() }
    var reported = 0
    func report() {
      guard sink.count > reported else { return }
      reported = sink.count
      progress(
        .frame(sequence: planned.name.text, done: reported, frames: planned.frames.count))
    }
    var interrupted: Interrupted?
    do {
      _ = try camera.film(shot, name: planned.name.text, wanted: planned.frames) {
        index, time, list, crop in
        fonts.add(list)
        guard index >= first else { return }
        try pipeline.take(index: index, time: time, list: list, crop: crop)
        report()
      }
    } catch let end as Interrupted { interrupted = end }
    try pipeline.finish()
    report()
    try listing.end()
    guard var interrupted else { return }
    interrupted.done =
      "\(sink.count) of \(planned.frames.count) frames of \(planned.name.text) are written"
    throw interrupted
  }

  /// How many of the wanted frames, from the first on, are on disk with the pixels that the manifest names.
  private func verified(_ old: OldSequence?, for planned: PlannedSequence) -> Int {
    // An animation is one file, whose frames cannot be read back one by one here.
    guard let old, old.sequence.fps == camera.framesPerSecond, !isAnimation else { return 0 }
    var count = 0
    forEachKept(of: old, planned.frames[...]) { frame in
      guard frame.file == PNGSequenceSink.relative(file(planned.name, frame.index), to: scene),
        let bytes = try? FileWriter.read(sceneFolder + "/" + frame.file),
        let image = try? PNGReader.read(bytes: bytes), PixelHash.hex(of: image) == frame.pixels
      else { return false }
      count += 1
      return count < planned.frames.count
    }
    return count
  }

  /// Hands out an old sequence's frames of some numbers, ascending, until the function says that it is
  /// enough, or one is not there.
  private func forEachKept<Fault: Error>(
    of old: OldSequence, _ numbers: ArraySlice<Int>,
    _ each: (Manifest.Frame) throws(Fault) -> Bool
  ) throws(Fault) {
    var rest = numbers
    try old.forEachFrame { frame throws(Fault) in
      guard let wanted = rest.first, frame.index <= wanted else { return false }
      if frame.index < wanted { return true }
      rest.removeFirst()
      return try each(frame)
    }
  }

  /// Removes frames of an earlier film of the same sequence that are not frames of this one: those
  /// beyond its end, and, where the scene or the settings changed, those that were not written anew.
  private func removeStale(
    of old: OldSequence?, isSameFilm: Bool, beside planned: PlannedSequence
  ) throws(FileError) {
    try old?.forEachFrame { frame throws(FileError) in
      if !planned.wants(frame.index), !isSameFilm || frame.index >= planned.length.count,
        frame.file == PNGSequenceSink.relative(file(planned.name, frame.index), to: scene)
      {
        try FileWriter.remove(sceneFolder + "/" + frame.file)
      }
      return true
    }
  }

  /// Sends the plan's frames through a pipe: straight RGBA8, or PNG files one after the other.
  public func stream(
    _ plan: [PlannedSequence], progress: (Event) -> Void = { _ in },
    send: @escaping ([UInt8]) throws -> Void
  ) throws {
    try checkSizes(plan)
    for planned in plan {
      let shot = try planned.makeShot()
      shot.stage.layoutIfNeeded()
      progress(.begin(sequence: planned.name.text, frames: planned.frames.count))
      let encoder = FrameEncoder(format: format, scale: Int(shot.stage.screen.scale))
      let pipeline = FramePipeline(encoder: encoder, jobs: jobs, sink: RawSink(send: send))
      defer { pipeline.settle() }
      _ = try camera.film(shot, name: planned.name.text, wanted: planned.frames) {
        index, time, list, crop in
        try pipeline.take(index: index, time: time, list: list, crop: crop)
      }
      try pipeline.finish()
      progress(
        .end(sequence: planned.name.text, frames: planned.frames.count, isReused: false))
    }
  }
}
