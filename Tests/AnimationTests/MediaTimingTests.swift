// SPDX-License-Identifier: MIT
//
// Media timing by hand-worked numbers.

import Animation
import Testing

struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var t = MediaTiming()
    t.duration = 2
    change(&t)
    return t
  }

  @Test func aPassRunsFromItsBeginAndThenShowsNothing() {
    let t = timing { $0.beginTime = 1 }
    #expect(t.position(at: 0.5) == nil)
    #expect(t.position(at: 1)?.progress == 0)
    #expect(t.position(at: 2)?.progress == 0.5)
    #expect(t.position(at: 3) == nil)
    #expect(t.endTime == 3)
  }

  @Test func fillsShowTheFirstAndTheLastValue() {
    let t = timing {
      $0.beginTime = 1
      $0.fillsForward = true
      $0.fillsBackward = true
    }
    #expect(t.position(at: 0)?.progress == 0)
    #expect(t.position(at: 9)?.progress == 1)
  }

  @Test func speedAndOffsetMoveOwnTime() {
    let t = timing {
      $0.speed = 2
      $0.timeOffset = 0.5
    }
    #expect(t.position(at: 0)?.progress == 0.25)
    #expect(t.position(at: 0.5)?.progress == 0.75)
    #expect(t.endTime == 0.75)
    #expect(timing { $0.speed = 0 }.endTime == nil)
  }

  @Test func repeatsMayBeFractional() {
    let t = timing {
      $0.repeatCount = 2.5
      $0.fillsForward = true
    }
    #expect(t.endTime == 5)
    #expect(t.position(at: 3)?.progress == 0.5)
    #expect(t.position(at: 3)?.passes == 1)
    #expect(t.position(at: 10)?.progress == 0.5)
  }

  @Test func wholeRepeatsEndAtTheEndOfTheLastPass() {
    let t = timing {
      $0.repeatCount = 3
      $0.fillsForward = true
    }
    #expect(t.position(at: 6)?.progress == 1)
    #expect(t.position(at: 6)?.passes == 2)
  }

  @Test func autoreverseDoublesTheCycleAndPlaysBack() {
    let t = timing {
      $0.autoreverses = true
      $0.fillsForward = true
    }
    #expect(t.endTime == 4)
    #expect(t.position(at: 3)?.progress == 0.5)
    #expect(t.position(at: 3.5)?.progress == 0.25)
    #expect(t.position(at: 4)?.progress == 0)
  }

  @Test func endlessRepeatsNeverEnd() {
    let t = timing { $0.repeatCount = .infinity }
    #expect(t.endTime == nil)
    #expect(t.position(at: 1_000_001)?.progress == 0.5)
  }
}
