// SPDX-License-Identifier: MIT
//
// Keyframe blocks by hand-worked numbers.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct UIViewKeyframesTests {
  @Test func keyframesMeetAtTheirTimes() {
    let stage = Stage()
    stage.makeCurrent()
    let view = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    stage.window.addSubview(view)
    var done: [Double] = []
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 40 }
    } completion: { _ in
      done.append(stage.clock.now)
    }
    func x() -> Double { Double(view.layer.presentedState().position.x) }
    #expect(x() == 0)
    stage.advance(to: 0.25)
    #expect(abs(x() - 50) < 1e-9)
    stage.advance(to: 0.75)
    #expect(abs(x() - 100) < 1e-9)
    stage.advance(to: 1.5)
    #expect(abs(x() - 70) < 1e-9)
    stage.advance(to: 2)
    #expect(x() == 40)
    #expect(done == [2])
  }

  @Test func aKeyframeOutsideItsBlockShowsAtOnce() {
    let view = UIView()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    #expect(view.alpha == 0)
    #expect(view.layer.animationKeys() == nil)
  }
}
