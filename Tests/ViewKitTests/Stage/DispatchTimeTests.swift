// SPDX-License-Identifier: MIT
//
// Work for the main queue waits on the stage's clock, and runs at its exact time whatever the steps.

import Dispatch
import Foundation
import Testing

@testable import ViewKit

@MainActor
struct DispatchTimeTests {
  @Test func `work runs at its time on the stage's clock, in order`() {
    let stage = Support.stage()
    stage.advance(to: 0.35)
    let log = Support.Log()
    let note: @MainActor (String) -> Void = { log.add("\($0) \(CACurrentMediaTime())") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("half") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { note("quarter") }
    DispatchQueue.main.async { note("next") }
    #expect(log.lines == [])
    #expect(stage.hasPendingWork)
    stage.advance(to: 2)
    #expect(log.lines == ["next 0.35", "quarter 0.6", "half 0.85"])
    #expect(!stage.hasPendingWork)
  }

  @Test func `moments add up, to the nanosecond, and stop at the distant future`() {
    let moment = ViewKit.DispatchTime(uptimeNanoseconds: 1_000_000_000)
    #expect((moment + 0.3).uptimeNanoseconds == 1_300_000_000)
    #expect((moment + .seconds(2)).uptimeNanoseconds == 3_000_000_000)
    #expect((moment + .microseconds(5)).uptimeNanoseconds == 1_000_005_000)
    #expect((moment + .nanoseconds(7)).uptimeNanoseconds == 1_000_000_007)
    #expect((moment + -3.0).uptimeNanoseconds == 0)
    #expect(moment + .never == .distantFuture)
    #expect(moment + .infinity == .distantFuture)
    #expect(moment < moment + 1e-9)
  }

  @Test func `work that waits for ever is not pending`() {
    let stage = Support.stage()
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) {}
    #expect(!stage.hasPendingWork)
  }

  @Test func `a queue other than the main one runs beside the clock`() async {
    Support.stage()
    let thread: String = await withCheckedContinuation { continuation in
      DispatchQueue(label: "beside").async {
        continuation.resume(returning: Thread.isMainThread ? "main" : "another")
      }
    }
    #expect(thread == "another")
  }
}
