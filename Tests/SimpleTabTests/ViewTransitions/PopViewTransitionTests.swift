// SPDX-License-Identifier: MIT
//
// The Pop view transition against its formulas. Durations, growth and curve were measured in the
// original's recordings.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct PopViewTransitionTests {
  @Test(
    "The incoming screen fades in growing about its middle, then settles", arguments: [30, 60, 120])
  func motion(perSecond: Int) {
    let world = World(style: SimpleTabBarStyle.init, transition: PopViewTransition())
    let (outgoing, incoming) = (world.page(0), world.page(2))
    world.controller.selectedIndex = 2
    let scales = [
      Move(start: 0, duration: 0.35, change: 0.1), Move(start: 0.35, duration: 0.2, change: -0.1),
    ]
    for time in frames(0.55, perSecond: perSecond) where time < 0.55 {
      world.advance(to: time)
      let shown = world.shown(incoming)
      #expect(near(shown?.alpha, progress(time, 0.35)))
      #expect(near(shown?.scale, value(from: 1, scales, at: time)))
      #expect(near(shown?.center.x, 187.5))
      #expect(near(shown?.center.y, 333.5))
      #expect(near(world.shown(outgoing)?.scale, 1))
      #expect(outgoing.window != nil)
      #expect(world.stage.hasPendingWork)
    }
    world.advance(to: 0.55)
    #expect(near(world.shown(incoming)?.scale, 1))
    #expect(outgoing.window == nil)
    #expect(!world.stage.hasPendingWork)
  }

  @Test("It reports a third of a second and takes 0.55")
  func reported() {
    let transition = PopViewTransition()
    #expect(transition.transitionDuration(using: nil) == 0.33)
    #expect(PopViewTransition.fadeDuration + PopViewTransition.settleDuration == 0.55)
  }

  @Test("The bar lies over the screens and neither grows nor fades")
  func bar() {
    let world = World(style: PopTabBarStyle.init, transition: PopViewTransition())
    world.controller.selectedIndex = 1
    world.advance(to: 0.3)
    #expect(near(world.shown(world.bar)?.scale, 1))
    #expect(near(world.shown(world.bar)?.alpha, 1))
    #expect(near(world.shown(world.bar)?.frame, CGRect(x: 0, y: 618, width: 375, height: 49)))
  }

  @Test("Screens changed twice within a tenth of a second end with the last one, whole")
  func interrupted() {
    let world = World(style: PopTabBarStyle.init, transition: PopViewTransition())
    world.select([(1, 0), (2, 0.1)])
    world.advance(to: 2)
    #expect(!world.stage.hasPendingWork)
    #expect(near(world.shown(world.page(2))?.alpha, 1))
    #expect(near(world.shown(world.page(2))?.scale, 1))
    #expect(world.page(0).window == nil)
    #expect(world.page(1).window == nil)
    world.controller.selectedIndex = 1
    world.advance(to: 4)
    #expect(near(world.shown(world.page(1))?.alpha, 1))
    #expect(near(world.shown(world.page(1))?.scale, 1))
  }
}
