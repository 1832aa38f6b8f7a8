// SPDX-License-Identifier: MIT
//
// Work that other threads hand to the main queue is not lost: it runs on the main thread, by the stage's
// clock.

import Dispatch
import Foundation
import Testing

@testable import ViewKit

@MainActor
struct WorkFromOtherThreadsTests {
  /// Work that is not the main actor's, on a thread of its own, waited for.
  nonisolated private func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      done.signal()
    }
    done.wait()
  }

  @Test func `work that another thread hands to the main queue runs there, at its moment`() {
    let stage = Support.stage()
    stage.advance(to: 0.5)
    let log = Support.Log()
    let note: @MainActor (String) -> Void = { log.add("\($0) \(CACurrentMediaTime())") }
    onAnotherThread {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        MainActor.assumeIsolated { note("later") }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { note("next") } }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) {
        MainActor.assumeIsolated { note("never") }
      }
    }
    #expect(stage.hasPendingWork)
    #expect(stage.lastFiniteEventTime == 0.75)
    stage.advance(to: 2)
    #expect(log.lines == ["next 0.5", "later 0.75"])
    #expect(!stage.hasPendingWork)
  }

  @Test func `what another thread hands in while a turn runs comes right after it`() {
    let stage = Support.stage()
    let log = Support.Log()
    let note: @MainActor (String) -> Void = { log.add("\($0) \(CACurrentMediaTime())") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      onAnotherThread {
        DispatchQueue.main.async { MainActor.assumeIsolated { note("handed in") } }
      }
      MainActor.assumeIsolated { note("turn") }
    }
    stage.advance(to: 1)
    #expect(log.lines == ["turn 0.5", "handed in 0.5"])
  }
}
