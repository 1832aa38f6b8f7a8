// SPDX-License-Identifier: MIT
//
// The cross-fade against its formula. Duration and curve were measured in the original's recordings.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct CrossFadeViewTransitionTests {
  @Test(
    "The incoming screen fades in over the outgoing one, which stays until the end",
    arguments: [30, 60, 120])
  func motion(perSecond: Int) {
    let world = World(style: SimpleTabBarStyle.init, transition: CrossFadeViewTransition())
    let (outgoing, incoming) = (world.page(0), world.page(1))
    world.controller.selectedIndex = 1
    for time in frames(0.35, perSecond: perSecond) where time < 0.35 {
      world.advance(to: time)
      #expect(near(world.shown(incoming)?.alpha, progress(time, 0.35)))
      #expect(near(world.shown(incoming)?.scale, 1))
      #expect(near(world.shown(incoming)?.frame, CGRect(x: 0, y: 0, width: 375, height: 667)))
      #expect(near(world.shown(outgoing)?.alpha, 1))
      #expect(outgoing.window != nil)
      #expect(incoming.superview === outgoing.superview)
    }
    world.advance(to: 0.35)
    #expect(near(world.shown(incoming)?.alpha, 1))
    #expect(outgoing.window == nil)
    #expect(!world.stage.hasPendingWork)
  }

  @Test("It reports a third of a second and takes 0.35")
  func reported() {
    let transition = CrossFadeViewTransition()
    #expect(transition.transitionDuration(using: nil) == 0.33)
    transition.duration = 2
    #expect(transition.transitionDuration(using: nil) == 2)
    #expect(CrossFadeViewTransition.fadeDuration == 0.35)
  }
}
