// SPDX-License-Identifier: MIT
//
// Verifies scenes against their goldens: first what is there, then length and motion, then what must
// hold on every frame, then pixels. A scene whose fingerprint is the golden's is not filmed: nothing
// that decides its pixels has changed.

import ImageCoding
public import Recording

/// Verifies scenes.
@MainActor
public struct GoldenVerifier {
  /// The goldens.
  public var store: GoldenStore
  /// Where pictures of differences are written; `nil` for nowhere.
  public var results: String?
  /// Whether every scene is filmed and every kept picture read and compared.
  public var isFull = false

  /// A verifier of goldens.
  public init(store: GoldenStore, results: String? = nil) {
    self.store = store
    self.results = results
  }

  /// A verification's results, and the films that were made for it, for recording.
  public struct Outcome {
    /// A result a sequence, then what is stale.
    public var results: [SequenceResult] = []
    /// The films that were made.
    public var films: [String: Film] = [:]
    /// Whether the scene was passed over because its fingerprint is the golden's.
    public var isUnchanged = false
  }

  /// Verifies a scene. Writes nothing but differences into the results folder.
  public func verify(_ scene: GoldenScene) throws -> Outcome {
    var outcome = Outcome()
    let manifest = store.manifest(scene.name)
    let missing = Set(store.missingFiles(scene.name))
    if !isFull, let manifest, let fingerprint = scene.fingerprint, !fingerprint.isEmpty,
      manifest.scene.fingerprint == fingerprint, missing.isEmpty,
      manifest.sequences.map(\.name) == scene.sequences
    {
      outcome.isUnchanged = true
      outcome.results = scene.sequences.map {
        SequenceResult(scene: scene, sequence: $0, verdict: .same)
      }
    } else {
      for name in scene.sequences {
        let film = try scene.film(name)
        outcome.films[name] = film
        outcome.results.append(try verify(scene, name, film, manifest?[name], missing))
      }
    }
    outcome.results += stale(scene, manifest)
    return outcome
  }

  /// Sequences that the scene no longer has, and files that no manifest names.
  private func stale(_ scene: GoldenScene, _ manifest: GoldenManifest?) -> [SequenceResult] {
    let gone = (manifest?.sequences ?? []).filter { !scene.sequences.contains($0.name) }
    var results = gone.map {
      SequenceResult(
        scene: scene, sequence: $0.name, verdict: .stale,
        messages: ["there is a golden, but the scene has no such sequence"])
    }
    let extra = store.extraFiles(scene.name)
    if !extra.isEmpty {
      results.append(
        SequenceResult(
          scene: scene, sequence: "", verdict: .stale,
          messages: [
            "the golden's folder holds what no golden names: \(extra.joined(separator: ", "))"
          ]
        ))
    }
    return results
  }

  private func verify(
    _ scene: GoldenScene, _ name: String, _ film: Film, _ golden: GoldenManifest.Sequence?,
    _ missing: Set<String>
  ) throws -> SequenceResult {
    var result = SequenceResult(scene: scene, sequence: name, verdict: .same)
    result.framesPerSecond = film.framesPerSecond
    let actual = film.frames.map(TraceFrame.init)
    check(scene, film, actual, &result)
    guard let golden else {
      result.verdict = .missing
      result.messages.insert("there is no golden", at: 0)
      return result
    }
    let gone = ([name + ".ndjson"] + golden.frames.map(\.file)).filter(missing.contains)
    guard gone.isEmpty, let text = store.trace(scene.name, name),
      let expected = SHA256.hex(of: Array(film.trace.utf8)) == golden.trace
        ? actual : TraceFrame.read(text)
    else {
      result.verdict = .missing
      result.messages.insert(
        "files of the golden are missing or broken: "
          + (gone.isEmpty ? name + ".ndjson" : gone.joined(separator: ", ")), at: 0)
      return result
    }
    compareMotion(scene, film, golden, expected, actual, &result)
    try comparePixels(scene, film, golden, expected, &result)
    if result.verdict != .same { result.traces = (expected, actual) }
    return result
  }

  private func check(
    _ scene: GoldenScene, _ film: Film, _ frames: [TraceFrame], _ result: inout SequenceResult
  ) {
    guard !scene.rules.assertions.isEmpty, !frames.isEmpty else { return }
    let picture = film.picture(0)
    let screen = (
      width: Double(picture.width) / Double(film.scale),
      height: Double(picture.height) / Double(film.scale)
    )
    let faults = scene.rules.assertions.flatMap { $0.faults(in: frames, screen: screen) }
    guard !faults.isEmpty else { return }
    result.verdict = .differs
    result.messages += faults
  }

  private func compareMotion(
    _ scene: GoldenScene, _ film: Film, _ golden: GoldenManifest.Sequence,
    _ expected: [TraceFrame], _ actual: [TraceFrame], _ result: inout SequenceResult
  ) {
    if golden.fps != film.framesPerSecond {
      result.verdict = .differs
      result.messages.insert(
        "filmed at \(film.framesPerSecond) frames a second, the golden at \(golden.fps)", at: 0)
      return
    }
    if golden.duration != film.duration {
      result.verdict = .differs
      result.messages.append(
        "it lasts \(JSONText.number(film.duration)) s (\(actual.count) frames), expected "
          + "\(JSONText.number(golden.duration)) s (\(expected.count) frames)")
    }
    guard expected != actual else { return }
    func kept(_ frames: [TraceFrame]) -> [TraceFrame] {
      frames.map { frame in
        TraceFrame(
          index: frame.index, time: frame.time,
          views: frame.views.filter { !scene.rules.ignores($0.key) })
      }
    }
    result.motion = MotionComparison.findings(
      expected: kept(expected), actual: kept(actual), limit: scene.rules.motion,
      order: (film.frames.last?.views ?? []).map(\.name).filter { !scene.rules.ignores($0) },
      framesPerSecond: film.framesPerSecond)
    guard !result.motion.isEmpty else { return }
    result.verdict = .differs
    result.messages += result.motion.map(\.message)
  }

  private func comparePixels(
    _ scene: GoldenScene, _ film: Film, _ golden: GoldenManifest.Sequence,
    _ expected: [TraceFrame], _ result: inout SequenceResult
  ) throws {
    let pixels = PixelVerification(scene: scene, store: store, isFull: isFull, results: results)
    for kept in golden.frames {
      let (frame, verdict) = try pixels.verify(kept, of: film, golden.name, traces: expected)
      result.frames.append(frame)
      guard verdict != .same else { continue }
      if result.verdict == .same || verdict == .size { result.verdict = verdict }
      result.messages.append(frame.message)
    }
  }
}
