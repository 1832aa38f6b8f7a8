// SPDX-License-Identifier: MIT
//
// Ticks at whole multiples of the frame time, at every film rate.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CADisplayLinkTests {
  @Test func ticksDoNotDependOnTheFilmRate() {
    func ticks(_ fps: Int) -> [Double] {
      let stage = Stage()
      stage.makeCurrent()
      var times: [Double] = []
      let link = CADisplayLink(
        target: stage, selector: Selector { times.append(stage.clock.now) })
      link.add(to: .main, forMode: .common)
      for k in 0...fps / 10 { stage.advance(to: Double(k) / Double(fps)) }
      link.invalidate()
      stage.advance(to: 5)
      #expect(!stage.hasPendingWork)
      return times
    }
    #expect(ticks(60) == (1...6).map { Double($0) / 60 })
    #expect(ticks(30) == ticks(60))
  }

  @Test func aPausedLinkDoesNotTick() {
    let stage = Stage()
    stage.makeCurrent()
    var count = 0
    let link = CADisplayLink(target: stage, selector: Selector { count += 1 })
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    stage.advance(to: 1)
    #expect(count == 0)
    link.isPaused = false
    stage.advance(to: 1.05)
    #expect(count == 3)
  }
}
