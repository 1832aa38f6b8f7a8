// SPDX-License-Identifier: MIT
//
// Renders a plan into a folder: frames as files, one manifest for the scene, written anew after every
// sequence, so that an interrupted render can be resumed from its last complete sequence. Frames go
// through worker threads and come out in order; the bytes do not depend on how many there are.

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
  @discardableResult
  public func render(
    _ plan: [PlannedSequence], progress: (Event) -> Void = { _ in }
  ) throws -> Manifest {
    try checkSizes(plan)
    try FileWriter.createFolder(sceneFolder, inside: folder)
    FileWriter.removeLeftovers(in: sceneFolder)
    let earlier = (try? FileWriter.read(manifestPath)).flatMap(Manifest.init(bytes:))
    var manifest = Manifest(
      tool: tool, scene: Manifest.Scene(name: scene, fingerprint: fingerprint))
    var fonts = Set<Manifest.FontFile>()
    if let earlier, earlier.scene.fingerprint == fingerprint {
      // Sequences that this plan does not touch stay true.
      let names = Set(plan.map(\.name.text))
      manifest.sequences = earlier.sequences.filter { !names.contains($0.name) }
      fonts.formUnion(earlier.fonts)
    }
    for planned in plan {
      let old = earlier?.sequences.first { $0.name == planned.name.text }
      progress(.begin(sequence: planned.name.text, frames: planned.frames.count))
      var kept: [Manifest.Frame] = []
      var interrupted: Interrupted?
      if resumes, let old, earlier?.scene.fingerprint == fingerprint {
        kept = verified(old, for: planned)
      }
      if let old, kept.count == planned.frames.count {
        manifest.sequences.append(old)
        progress(
          .end(sequence: planned.name.text, frames: planned.frames.count, isReused: true))
      } else {
        let (sequence, used): (Manifest.Sequence, [Manifest.FontFile])
        if case .apng(_, let playback) = format {
          (sequence, used) = try renderAnimation(planned, playback, progress: progress)
        } else {
          (sequence, used, interrupted) = try render(planned, after: kept, progress: progress)
        }
        manifest.sequences.append(sequence)
        fonts.formUnion(used)
        if interrupted == nil {
          try removeStale(
            of: old, isSameFilm: earlier?.scene.fingerprint == fingerprint, beside: planned)
          progress(
            .end(sequence: planned.name.text, frames: planned.frames.count, isReused: false))
        }
      }
      manifest.fonts = fonts.sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) }
      try FileWriter.place(Array(manifest.text.utf8), at: manifestPath, flushing: true)
      if let interrupted { throw interrupted }
    }
    return manifest
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
    _ planned: PlannedSequence, _ playback: AnimationPlayback, progress: (Event) -> Void
  ) throws -> (Manifest.Sequence, [Manifest.FontFile]) {
    let shot = try planned.makeShot()
    shot.stage.layoutIfNeeded()
    var animation = AnimationFile()
    var fonts = FontFiles()
    let duration = try camera.film(
      shot, name: planned.name.text, wanted: Set(planned.frames)
    ) { index, time, list, crop in
      fonts.add(list)
      animation.add(index: index, time: time, list: list, crop: crop)
    }
    let name = planned.name.text + ".png"
    let encoder = FrameEncoder(format: format, scale: Int(shot.stage.screen.scale))
    let (bytes, frames) = try animation.encode(
      jobs: jobs, options: encoder.options, playback: playback,
      framesPerSecond: camera.framesPerSecond, name: name)
    try FileWriter.place(bytes, at: sceneFolder + "/" + name)
    progress(
      .frame(
        sequence: planned.name.text, done: frames.count, frames: planned.frames.count))
    let sequence = Manifest.Sequence(
      name: planned.name.text, duration: duration, fps: camera.framesPerSecond, frames: frames)
    return (sequence, try fonts.files())
  }

  /// A file a frame, from the first that is not kept; when filming is interrupted, those that were
  /// under way.
  private func render(
    _ planned: PlannedSequence, after kept: [Manifest.Frame], progress: (Event) -> Void
  ) throws -> (Manifest.Sequence, [Manifest.FontFile], Interrupted?) {
    let shot = try planned.makeShot()
    shot.stage.layoutIfNeeded()
    let sink = PNGSequenceSink(folder: folder, base: scene, after: kept) { file(planned.name, $0) }
    let encoder = FrameEncoder(format: format, scale: Int(shot.stage.screen.scale))
    let pipeline = FramePipeline(encoder: encoder, jobs: jobs, sink: sink)
    defer { pipeline.settle() }
    var fonts = FontFiles()
    var reported = 0
    func report() {
      guard sink.frames.count > reported else { return }
      reported = sink.frames.count
      progress(
        .frame(sequence: planned.name.text, done: reported, frames: planned.frames.count))
    }
    var interrupted: Interrupted?
    do {
      _ = try camera.film(shot, name: planned.name.text, wanted: Set(planned.frames)) {
        index, time, list, crop in
        fonts.add(list)
        guard index > kept.last?.index ?? -1 else { return }
        try pipeline.take(index: index, time: time, list: list, crop: crop)
        report()
      }
    } catch let end as Interrupted { interrupted = end }
    try pipeline.finish()
    report()
    interrupted?.done =
      "\(sink.frames.count) of \(planned.frames.count) frames of \(planned.name.text) are written"
    let sequence = Manifest.Sequence(
      name: planned.name.text, duration: planned.length.duration, fps: camera.framesPerSecond,
      frames: sink.frames)
    return (sequence, try fonts.files(), interrupted)
  }

  /// The wanted frames, from the first on, that are on disk with the pixels that the manifest names.
  private func verified(
    _ old: Manifest.Sequence, for planned: PlannedSequence
  ) -> [Manifest.Frame] {
    // An animation is one file, whose frames cannot be read back one by one here.
    guard old.fps == camera.framesPerSecond, !isAnimation else { return [] }
    let listed = Dictionary(old.frames.map { ($0.index, $0) }) { first, _ in first }
    var frames: [Manifest.Frame] = []
    for number in planned.frames {
      guard let frame = listed[number],
        frame.file == PNGSequenceSink.relative(file(planned.name, number), to: scene),
        let image = try? PNGReader.read(path: sceneFolder + "/" + frame.file),
        PixelHash.hex(of: image) == frame.pixels
      else { break }
      frames.append(frame)
    }
    return frames
  }

  /// Removes frames of an earlier film of the same sequence that are not frames of this one: those
  /// beyond its end, and, where the scene or the settings changed, those that were not written anew.
  private func removeStale(
    of old: Manifest.Sequence?, isSameFilm: Bool, beside planned: PlannedSequence
  ) throws(FileError) {
    let written = Set(planned.frames)
    for frame in old?.frames ?? [] where !written.contains(frame.index) {
      guard !isSameFilm || frame.index >= planned.length.count else { continue }
      guard frame.file == PNGSequenceSink.relative(file(planned.name, frame.index), to: scene)
      else { continue }
      try FileWriter.remove(sceneFolder + "/" + frame.file)
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
      _ = try camera.film(shot, name: planned.name.text, wanted: Set(planned.frames)) {
        index, time, list, crop in
        try pipeline.take(index: index, time: time, list: list, crop: crop)
      }
      try pipeline.finish()
      progress(
        .end(sequence: planned.name.text, frames: planned.frames.count, isReused: false))
    }
  }
}
