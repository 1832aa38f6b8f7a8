// SPDX-License-Identifier: MIT
//
// Frame times, frame counts, the settled last frame, and films that never settle, on a stage whose
// only work is callbacks of the clock.

import Testing
import ViewKit

@testable import Recording

@MainActor
struct FrameLoopTests {
  private struct Frame: Equatable {
    let index: Int
    let time: Double
    /// The stage's time when it was captured.
    let captured: Double
  }

  private func film(
    endingAt ends: [Double], fps: Int, longest: Double = 60
  ) throws -> (duration: Double, frames: [Frame]) {
    let stage = Stage()
    for end in ends { stage.clock.schedule(at: end) {} }
    var frames: [Frame] = []
    let loop = FrameLoop(stage: stage, framesPerSecond: fps, name: "film", longest: longest)
    let duration = try loop.run { _, _ in
      stage.clock.now
    } deliver: { index, time, captured in
      frames.append(Frame(index: index, time: time, captured: captured))
    }
    return (duration, frames)
  }

  @Test(
    arguments: [
      (0.55, 60, 34), (0.5, 60, 31), (0.55, 30, 18), (0.55, 120, 67), (0.5, 25, 14),
      (0.505, 60, 31),
      (0.0083, 60, 1), (0.0084, 60, 2), (1, 1, 2),
    ] as [(Double, Int, Int)])
  func `A film of D seconds has round(D · fps) + 1 frames`(end: Double, fps: Int, count: Int) throws
  {
    let film = try film(endingAt: [end], fps: fps)
    #expect(film.duration == end)
    #expect(film.frames.count == count)
    #expect(film.frames.map(\.index) == Array(0..<count))
    for frame in film.frames { #expect(frame.time == Double(frame.index) / Double(fps)) }
  }

  @Test func `Frames are captured at their own times`() throws {
    let film = try film(endingAt: [0.2, 0.55], fps: 60)
    for frame in film.frames { #expect(frame.captured == Double(frame.index) / 60) }
  }

  @Test func `The last frame is captured settled when the end comes in the half frame after it`()
    throws
  {
    let film = try film(endingAt: [0.505], fps: 60)
    #expect(film.frames.last?.time == 0.5)
    #expect(try #require(film.frames.last).captured >= 0.505)
  }

  @Test func `Without work there is one frame`() throws {
    let film = try film(endingAt: [], fps: 60)
    #expect(film.duration == 0)
    #expect(film.frames == [Frame(index: 0, time: 0, captured: film.frames[0].captured)])
  }

  @Test func `A film that never settles ends with an error that says what waits`() {
    #expect(
      throws: RecordingError.neverSettles(
        film: "film", limit: 2, running: ["a callback at 3.5 s"])
    ) { try film(endingAt: [3.5], fps: 60, longest: 2) }
  }

  @Test func `Callbacks that ask for each other at one time are an error, not a hang`() {
    let stage = Stage()
    stage.clock.limit = 50
    func again() { stage.clock.schedule(at: 0.1) { MainActor.assumeIsolated { again() } } }
    again()
    let loop = FrameLoop(stage: stage, framesPerSecond: 60, name: "film", longest: 5)
    #expect(throws: RecordingError.self) {
      try loop.run(capture: { _, _ in }, deliver: { _, _, _ in })
    }
  }
}
