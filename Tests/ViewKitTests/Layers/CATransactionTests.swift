// SPDX-License-Identifier: MIT
//
// Transactions: what they pass on, and when their completion runs.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CATransactionTests {
  private func rooted() -> (Stage, CALayer) {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    stage.advance(to: 0)
    return (stage, layer)
  }

  @Test func aStandaloneLayerMovesByItselfInAQuarterSecond() {
    let (stage, layer) = rooted()
    layer.position = CGPoint(x: 100, y: 0)
    stage.advance(to: 0.125)
    let expected = 100 * CubicTimingCurve.standard.value(at: 0.5)
    #expect(abs(Double(layer.presentedState().position.x) - expected) < 1e-9)
    stage.advance(to: 0.25)
    #expect(layer.presentedState().position.x == 100)
  }

  @Test func aLayerThatWasNeverShownDoesNotMoveByItself() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    layer.position = CGPoint(x: 100, y: 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test func durationCurveAndActionsAreInherited() throws {
    let (_, layer) = rooted()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    let fade = try #require(layer.animation(forKey: "opacity"))
    #expect(fade.duration == 2)
    #expect(fade.timingFunction == CAMediaTimingFunction(name: .linear))
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 1, y: 1)
    #expect(layer.animation(forKey: "position") == nil)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func theCompletionWaitsForTheLastAnimation() {
    let (stage, layer) = rooted()
    var done: [Double] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append(stage.clock.now) }
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 0.7
    layer.add(slow, forKey: "a")
    let fast = CABasicAnimation(keyPath: "position.x")
    fast.duration = 0.2
    layer.add(fast, forKey: "b")
    CATransaction.commit()
    stage.advance(to: 3)
    #expect(done == [0.7])
  }

  @Test func theCompletionOfNothingRunsInTheNextTurn() {
    let (stage, _) = rooted()
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    CATransaction.commit()
    #expect(done == 0)
    stage.advance(to: 0)
    #expect(done == 1)
    CATransaction.setCompletionBlock { done += 1 }
    stage.advance(to: 0)
    #expect(done == 2)
  }
}
