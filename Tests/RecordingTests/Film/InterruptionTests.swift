// SPDX-License-Identifier: MIT
//
// An early end is asked for once, by number, and films end between two frames.

import Foundation
import Testing
import ViewKit

@testable import Recording

@MainActor
struct InterruptionTests {
  @Test func `Nothing is interrupted until somebody asks`() throws {
    let interruption = Interruption()
    #expect(interruption.signal == nil)
    try interruption.check()
    interruption.request(signal: 2)
    #expect(interruption.signal == 2)
    #expect(throws: Interrupted(signal: 2)) { try interruption.check() }
  }

  @Test func `A film ends before its next frame`() throws {
    let stage = Stage(size: CGSize(width: 20, height: 10), scale: 1)
    var camera = Camera(framesPerSecond: 10)
    camera.interruption = Interruption()
    let shot = Shot(stage: stage) { UIView.animate(withDuration: 1) { stage.window.alpha = 0 } }
    var frames: [Int] = []
    #expect(throws: Interrupted(signal: 15)) {
      _ = try camera.film(shot, name: "x", wanted: Array(0..<11)) { index, _, _, _ in
        frames.append(index)
        if index == 3 { camera.interruption.request(signal: 15) }
      }
    }
    #expect(frames == [0, 1, 2, 3])
  }
}
