// SPDX-License-Identifier: MIT
//
// What all animations share.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CAAnimationTests {
  @Test func copiesKeepEveryValue() throws {
    let animation = CASpringAnimation(keyPath: "position")
    animation.stiffness = 300
    animation.fillMode = .both
    animation.repeatCount = 2
    animation.isAdditive = true
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let copy = try #require(animation.copy() as? CASpringAnimation)
    #expect(copy.stiffness == 300 && copy.fillMode == .both && copy.repeatCount == 2)
    #expect(copy.isAdditive && copy.keyPath == "position")
    #expect(copy.timingFunction == animation.timingFunction)
  }

  @Test func valuesOfAnotherKindAreLeftOut() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = CGPoint(x: 1, y: 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(layer.presentedState().opacity == 1)
  }
}
