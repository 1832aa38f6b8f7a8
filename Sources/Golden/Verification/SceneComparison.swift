// SPDX-License-Identifier: MIT
//
// A scene's films against its golden, on any thread: first what is there, then length and motion, then
// what must hold on every frame, then pixels.

import ImageCoding
import Recording

/// A scene that has been filmed, or that nothing has changed.
struct SceneComparison: Sendable {
  let name: String
  let source: String
  let rules: GoldenRules
  let sequences: [String]
  let store: GoldenStore
  let golden: GoldenStore.Contents
  let isFull: Bool
  let results: String?
  /// The films by name; `nil` when the fingerprint says that they would be the golden's.
  var films: [String: Film]?

  /// Whether a fingerprint is that of a golden with every sequence and file.
  func isUnchanged(since fingerprint: String) -> Bool {
    golden.manifest?.scene.fingerprint == fingerprint && golden.missing.isEmpty
      && golden.manifest?.sequences.map(\.name) == sequences
  }

  /// Compares; the painter draws what is needed.
  func run(_ painter: FilmPainter = FilmPainter()) throws -> GoldenVerifier.Outcome {
    var outcome = GoldenVerifier.Outcome()
    if let films {
      outcome.films = films.filter(\.value.isWhole)
      defer { painter.forgetGlyphs() }
      var pixels = PixelVerification(
        scene: name, rules: rules, store: store, isFull: isFull, results: results,
        painter: painter)
      for name in sequences {
        guard let film = films[name] else { continue }
        outcome.results.append(try compare(film, name, golden.manifest?[name], &pixels))
      }
    } else {
      outcome.isUnchanged = true
      outcome.results = sequences.map { result($0, .same) }
    }
    outcome.results += stale()
    return outcome
  }

  private func result(
    _ sequence: String, _ verdict: GoldenVerdict, _ messages: [String] = []
  ) -> SequenceResult {
    SequenceResult(
      scene: name, source: source, sequence: sequence, verdict: verdict, messages: messages)
  }

  /// Sequences that the scene no longer has, and files that no manifest names.
  private func stale() -> [SequenceResult] {
    let gone = (golden.manifest?.sequences ?? []).filter { !sequences.contains($0.name) }
    var results = gone.map {
      result($0.name, .stale, ["there is a golden, but the scene has no such sequence"])
    }
    if !golden.extra.isEmpty {
      let files = golden.extra.joined(separator: ", ")
      results.append(
        result("", .stale, ["the golden's folder holds what no golden names: \(files)"]))
    }
    return results
  }

  private func compare(
    _ film: Film, _ name: String, _ kept: GoldenManifest.Sequence?,
    _ pixels: inout PixelVerification
  ) throws -> SequenceResult {
    var result = result(name, .same)
    result.framesPerSecond = film.framesPerSecond
    let actual = film.frames.map(TraceFrame.init)
    check(film, actual, &result)
    guard let kept else {
      result.verdict = .missing
      result.messages.insert("there is no golden", at: 0)
      return result
    }
    let gone = ([name + ".ndjson"] + kept.frames.map(\.file)).filter(golden.missing.contains)
    guard gone.isEmpty, let text = store.trace(self.name, name),
      let expected = SHA256.hex(of: Array(film.trace.utf8)) == kept.trace
        ? actual : TraceFrame.read(text)
    else {
      result.verdict = .missing
      result.messages.insert(
        "files of the golden are missing or broken: "
          + (gone.isEmpty ? [name + ".ndjson"] : Set(gone).sorted()).joined(separator: ", "), at: 0)
      return result
    }
    compareMotion(film, kept, expected, actual, &result)
    try comparePixels(film, kept, expected, &result, &pixels)
    if result.verdict != .same { result.traces = (expected, actual) }
    return result
  }

  private func check(_ film: Film, _ frames: [TraceFrame], _ result: inout SequenceResult) {
    guard !rules.assertions.isEmpty, !frames.isEmpty else { return }
    let seen = zip(frames, film.frames).map { trace, frame in
      let screen = frame.screen(scale: film.scale)
      return (
        trace: trace,
        seen: FrameAssertion.Frame(views: trace.views, screen: screen, order: frame.order)
      )
    }
    let faults = rules.assertions.flatMap { $0.faults(in: seen) }
    guard !faults.isEmpty else { return }
    result.verdict = .differs
    result.messages += faults
  }

  private func compareMotion(
    _ film: Film, _ kept: GoldenManifest.Sequence, _ expected: [TraceFrame],
    _ actual: [TraceFrame], _ result: inout SequenceResult
  ) {
    if kept.fps != film.framesPerSecond {
      result.verdict = .differs
      result.messages.insert(
        "filmed at \(film.framesPerSecond) frames a second, the golden at \(kept.fps)", at: 0)
      return
    }
    if kept.duration != film.duration {
      result.verdict = .differs
      result.messages.append(
        "it lasts \(JSONText.number(film.duration)) s (\(actual.count) frames), expected "
          + "\(JSONText.number(kept.duration)) s (\(expected.count) frames)")
    }
    guard expected != actual else { return }
    func compared(_ frames: [TraceFrame]) -> [TraceFrame] {
      frames.map { frame in
        TraceFrame(
          index: frame.index, time: frame.time,
          views: frame.views.filter { !rules.ignores($0.key) })
      }
    }
    result.motion = MotionComparison.findings(
      expected: compared(expected), actual: compared(actual), limit: rules.motion,
      order: (film.frames.last?.views ?? []).map(\.name).filter { !rules.ignores($0) },
      framesPerSecond: film.framesPerSecond)
    guard !result.motion.isEmpty else { return }
    result.verdict = .differs
    result.messages += result.motion.map(\.message)
  }

  private func comparePixels(
    _ film: Film, _ kept: GoldenManifest.Sequence, _ expected: [TraceFrame],
    _ result: inout SequenceResult, _ pixels: inout PixelVerification
  ) throws {
    for golden in kept.frames {
      let (frame, verdict) = try pixels.verify(golden, of: film, kept.name, traces: expected)
      result.frames.append(frame)
      guard verdict != .same else { continue }
      // Another size explains all the rest.
      let isFirstSize = verdict == .size && result.verdict != .size
      if result.verdict == .same || verdict == .size { result.verdict = verdict }
      result.messages.insert(frame.message, at: isFirstSize ? 0 : result.messages.count)
    }
  }
}
