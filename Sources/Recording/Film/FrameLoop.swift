// SPDX-License-Identifier: MIT
//
// Steps a stage from frame to frame until everything has settled. Frame n is at exactly n / fps after
// the start. With the settling time D there are N = round(D · fps) + 1 frames, and the last shows the
// settled state: when D falls in the half frame after it, it is captured again at D. So the loop looks
// half a frame ahead before it delivers a frame.

import Animation
import ViewKit

/// Films a stage.
@MainActor
struct FrameLoop {
  let stage: Stage
  let framesPerSecond: Int
  /// The film's name, for errors.
  let name: String
  /// The longest film, in seconds.
  let longest: Double
  /// Asked between two frames.
  var interruption = Interruption.process

  /// Captures every frame at its time and delivers it once it is known not to change; gives the
  /// settling time in seconds.
  func run<Capture>(
    capture: (_ index: Int, _ time: Double) throws -> Capture,
    deliver: (_ index: Int, _ time: Double, _ captured: Capture) throws -> Void
  ) throws -> Double {
    var progress = Progress(stage: stage, start: stage.clock.now)
    let rate = Double(framesPerSecond)
    var index = 0
    while true {
      try interruption.check()
      let time = Double(index) / rate
      progress.advance(by: time)
      try checkClock()
      let wasSettled = progress.settledAt != nil
      var captured = try capture(index, time)
      progress.advance(by: (Double(index) + 0.5) / rate)
      try checkClock()
      if let end = progress.settledAt, (end * rate).rounded() <= Double(index) {
        // It may end after the frame by less than a nanosecond, too: 0.15 + 0.45 is not always 0.6.
        if !wasSettled { captured = try capture(index, time) }
        try deliver(index, time, captured)
        return end
      }
      try deliver(index, time, captured)
      index += 1
      guard Double(index) / rate <= longest else {
        throw RecordingError.neverSettles(film: name, limit: longest, running: running)
      }
    }
  }

  private func checkClock() throws(RecordingError) {
    guard let error = stage.clockError else { return }
    throw .neverSettles(film: name, limit: error.time, running: [error.description])
  }

  private var running: [String] {
    stage.lastFiniteEventTime.map { ["a callback at \(JSONText.number($0)) s"] } ?? []
  }
}

/// A stage's time since the start of a film, and when it settled.
@MainActor
private struct Progress {
  let stage: Stage
  let start: Double
  /// When the last pending work ended, in seconds after the start; `nil` while some is pending.
  private(set) var settledAt: Double?

  init(stage: Stage, start: Double) {
    self.stage = stage
    self.start = start
  }

  /// Moves on to a time after the start, stopping at every callback so that the settling time is
  /// exact.
  mutating func advance(by time: Double) {
    while let next = stage.nextEventTime, next <= start + time, stage.clockError == nil {
      stage.advance(to: next)
      note()
    }
    stage.advance(to: start + time)
    note()
  }

  private mutating func note() {
    if stage.hasPendingWork {
      settledAt = nil
    } else if settledAt == nil {
      // To a nanosecond: what is left of start + D - start.
      settledAt = ((stage.clock.now - start) * 1e9).rounded() / 1e9
    }
  }
}
