// SPDX-License-Identifier: MIT
//
// The rules of from, to and by, and springs, by hand-worked numbers.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CABasicAnimationTests {
  private func shown(_ change: (CABasicAnimation) -> Void, at time: Double) -> Double {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    layer.position = CGPoint(x: 10, y: 0)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: nil)
    stage.advance(to: time)
    return Double(layer.presentedState().position.x)
  }

  @Test func endsAreTakenFromWhatIsGiven() {
    #expect(shown({ ($0.fromValue, $0.toValue) = (0, 100) }, at: 0.25) == 25)
    #expect(shown({ ($0.fromValue, $0.byValue) = (0.0, 50.0) }, at: 0.5) == 25)
    #expect(shown({ ($0.byValue, $0.toValue) = (50, CGFloat(100)) }, at: 0.5) == 75)
    #expect(shown({ $0.fromValue = NSNumber(value: 0) }, at: 0.5) == 5)
    #expect(shown({ $0.toValue = 30 }, at: 0.5) == 20)
    #expect(shown({ $0.byValue = 30 }, at: 0.5) == 25)
    #expect(shown({ _ in }, at: 0.5) == 10)
  }

  @Test func anAnimationIsOverAtItsEndUnlessItFills() {
    #expect(shown({ $0.toValue = 30 }, at: 1) == 10)
    #expect(
      shown(
        {
          $0.toValue = 30
          $0.fillMode = .forwards
          $0.isRemovedOnCompletion = false
        }, at: 5) == 30)
  }

  @Test func additiveAndCumulativeValuesAreAdded() {
    #expect(shown({ ($0.fromValue, $0.toValue, $0.isAdditive) = (0, 8, true) }, at: 0.5) == 14)
    #expect(
      shown(
        {
          ($0.fromValue, $0.toValue, $0.isCumulative) = (0, 8, true)
          $0.repeatCount = 3
        }, at: 1.5) == 12)
  }

  @Test func aSpringRunsItsOwnCourse() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.damping = 5
    layer.add(spring, forKey: "s")
    stage.advance(to: 0.3)
    let expected = 100 * Spring(damping: 5).progress(at: 0.3)
    #expect(abs(Double(layer.presentedState().position.x) - expected) < 1e-9)
    #expect((layer.animation(forKey: "s")?.duration ?? 0) == spring.settlingDuration)
  }

  @Test func theLayerKeepsACopyWhoseValuesCanBeRead() throws {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.5
    animation.setValue("mark", forKey: "name")
    layer.add(animation, forKey: "fade")
    animation.toValue = 1
    let copy = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
    #expect(copy.toValue as? Double == 0.5)
    #expect(copy.value(forKey: "name") as? String == "mark")
  }
}
