// SPDX-License-Identifier: MIT
//
// Animators: running, scrubbing, reversing, stopping.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct UIViewPropertyAnimatorTests {
  private func scene() -> (Stage, UIView, () -> Double) {
    let stage = Stage()
    stage.makeCurrent()
    let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    stage.window.addSubview(view)
    return (stage, view, { Double(view.layer.presentedState().position.x) })
  }

  @Test func itRunsAlongItsCurveAndCompletesAtTheEnd() {
    let (stage, view, x) = scene()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(to: 0.25)
    #expect(abs(x() - 25) < 1e-9)
    #expect(animator.isRunning && animator.state == .active)
    stage.advance(to: 1)
    #expect(x() == 100)
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func itCanBeScrubbedAndContinued() {
    let (stage, view, x) = scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 100 }
    animator.fractionComplete = 0.3
    #expect(abs(x() - 30) < 1e-9)
    stage.advance(to: 4)
    #expect(abs(x() - 30) < 1e-9)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(to: 4.7)
    #expect(x() == 100)
  }

  @Test func reversedItGoesBackToWhereItWas() {
    let (stage, view, x) = scene()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.isReversed = true
    #expect(abs(x() - 50) < 1e-9)
    stage.advance(to: 1)
    #expect(x() == 0)
    #expect(view.center.x == 0)
    #expect(ends == [.start])
  }

  @Test func stoppedItStaysAndFinishesWhereTold() {
    let (stage, view, x) = scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    stage.advance(to: 2)
    #expect(abs(x() - 50) < 1e-9)
    animator.finishAnimation(at: .current)
    #expect(abs(Double(view.center.x) - 50) < 1e-9)
  }
}
