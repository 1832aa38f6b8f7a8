// SPDX-License-Identifier: MIT
//
// Animation blocks against the formula of additive animations, worked by hand:
// shown(t) = model + Σ (old − new)·(1 − f((t − t₀)/D)).

import Animation
import Foundation
import Testing

@testable import ViewKit

@MainActor
struct ViewAnimationBlockTests {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.makeCurrent()
    stage.window.addSubview(view)
    stage.advance(to: 0)
  }

  private func f(_ x: Double) -> Double { CubicTimingCurve.easeInOut.value(at: x) }
  private var shown: LayerState { view.layer.presentedState() }

  @Test func aMoveFollowsTheCurveAndTheModelIsNewAtOnce() {
    stage.makeCurrent()
    UIView.animate(withDuration: 0.5) { self.view.center.x = 105 }
    #expect(view.center.x == 105)
    #expect(shown.position.x == 5)
    for k in 1..<30 {
      let t = Double(k) / 60
      stage.advance(to: t)
      #expect(abs(shown.position.x - (105 - 100 * (1 - f(t / 0.5)))) < 1e-9)
    }
    stage.advance(to: 0.5)
    #expect(shown.position.x == 105)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func overlappingMovesAddUp() {
    stage.makeCurrent()
    UIView.animate(withDuration: 0.5) { self.view.center.x = 105 }
    stage.advance(to: 0.1)
    UIView.animate(withDuration: 0.5) { self.view.center.x = 5 }
    for k in 7..<36 {
      let t = Double(k) / 60
      stage.advance(to: t)
      var expected = 5 + (105.0 - 5) * (1 - f((t - 0.1) / 0.5))
      if t < 0.5 { expected += (5.0 - 105) * (1 - f(t / 0.5)) }
      #expect(abs(shown.position.x - expected) < 1e-9, "at \(t)")
    }
  }

  @Test func frameAnimatesPositionAndSizeApart() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1) { self.view.frame = CGRect(x: 20, y: 0, width: 30, height: 10) }
    #expect(view.layer.animationKeys() == ["position", "bounds.size"])
    stage.advance(to: 0.5)
    #expect(abs(shown.bounds.width - 20) < 1e-9)
    #expect(abs(shown.position.x - 20) < 1e-9)
  }

  @Test func opacityAndScaleAreAdditive() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1) {
      self.view.alpha = 0
      self.view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    }
    stage.advance(to: 0.25)
    UIView.animate(withDuration: 1) {
      self.view.alpha = 1
      self.view.transform = .identity
    }
    stage.advance(to: 0.75)
    let alpha = 1 + (1.0 - 0) * (1 - f(0.75)) + (0.0 - 1) * (1 - f(0.5))
    let scale = 1 + (1 - 1.5) * (1 - f(0.75)) + (1.5 - 1) * (1 - f(0.5))
    #expect(abs(shown.opacity - alpha) < 1e-9)
    #expect(abs(Double(shown.transform.m11) - scale) < 1e-9)
  }

  @Test func aColourStartsFromWhatShowsAndReplaces() throws {
    stage.makeCurrent()
    view.backgroundColor = .black
    UIView.animate(withDuration: 1) { self.view.backgroundColor = .white }
    stage.advance(to: 0.5)
    var done: [Bool] = []
    UIView.animate(withDuration: 1) {
      self.view.backgroundColor = .black
    } completion: {
      done.append($0)
    }
    #expect(view.layer.animationKeys() == ["backgroundColor"])
    stage.advance(to: 1)
    let red = try #require(shown.backgroundColor).red
    #expect(abs(red - 0.5 * (1 - f(0.5))) < 1e-9)
    stage.advance(to: 2)
    #expect(done == [true])
  }

  @Test func aReplacedAnimationTellsItsBlockThatItDidNotFinish() {
    stage.makeCurrent()
    var done: [Bool] = []
    UIView.animate(withDuration: 1) {
      self.view.backgroundColor = .white
    } completion: {
      done.append($0)
    }
    stage.advance(to: 0.5)
    UIView.animate(withDuration: 1) { self.view.backgroundColor = .red }
    stage.advance(to: 0.5)
    #expect(done == [false])
  }

  @Test func nothingChangedMeansNoAnimationAndACompletionAtOnce() {
    stage.makeCurrent()
    var done: [Double] = []
    UIView.animate(withDuration: 1) {
      self.view.alpha = 1
    } completion: { _ in
      done.append(self.stage.clock.now)
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(done.isEmpty)
    stage.advance(to: 0)
    #expect(done == [0])
  }

  @Test func noDurationAppliesAtOnce() {
    stage.makeCurrent()
    var done: [Bool] = []
    UIView.animate(withDuration: 0) {
      self.view.center.x = 50
    } completion: {
      done.append($0)
    }
    #expect(shown.position.x == 50)
    stage.advance(to: 0)
    #expect(done == [true])
  }

  @Test func aDelayHoldsTheOldValue() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { self.view.center.x = 105 }
    stage.advance(to: 0.9)
    #expect(shown.position.x == 5)
    stage.advance(to: 1.5)
    #expect(abs(shown.position.x - 55) < 1e-9)
    stage.advance(to: 2)
    #expect(shown.position.x == 105)
  }

  @Test func innerBlocksTakeOverDurationAndCurve() {
    stage.makeCurrent()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1) { self.view.center.x = 105 }
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) { self.view.alpha = 0 }
    }
    stage.advance(to: 0.5)
    #expect(abs(shown.position.x - 30) < 1e-9)
    #expect(abs(shown.opacity - (1 - f(0.5))) < 1e-9)
  }

  @Test func changesWithoutAnimationShowAtOnceInsideABlock() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { self.view.center.x = 105 }
      self.view.alpha = 0
    }
    #expect(shown.position.x == 105)
    #expect(shown.opacity == 1)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { self.view.center.x = 5 }
    UIView.setAnimationsEnabled(true)
    #expect(shown.position.x == 5)
  }

  @Test func aSpringFollowsItsClosedForm() {
    stage.makeCurrent()
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
    ) { self.view.center.x = 105 }
    let spring = Spring(dampingRatio: 0.7, duration: 0.5)
    for k in 1..<30 {
      let t = Double(k) / 60
      stage.advance(to: t)
      #expect(abs(shown.position.x - (5 + 100 * spring.progress(at: t))) < 1e-9)
    }
    stage.advance(to: 0.5)
    #expect(shown.position.x == 105)
  }

  @Test func aRepeatNeverEndsAndIsNotPending() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      self.view.center.x = 105
    }
    stage.advance(to: 11.25)
    #expect(abs(shown.position.x - 80) < 1e-9)
    #expect(!stage.hasPendingWork)
  }

  @Test func aViewThatLeavesTheWindowLosesItsAnimations() {
    stage.makeCurrent()
    var done: [Bool] = []
    UIView.animate(withDuration: 1) {
      self.view.center.x = 105
    } completion: {
      done.append($0)
    }
    stage.advance(to: 0.1)
    view.removeFromSuperview()
    stage.advance(to: 0.1)
    #expect(done == [false])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aTurnGoesTheShortWayRound() {
    stage.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    stage.advance(to: 0.5)
    let angle = atan2(Double(shown.transform.m12), Double(shown.transform.m11))
    #expect(abs(angle - .pi / 4) < 1e-9)
    #expect(abs(Double(shown.transform.m11 - shown.transform.m22)) < 1e-12)
  }
}
