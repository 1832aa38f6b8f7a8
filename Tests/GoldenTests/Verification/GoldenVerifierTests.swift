// SPDX-License-Identifier: MIT
//
// A motion is recorded, then changed in one thing at a time: each change is caught and named.

import Foundation
import ImageDiff
import Recording
import Testing
import ViewKit

@testable import Golden

@MainActor
struct GoldenVerifierTests {
  /// Records the plain sample, then verifies a changed one.
  private func verify(
    _ change: (inout Sample) -> Void, rules: GoldenRules = GoldenRules(),
    before: (GoldenStore) throws -> Void = { _ in }
  ) throws -> SequenceResult {
    try withFolder { folder in
      let store = GoldenStore(folder: folder + "/goldens")
      let recorder = GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
      #expect(try recorder.record(Sample().scene(), mode: .all) == ["move"])
      try before(store)
      var sample = Sample()
      change(&sample)
      var scene = sample.scene()
      scene.rules = rules
      return try #require(GoldenVerifier(store: store).verify(scene).results.first)
    }
  }

  @Test func `Nothing changed is the same, without and with pixels compared`() throws {
    #expect(try verify { _ in }.verdict == .same)
    try withFolder { folder in
      let store = GoldenStore(folder: folder)
      try GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
        .record(Sample().scene(), mode: .all)
      var verifier = GoldenVerifier(store: store)
      verifier.isFull = true
      #expect(try verifier.verify(Sample().scene()).results.map(\.verdict) == [.same])
    }
  }

  @Test func `One pixel is found, counted and placed`() throws {
    let result = try verify { $0.hasSpeck = true }
    #expect(result.verdict == .differs)
    #expect(result.motion.isEmpty)
    #expect(
      result.messages.first
        == "frame 0 (0 ms): 1 wrong pixel, by 190/255 at most, in icon of item 0 at x 14..<15, "
        + "y 14..<15")
  }

  @Test func `A colour off by one step is found`() throws {
    let result = try verify { $0.color = 0x4CB6BF }
    #expect(
      result.messages.first
        == "frame 0 (0 ms): 400 wrong pixels, by 1/255 at most, in icon of item 0 at x 10..<30, "
        + "y 10..<30")
  }

  @Test func `Half a point is found on every frame`() throws {
    #expect(
      try verify { $0.offset = 0.5 }.messages.first
        == "frame 0 (0 ms): icon of item 0 is 0.5 pt too low on every frame")
  }

  @Test func `Another curve is found and called so`() throws {
    let message = try #require(try verify { $0.curve = .curveLinear }.messages.first)
    #expect(message.hasPrefix("frame "))
    #expect(message.contains("icon of item 0 is "))
    #expect(
      message.hasSuffix(
        "; it differs from frame 1 on and ends the same: another timing curve or path"))
  }

  @Test func `A longer duration is found and measured`() throws {
    let messages = try verify { $0.duration = 0.5 }.messages
    #expect(messages.first == "it lasts 0.5 s (31 frames), expected 0.25 s (16 frames)")
    #expect(messages[1].hasSuffix("; it takes 2.00 times as long, from frame 1 on"))
  }

  @Test func `A delay of two frames is two frames late`() throws {
    let messages = try verify { $0.delay = 2.0 / 60 }.messages
    #expect(messages.first?.hasPrefix("it lasts 0.28333") == true)
    #expect(messages[1].hasSuffix("too high; from frame 1 on it lags by 2 frames"))
  }

  @Test func `A dropped title is called empty`() throws {
    let messages = try verify { $0.title = "" }.messages
    #expect(messages.first == "frame 0 (0 ms): title of item 0 is empty, expected \"Home\"")
    #expect(messages[1].hasPrefix("frame 0 (0 ms): content is missing in title of item 0; "))
  }

  @Test func `Another size is its own verdict`() throws {
    let result = try verify { $0.width = 61 }
    #expect(result.verdict == .size)
    #expect(result.messages.contains("frame 0 (0 ms): size 61×80, expected 60×80"))
  }

  @Test func `A golden that is not there, or not whole, is missing`() throws {
    let verdict = try withFolder { folder in
      try GoldenVerifier(store: GoldenStore(folder: folder)).verify(Sample().scene()).results[0]
    }
    #expect(verdict.verdict == .missing)
    let broken = try verify { _ in
    } before: { store in
      try FileWriter.remove(store.path("sample") + "/move/frame-0000.png")
    }
    #expect(broken.verdict == .missing)
    #expect(
      broken.messages == ["files of the golden are missing or broken: move/frame-0000.png"])
  }

  @Test func `What no golden names is stale`() throws {
    try withFolder { folder in
      let store = GoldenStore(folder: folder)
      try GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
        .record(Sample().scene(), mode: .all)
      try FileWriter.write([1], to: store.path("sample") + "/move/frame-0001.png")
      let results = try GoldenVerifier(store: store).verify(Sample().scene()).results
      #expect(results.map(\.verdict) == [.same, .stale])
      #expect(results[1].messages[0].hasSuffix("move/frame-0001.png"))
    }
  }

  @Test func `An ignored view is left out, by its name`() throws {
    let rules = GoldenRules(ignoring: ["item[0].icon"])
    #expect(try verify({ $0.offset = 0.5 }, rules: rules).verdict == .same)
    #expect(try verify({ $0.color = 0 }, rules: rules).verdict == .same)
    #expect(try verify({ $0.title = "" }, rules: rules).verdict == .differs)
  }

  @Test func `A tolerance lets its part pass and no more`() throws {
    let rules = GoldenRules(
      tolerance: Tolerance(pixel: .channels(1)), reason: "a test", motion: 0.5)
    #expect(try verify({ $0.color = 0x4CB6BF }, rules: rules).verdict == .same)
    #expect(try verify({ $0.color = 0x4CB6C0 }, rules: rules).verdict == .differs)
  }

  @Test func `A tolerance that nobody explains is refused`() {
    let rules = GoldenRules(tolerance: Tolerance(pixel: .channels(1)), reason: " ")
    #expect(throws: GoldenRulesError.noReason) { try verify({ _ in }, rules: rules) }
    #expect(throws: GoldenRulesError.noReason) {
      try verify({ _ in }, rules: GoldenRules(motion: 1))
    }
  }

  @Test func `Scenes are compared on several threads, in their order`() throws {
    try withFolder { folder in
      let store = GoldenStore(folder: folder)
      let recorder = GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
      for index in 0..<9 { try recorder.record(Sample().scene("s\(index)"), mode: .all) }
      var verifier = GoldenVerifier(store: store)
      verifier.isFull = true
      var places: [Int] = []
      var verdicts: [GoldenVerdict] = []
      try verifier.verify(9, jobs: 4) { index in
        Sample(offset: index % 3 == 0 ? 0.5 : 0).scene("s\(index)")
      } each: { index, outcome in
        places.append(index)
        verdicts += outcome.results.map(\.verdict)
      }
      #expect(places == Array(0..<9))
      #expect(verdicts == (0..<9).map { $0 % 3 == 0 ? .differs : .same })
    }
  }

  @Test func `A whole sequence in one animated file is compared frame by frame`() throws {
    try withFolder { folder in
      let store = GoldenStore(folder: folder)
      var recorder = GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
      recorder.frames = .apng
      try recorder.record(Sample().scene(), mode: .all)
      #expect(store.manifest("sample")?.files == ["golden.json", "move.ndjson", "move.png"])
      #expect(store.extraFiles("sample").isEmpty)
      var verifier = GoldenVerifier(store: store, results: folder + "/results")
      for isFull in [false, true] {
        verifier.isFull = isFull
        #expect(try verifier.verify(Sample().scene()).results.map(\.verdict) == [.same])
        let result = try verifier.verify(Sample(curve: .curveLinear).scene()).results[0]
        #expect(result.verdict == .differs)
        // Both ends are the same, and what differs between them is told and drawn.
        let wrong = result.frames.filter { !$0.message.isEmpty }.map(\.index)
        #expect(wrong == Array(1...14).filter { wrong.contains($0) } && wrong.count > 8)
        #expect(result.frames[7].expected == "expected/sample/move/frame-0007.png")
      }
      // What a golden may ask for is limited, and the limit can be raised.
      var few = store
      few.pictures.frames = 3
      verifier = GoldenVerifier(store: few, results: folder + "/results")
      verifier.isFull = true
      let refused = try verifier.verify(Sample().scene()).results[0]
      #expect(refused.verdict == .missing)
      #expect(
        refused.frames.first { !$0.message.isEmpty }?.message.hasSuffix(
          "too large: it has more than 3 frames, which is the limit.") == true)
      verifier = GoldenVerifier(store: store, results: folder + "/results")
      verifier.isFull = true
      // Accepting keeps the form.
      recorder.frames = nil
      try recorder.record(Sample(curve: .curveLinear).scene(), mode: .changed)
      #expect(store.manifest("sample")?.files == ["golden.json", "move.ndjson", "move.png"])
      #expect(
        try verifier.verify(Sample(curve: .curveLinear).scene()).results.map(\.verdict) == [.same])
    }
  }

  @Test func `A broken assertion fails where the golden passes`() throws {
    let high = FrameAssertion(name: "low", summary: "icons stay high") { frame in
      frame.visible("item[").compactMap { name in
        (frame.views[name]?.center[1] ?? 0) > 40 && name.hasSuffix("icon") ? "\(name) is low" : nil
      }
    }
    let result = try verify({ _ in }, rules: GoldenRules(assertions: [high]))
    #expect(result.verdict == .differs)
    #expect(result.messages.count == 1)
    #expect(result.messages[0].hasSuffix(": low: item[0].icon is low"))
  }

  @Test func `The same fingerprint is not filmed again unless asked`() throws {
    try withFolder { folder in
      let store = GoldenStore(folder: folder)
      try GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
        .record(Sample().scene(fingerprint: "f"), mode: .all)
      var verifier = GoldenVerifier(store: store)
      let outcome = try verifier.verify(Sample().scene(fingerprint: "f"))
      #expect(outcome.isUnchanged && outcome.films.isEmpty)
      #expect(outcome.results.map(\.verdict) == [.same])
      #expect(try !verifier.verify(Sample().scene(fingerprint: "g")).isUnchanged)
      verifier.isFull = true
      #expect(try !verifier.verify(Sample().scene(fingerprint: "f")).isUnchanged)
    }
  }

  @Test func `Only kept frames are drawn for a comparison, every one for a recording`() throws {
    func film(_ end: CGFloat, drawing drawn: Set<Int>? = nil) throws -> Film {
      let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      view.backgroundColor = .red
      stage.window.addSubview(view)
      let shot = Shot(stage: stage, targets: { [TraceTarget(name: "view", view: view)] }) {
        UIView.animate(withDuration: 0.5) { view.frame.origin.x = end }
      }
      return try Camera(framesPerSecond: 60).record(shot, name: "move", drawing: drawn)
    }
    func scene(_ end: CGFloat, _ drawn: @escaping (Set<Int>) -> Void = { _ in }) -> GoldenScene {
      var scene = GoldenScene(name: "s", sequences: ["move"]) { _ in try film(end) }
      scene.filmDrawing = { _, frames in
        drawn(frames)
        return try film(end, drawing: frames)
      }
      return scene
    }
    try withFolder { folder in
      let store = GoldenStore(folder: folder)
      let recorder = GoldenRecorder(store: store, tool: Manifest.Tool(version: "test"))
      try recorder.record(scene(10), mode: .all)
      for isFull in [false, true] {
        var verifier = GoldenVerifier(store: store)
        verifier.isFull = isFull
        var drawn: [Set<Int>] = []
        let same = try verifier.verify(scene(10) { drawn.append($0) })
        #expect(same.results.map(\.verdict) == [.same])
        #expect(drawn == [[0, 7, 15, 22, 30]] && same.films.isEmpty)
        let other = try verifier.verify(scene(20))
        #expect(other.results.map(\.verdict) == [.differs])
        #expect(
          other.results[0].frames.map(\.message.isEmpty) == [true, false, false, false, false])
      }
      let outcome = try GoldenVerifier(store: store).verify(scene(20))
      try recorder.record(scene(20), mode: .changed, after: outcome)
      #expect(try GoldenVerifier(store: store).verify(scene(20)).results.map(\.verdict) == [.same])
    }
  }
}
