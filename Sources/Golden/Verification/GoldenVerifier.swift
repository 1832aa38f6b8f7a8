// SPDX-License-Identifier: MIT
//
// Verifies scenes against their goldens. Filming needs the main actor; comparing does not, so a scene
// is filmed while the one before it is compared. A scene whose fingerprint is the golden's is not
// filmed: nothing that decides its pixels has changed.

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
  public struct Outcome: Sendable {
    /// A result a sequence, then what is stale.
    public var results: [SequenceResult] = []
    /// The whole films that were made; those made of kept frames only are no use for recording.
    public var films: [String: Film] = [:]
    /// Whether the scene was passed over because its fingerprint is the golden's.
    public var isUnchanged = false
  }

  /// Verifies a scene. Writes nothing but differences into the results folder.
  public func verify(_ scene: GoldenScene) throws -> Outcome { try comparison(of: scene).run() }

  /// Verifies scenes, comparing on several threads, and hands on each outcome in the scenes' order.
  /// At most `2 · jobs` scenes' films are in memory.
  ///
  /// - Parameters:
  ///   - count: how many scenes there are.
  ///   - jobs: how many threads compare.
  ///   - scene: makes a scene, by its place.
  ///   - each: takes a scene's place and its outcome.
  public func verify(
    _ count: Int, jobs: Int, scene: (Int) throws -> GoldenScene,
    each: (Int, Outcome) throws -> Void
  ) throws {
    let workers = OrderedWorkers<FilmPainter, SceneComparison, Outcome>(jobs: jobs) {
      FilmPainter()
    } work: { painter, comparison in
      try comparison.run(painter)
    }
    defer { workers.settle() }
    var delivered = 0
    func deliver(_ outcomes: [Outcome]) throws {
      for outcome in outcomes {
        try each(delivered, outcome)
        delivered += 1
      }
    }
    for index in 0..<count { try deliver(workers.submit(comparison(of: scene(index)))) }
    try deliver(workers.finish())
  }

  /// Films a scene where that is needed.
  private func comparison(of scene: GoldenScene) throws -> SceneComparison {
    var comparison = SceneComparison(
      name: scene.name, source: scene.source, rules: try scene.rules.checked(),
      sequences: scene.sequences, store: store, golden: store.contents(scene.name),
      isFull: isFull, results: results)
    if !isFull, let fingerprint = scene.fingerprint, !fingerprint.isEmpty,
      comparison.isUnchanged(since: fingerprint)
    {
      return comparison
    }
    var films: [String: Film] = [:]
    for name in scene.sequences {
      if let draw = scene.filmDrawing, let kept = comparison.golden.manifest?[name] {
        films[name] = try draw(name, Set(kept.frames.map(\.index)))
      } else {
        films[name] = try scene.film(name)
      }
    }
    comparison.films = films
    return comparison
  }
}
