// SPDX-License-Identifier: MIT
//
// Groups: shared time, and the group's end cuts its animations.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CAAnimationGroupTests {
  @Test func animationsRunInTheGroupsTime() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (0, 100)
    move.beginTime = 0.5
    move.duration = 1
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = 1
    layer.add(group, forKey: "g")
    stage.advance(to: 0.25)
    #expect(layer.presentedState().position.x == 0)
    #expect(layer.presentedState().opacity == 0.25)
    stage.advance(to: 0.75)
    #expect(layer.presentedState().position.x == 25)
    stage.advance(to: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func unknownKeyPathsInsideAreReported() {
    let stage = Stage()
    stage.makeCurrent()
    let group = CAAnimationGroup()
    group.animations = [CABasicAnimation(keyPath: "wobble")]
    group.duration = 1
    CALayer().add(group, forKey: nil)
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("wobble") == true)
  }
}
