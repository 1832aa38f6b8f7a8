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
    var old = try earlier(beside: plan, listing, &fonts)
    func save() throws(FileError) {
      fonts.formUnion(try drawn.files())
      try listing.save(
        fonts: fonts.sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) }, at: manifestPath)
    }
    do {
      for (place, planned) in plan.enumerated() {
        progress(.begin(sequence: planned.name.text, frames: planned.frames.count))
        let before = old.sequences.removeValue(forKey: planned.name.text)
        let kept = resumes && old.isSameFilm ? verified(before, for: planned) : []
        let isReused = kept.count == planned.frames.count
        if isReused, let before {
          try listing.add(before)
        } else {
          if case .apng(_, let playback) = format {
            try renderAnimation(planned, playback, into: listing, &drawn, progress: progress)
          } else {
            try render(planned, after: kept, into: listing, &drawn, progress: progress)
          }
          try removeStale(of: before, isSameFilm: old.isSameFilm, beside: planned)
        }
        progress(
          .end(sequence: planned.name.text, frames: planned.frames.count, isReused: isReused))
        if place == plan.count - 1 || listing.isDue { try save() }
      }
    } catch {
      // What is whole is listed, whatever came after it.
      if listing.isBehind { try? save() }
      throw error
    }
  }

  /// What an earlier render left of the plan's sequences, and whether it filmed the same. Its other
  /// sequences, which stay true then, are listed.
  private func earlier(
    beside plan: [PlannedSequence], _ listing: ManifestListing,
    _ fonts: inout Set<Manifest.FontFile>
  ) throws(FileError) -> (sequences: [String: Manifest.Sequence], isSameFilm: Bool) {
    guard let bytes = try? FileWriter.read(manifestPath, atMost: Manifest.mostBytes),
      let earlier = Manifest(bytes: bytes)
    else { return ([:], false) }
    let isSameFilm = earlier.scene.fingerprint == fingerprint
    if isSameFilm { fonts.formUnion(earlier.fonts) }
    let names = Set(plan.map(\.name.text))
    var sequences: [String: Manifest.Sequence] = [:]
    for sequence in earlier.sequences {
      if names.contains(sequence.name) {
        if sequences[sequence.name] == nil { sequences[sequence.name] = sequence }
      } else if isSameFilm {
        try listing.add(sequence)
      }
    }
    listing.markSaved()
    return (sequences, isSameFilm)
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
      framesPerSecond: camera.framesPerSecond, name: name)
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
    _ planned: PlannedSequence, after kept: [Manifest.Frame], into listing: ManifestListing,
    _ fonts: inout FontFiles, progress: (Event) -> Void
  ) throws {
    let shot = try planned.makeShot()
    shot.stage.layoutIfNeeded()
    try listing.begin(
      name: planned.name.text, duration: planned.length.duration, fps: camera.framesPerSecond)
    let sink = try PNGSequenceSink(folder: folder, base: scene, after: kept) {
      file(planned.name, $0)
    } list: { frame in
      try listing.add(frame)
    }
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
        guard index > kept.last?.index ?? -1 else { return }
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

  /// The wanted frames, from the first on, that are on disk with the pixels that the manifest names.
  private func verified(
    _ old: Manifest.Sequence?, for planned: PlannedSequence
  ) -> [Manifest.Frame] {
    // An animation is one file, whose frames cannot be read back one by one here.
    guard let old, old.fps == camera.framesPerSecond, !isAnimation else { return [] }
    var frames: [Manifest.Frame] = []
    var rest = old.frames[...]
    for number in planned.frames {
      while let next = rest.first, next.index < number { rest.removeFirst() }
      guard let frame = rest.first, frame.index == number,
        frame.file == PNGSequenceSink.relative(file(planned.name, number), to: scene),
        let bytes = try? FileWriter.read(sceneFolder + "/" + frame.file),
        let image = try? PNGReader.read(bytes: bytes), PixelHash.hex(of: image) == frame.pixels
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
    var written = planned.frames[...]
    for frame in old?.frames ?? [] {
      while let next = written.first, next < frame.index { written.removeFirst() }
      guard written.first != frame.index else { continue }
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
