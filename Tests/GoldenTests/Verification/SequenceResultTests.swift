// SPDX-License-Identifier: MIT
//
// What a run over many scenes keeps of each: counts of what passes, words of what fails, and only for a
// report more.

import Testing

@testable import Golden

struct SequenceResultTests {
  private var outcome: GoldenVerifier.Outcome {
    var passed = SequenceResult(
      scene: "a", source: "a.json", sequence: "0-1", verdict: .same, messages: [])
    passed.frames = [FrameResult(index: 0, time: 0)]
    var failed = SequenceResult(
      scene: "a", source: "a.json", sequence: "1-0", verdict: .differs, messages: ["late"])
    failed.frames = [FrameResult(index: 0, time: 0, message: "late")]
    failed.traces = ([], [])
    var outcome = GoldenVerifier.Outcome()
    outcome.results = [passed, failed]
    outcome.isUnchanged = true
    return outcome
  }

  @Test func `Without a report, what passes is counted, and what fails is kept in words`() {
    var summary = VerificationSummary()
    for _ in 0..<3 { summary.add(outcome, isListed: false) }
    #expect(summary.results.map(\.name) == ["a 1-0", "a 1-0", "a 1-0"])
    #expect(summary.results.allSatisfy { $0.frames.isEmpty && $0.traces == nil })
    #expect(summary.results.allSatisfy { $0.messages == ["late"] })
    #expect((summary.total, summary.count(.same), summary.count(.differs)) == (6, 3, 3))
    #expect((summary.unchangedScenes, summary.verdict) == (3, .differs))
    #expect(GoldenWords.summary(summary) == "6 sequences: 3 the same, 3 different\n")
  }

  @Test func `For a report, every sequence is kept, and all that it shows`() {
    var summary = VerificationSummary()
    summary.add(outcome, isListed: true)
    #expect(summary.results.map(\.name) == ["a 0-1", "a 1-0"])
    #expect(summary.results.map(\.frames.count) == [0, 1])
    #expect(summary.results[1].traces != nil)
    #expect((summary.total, summary.count(.same)) == (2, 1))
  }
}
