// SPDX-License-Identifier: MIT
//
// Timers call their targets on the stage's clock, at whole multiples of their interval.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct TimerSelectorTests {
  @MainActor
  private final class Target {
    var times: [Double] = []
    func tick(_ timer: Timer) { times.append(CACurrentMediaTime()) }
  }

  @Test func `a timer calls once, and is done`() {
    let stage = Support.stage()
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: target, selector: Selector(target.tick), userInfo: nil,
      repeats: false)
    #expect(stage.hasPendingWork)
    stage.advance(to: 1)
    #expect(target.times == [0.25])
    #expect(!timer.isValid)
    #expect(!stage.hasPendingWork)
  }

  @Test func `a repeating timer does not drift, is not waited for, and can be stopped`() {
    let stage = Support.stage()
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: target, selector: Selector(target.tick), userInfo: nil,
      repeats: true)
    #expect(!stage.hasPendingWork)
    stage.advance(to: 0.35)
    #expect(target.times == [0.1, 0.2, 0.1 * 3])
    timer.invalidate()
    stage.advance(to: 1)
    #expect(target.times.count == 3)
  }
}
