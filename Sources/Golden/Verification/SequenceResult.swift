// SPDX-License-Identifier: MIT
//
// What a verification found, as values: for messages, reports and exit codes.

public import Recording

/// How something stands to its golden.
public enum GoldenVerdict: String, Sendable, CaseIterable {
  /// The same, or within the tolerance.
  case same
  /// Pixels, motion or length differ, or an assertion fails.
  case differs
  /// The pictures have another size.
  case size
  /// There is no golden, or a file of it is gone.
  case missing
  /// A golden without anything that it belongs to.
  case stale
}

/// What was found about one kept frame.
public struct FrameResult: Sendable, Equatable {
  /// The frame's number.
  public let index: Int
  /// Its time, in seconds.
  public let time: Double
  /// In words: how many pixels, by how much, where; empty when it passes.
  public var message = ""
  /// Files of the results folder, relative to it; `nil` when they were not written.
  public var expected: String?
  /// The actual picture's file.
  public var actual: String?
  /// The difference's file.
  public var difference: String?
}

/// What was found about one sequence.
public struct SequenceResult: Sendable, Equatable {
  /// The scene's name.
  public let scene: String
  /// The file that a person would change; empty when there is none.
  public let source: String
  /// The sequence's name; empty for what concerns the whole scene.
  public let sequence: String
  /// How it stands to its golden.
  public var verdict: GoldenVerdict
  /// What differs, in words, the clearest first: length, motion, assertions, pixels.
  public var messages: [String] = []
  /// Frames per second.
  public var framesPerSecond = 60
  /// Differences of motion.
  public var motion: [MotionFinding] = []
  /// The kept frames.
  public var frames: [FrameResult] = []
  /// The traces' files in the results folder, expected and actual, when they were written.
  public var traces: (expected: [TraceFrame], actual: [TraceFrame])?

  init(scene: GoldenScene, sequence: String, verdict: GoldenVerdict, messages: [String] = []) {
    self.init(
      scene: scene.name, source: scene.source, sequence: sequence, verdict: verdict,
      messages: messages)
  }

  init(
    scene: String, source: String, sequence: String, verdict: GoldenVerdict, messages: [String]
  ) {
    self.scene = scene
    self.source = source
    self.sequence = sequence
    self.verdict = verdict
    self.messages = messages
  }

  /// `scene 0-1`.
  public var name: String { sequence.isEmpty ? scene : scene + " " + sequence }

  /// Whether two results say the same; traces do not count.
  public static func == (first: SequenceResult, second: SequenceResult) -> Bool {
    first.name == second.name && first.verdict == second.verdict
      && first.messages == second.messages && first.frames == second.frames
  }
}

/// What a verification of many scenes found.
public struct VerificationSummary: Sendable {
  /// The sequences that were looked at, and what was stale.
  public var results: [SequenceResult] = []
  /// How many more sequences are the same.
  public var unlistedPasses = 0
  /// Scenes that were passed over because nothing that decides their pixels has changed.
  public var unchangedScenes = 0

  /// Nothing yet.
  public init() {}

  /// How many there are of a verdict.
  public func count(_ verdict: GoldenVerdict) -> Int {
    results.reduce(verdict == .same ? unlistedPasses : 0) { $0 + ($1.verdict == verdict ? 1 : 0) }
  }

  /// How many sequences there are, and stale goldens.
  public var total: Int { results.count + unlistedPasses }

  /// Adds a scene's results. Of those for a report everything is kept that it shows; of others, what
  /// failed, in words. So memory does not grow with the scenes that pass.
  public mutating func add(_ outcome: GoldenVerifier.Outcome, isListed: Bool) {
    unchangedScenes += outcome.isUnchanged ? 1 : 0
    for var result in outcome.results {
      if result.verdict == .same {
        guard isListed else {
          unlistedPasses += 1
          continue
        }
        result.frames = []
      }
      if !isListed { (result.frames, result.traces) = ([], nil) }
      results.append(result)
    }
  }

  /// The worst verdict, for the exit code: a difference before another size before a missing golden
  /// before a stale one.
  public var verdict: GoldenVerdict {
    [.differs, .size, .missing, .stale].first { count($0) > 0 } ?? .same
  }

  /// What did not pass.
  public var failures: [SequenceResult] { results.filter { $0.verdict != .same } }
}
