// SPDX-License-Identifier: MIT
//
// The older forms of animation blocks animate, and their completions run in order of time.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct OlderAnimationsTests {
  @Test func `animation blocks`() {
    let stage = Support.stage()
    let view = UIView(frame: .zero)
    stage.window.addSubview(view)
    stage.advance(to: 0.1)
    var finished: [String] = []
    UIView.animateWithDuration(0.5, animations: { () -> Void in view.alpha = 0.5 })
    UIView.animateWithDuration(
      0.5, animations: { view.alpha = 0 }, completion: { _ in finished.append("plain") })
    UIView.animateWithDuration(
      0.1, delay: 0.2, options: UIViewAnimationOptions.CurveEaseInOut,
      animations: { () -> Void in view.center.x = 10 },
      completion: { (Bool) -> Void in finished.append("options") })
    UIView.animateWithDuration(
      1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
      animations: { view.center.y = 10 }, completion: { _ in finished.append("spring") })
    stage.advance(to: 2)
    #expect(finished == ["options", "plain", "spring"])
    #expect(view.alpha == 0)
  }
}
