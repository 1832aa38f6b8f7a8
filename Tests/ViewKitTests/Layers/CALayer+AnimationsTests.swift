// SPDX-License-Identifier: MIT
//
// Adding, replacing and ending animations; delegates; presentation; time of layers.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

private final class Listener: CAAnimationDelegate {
  var log: [String] = []
  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}

@MainActor
struct CALayerAnimationsTests {
  private func fade(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = duration
    return animation
  }

  @Test func theDelegateIsToldOfStartAndEnd() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    let listener = Listener()
    let animation = fade()
    animation.delegate = listener
    layer.add(animation, forKey: "a")
    stage.advance(to: 0.5)
    #expect(listener.log == ["start"])
    stage.advance(to: 1)
    #expect(listener.log == ["start", "stop true"])
  }

  @Test func anotherAnimationWithTheKeyReplacesTheFirst() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    let listener = Listener()
    let animation = fade()
    animation.delegate = listener
    layer.add(animation, forKey: "a")
    stage.advance(to: 0.1)
    layer.add(fade(), forKey: "a")
    stage.advance(to: 0.1)
    #expect(listener.log == ["start", "stop false"])
    #expect(layer.animationKeys() == ["a"])
  }

  @Test func aStoppedLayerShowsItsOffsetAndGoesOnLater() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    layer.add(fade(), forKey: "a")
    stage.advance(to: 0.25)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    stage.advance(to: 5)
    #expect(abs(layer.presentedState().opacity - 0.25) < 1e-9)
    #expect(!stage.hasPendingWork)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    stage.advance(to: 5.25)
    #expect(abs(layer.presentedState().opacity - 0.5) < 1e-9)
    stage.advance(to: 5.75)
    #expect(layer.animationKeys() == nil)
  }

  @Test func thePresentationLayerShowsValuesOfTheMoment() throws {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CAShapeLayer()
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown.strokeEnd == 0.5)
    #expect(shown.model() === layer)
    #expect(layer.strokeEnd == 1)
  }

  @Test func anUnknownKeyPathIsReportedOnce() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    for _ in 0..<3 { layer.add(CABasicAnimation(keyPath: "positoin"), forKey: nil) }
    #expect(stage.diagnostics.count == 1)
  }
}
