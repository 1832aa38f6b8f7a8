// SPDX-License-Identifier: MIT
//
// The time of layers, through their superlayers.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CAMediaTimingTests {
  @Test func timesAreConvertedThroughTheTree() {
    let stage = Stage()
    stage.makeCurrent()
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.speed = 2
    inner.beginTime = 1
    inner.timeOffset = 0.5
    // Outer: 2t; inner: 2t − 1 + 0.5.
    #expect(inner.convertTime(3, from: nil) == 5.5)
    #expect(inner.convertTime(5.5, to: nil) == 3)
    #expect(inner.convertTime(6, from: outer) == 5.5)
  }

  @Test func aFasterLayerEndsItsAnimationsEarlier() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    layer.speed = 2
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    layer.add(fade, forKey: nil)
    #expect(stage.nextEventTime == 0.5)
    stage.advance(to: 0.25)
    #expect(abs(layer.presentedState().opacity - 0.5) < 1e-9)
    stage.advance(to: 0.5)
    #expect(layer.animationKeys() == nil)
  }
}
