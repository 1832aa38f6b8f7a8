// SPDX-License-Identifier: MIT
//
// Completions: their order and their exact times, whatever the frame rate.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIViewAnimateTests {
  /// A log of completions with their times, films at a frame rate.
  private func log(fps: Int) -> [String] {
    let stage = Stage()
    stage.makeCurrent()
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { stage.window.addSubview(view) }
    var out: [String] = []
    func note(_ name: String) { out.append("\(name)@\(stage.clock.now)") }
    UIView.animate(withDuration: 0.3) {
      views[0].center.x = 50
      views[0].alpha = 0.5
    } completion: { _ in
      note("a")
      UIView.animate(withDuration: 0.2) {
        views[0].center.x = 0
      } completion: { _ in
        note("b")
      }
    }
    UIView.animate(withDuration: 0.3) {
      views[1].alpha = 0
    } completion: { _ in
      note("c")
    }
    UIView.animate(withDuration: 0.123) {
      views[2].alpha = 0
    } completion: { _ in
      note("d")
    }
    for k in 0...fps { stage.advance(to: Double(k) / Double(fps)) }
    return out
  }

  @Test func completionsRunInOrderAtTheirExactTimesAtEveryFrameRate() {
    #expect(log(fps: 60) == ["d@0.123", "a@0.3", "c@0.3", "b@0.5"])
    #expect(log(fps: 30) == log(fps: 60))
    #expect(log(fps: 120) == log(fps: 60))
    #expect(log(fps: 1) == log(fps: 60))
  }

  @Test func aChainedAnimationStartsAtTheExactEndOfTheFirst() {
    let stage = Stage()
    stage.makeCurrent()
    let view = UIView(frame: .zero)
    stage.window.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    } completion: { _ in
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        view.transform = .identity
      }
    }
    // One long step: the second animation still began at 0.3.
    stage.advance(to: 0.4)
    #expect(abs(Double(view.layer.presentedState().transform.m11) - 1.25) < 1e-9)
  }

  @Test func optionsKeepUIKitsBits() {
    #expect(UIView.AnimationOptions.curveEaseIn.rawValue == 1 << 16)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
  }
}
