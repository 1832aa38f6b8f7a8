// SPDX-License-Identifier: MIT
//
// Layers and their delegates.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

private final class Owner: CALayerDelegate {
  var log: [String] = []
  func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
  func layoutSublayers(of layer: CALayer) { log.append("layout") }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    log.append("action \(event)")
    return NSNull()
  }
}

@MainActor
struct CALayerTests {
  @Test func theDelegateIsAskedForEverything() {
    let layer = CALayer()
    let owner = Owner()
    layer.delegate = owner
    layer.bounds.size = CGSize(width: 3, height: 3)
    layer.layoutIfNeeded()
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(owner.log == ["action bounds", "layout", "draw"])
  }

  @Test func aCopyHasTheSameValues() {
    let layer = CALayer()
    layer.cornerRadius = 4
    layer.name = "box"
    let copy = CALayer(layer: layer)
    #expect(copy.cornerRadius == 4 && copy.name == "box")
  }
}
