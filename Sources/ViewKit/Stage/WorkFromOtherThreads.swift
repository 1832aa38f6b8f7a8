// SPDX-License-Identifier: MIT
//
// Work that other threads hand to the main queue. They cannot reach the stage's clock, which is the
// main actor's; so what they hand in waits here, with its moment, until the current stage commits or
// is asked for what is pending, and then goes onto its clock. Nothing is lost. When another thread
// hands work in is up to that thread: a film that must be the same twice starts its work on the main one.

import Synchronization

/// The box in which other threads leave work for the main queue; empty whenever the stage has looked.
enum WorkFromOtherThreads {
  typealias Work = @Sendable () -> Void

  private struct State {
    var now: UInt64 = 0
    var waiting: [(moment: UInt64, work: Work)] = []
  }

  private static let state = Mutex(State())

  /// The last time at which the current stage looked here, in nanoseconds: what other threads can
  /// know of the clock.
  static var lastKnownTime: UInt64 { state.withLock { $0.now } }

  /// Leaves work for a moment, in nanoseconds of the stage's clock.
  static func add(at moment: UInt64, _ work: @escaping Work) {
    state.withLock { $0.waiting.append((moment, work)) }
  }

  /// Says what time it is, and takes all out, in the order in which it came.
  static func take(at now: UInt64) -> [(moment: UInt64, work: Work)] {
    state.withLock {
      $0.now = now
      let waiting = $0.waiting
      if !waiting.isEmpty { $0.waiting = [] }
      return waiting
    }
  }
}
