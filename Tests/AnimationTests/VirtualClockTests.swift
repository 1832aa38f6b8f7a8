// SPDX-License-Identifier: MIT
//
// The clock: order, exact times, and callbacks without end.

import Animation
import Testing

struct VirtualClockTests {
  @Test func callbacksRunByTimeThenInsertionAtTheirOwnTime() throws {
    let clock = VirtualClock()
    var seen: [String] = []
    clock.schedule(at: 2) { seen.append("b@\(clock.now)") }
    clock.schedule(at: 1) { seen.append("a@\(clock.now)") }
    clock.schedule(at: 2) { seen.append("c@\(clock.now)") }
    try clock.advance(to: 5)
    #expect(seen == ["a@1.0", "b@2.0", "c@2.0"])
    #expect(clock.now == 5)
  }

  @Test func callbacksAddedMeanwhileRunInTheSameAdvance() throws {
    let clock = VirtualClock()
    var seen: [Double] = []
    clock.schedule(at: 0.3) {
      clock.schedule(after: 0.2) { seen.append(clock.now) }
      clock.schedule(at: 0) { seen.append(clock.now) }
    }
    try clock.advance(to: 1)
    #expect(seen == [0.3, 0.5])
  }

  @Test func timeNeverGoesBack() throws {
    let clock = VirtualClock()
    try clock.advance(to: 3)
    try clock.advance(to: 1)
    try clock.advance(to: .nan)
    #expect(clock.now == 3)
    var at = 0.0
    clock.schedule(at: 1) { at = clock.now }
    try clock.advance(to: 3)
    #expect(at == 3)
  }

  @Test func aCancelledCallbackDoesNotRun() throws {
    let clock = VirtualClock()
    var count = 0
    let id = clock.schedule(at: 1) { count += 1 }
    #expect(clock.hasPendingEvents)
    clock.cancel(id)
    clock.cancel(id)
    #expect(!clock.hasPendingEvents)
    try clock.advance(to: 2)
    #expect(count == 0)
  }

  @Test func endlessSeriesAreNotPending() throws {
    let clock = VirtualClock()
    clock.schedule(at: 7, isEndless: true) {}
    #expect(!clock.hasPendingEvents)
    #expect(clock.lastPendingTime == nil)
    clock.schedule(at: 3) {}
    clock.schedule(at: 2) {}
    #expect(clock.lastPendingTime == 3)
    #expect(clock.nextEventTime == 2)
  }

  @Test func callbacksWithoutEndAreAnErrorNotAHang() {
    let clock = VirtualClock()
    clock.limit = 50
    func again() { clock.schedule(after: 0) { again() } }
    clock.schedule(at: 1) { again() }
    #expect(throws: VirtualClock.EndlessLoop(time: 1, count: 50)) { try clock.advance(to: 2) }
  }
}
