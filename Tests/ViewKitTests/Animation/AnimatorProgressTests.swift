// SPDX-License-Identifier: MIT
//
// The progress that an animator's changes share.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct AnimatorProgressTests {
  @Test func progressHoldsOrRuns() {
    let progress = AnimatorProgress()
    progress.hold(0.3)
    #expect(progress.value(at: 99) == 0.3)
    progress.run(from: 0.2, to: 1, start: 10, duration: 2, pace: .curve(.linear))
    #expect(abs(progress.value(at: 11) - 0.6) < 1e-12)
    #expect(progress.value(at: 9) == 0.2)
    #expect(progress.value(at: 13) == 1)
  }

  @Test func aWindowTakesAPartOfTheProgress() {
    let animation = AnimatorAnimation(keyPath: "opacity")
    animation.change = (.number(0), .number(1))
    animation.progress = AnimatorProgress()
    animation.window = (0.5, 1)
    animation.progress?.hold(0.75)
    var state = LayerState()
    animation.apply(to: &state, at: 0)
    #expect(state.opacity == 0.5)
  }
}
