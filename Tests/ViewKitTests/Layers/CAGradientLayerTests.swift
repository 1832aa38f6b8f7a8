// SPDX-License-Identifier: MIT
//
// Gradients in pixels.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CAGradientLayerTests {
  @Test func anAxialGradientRunsFromStartToEnd() {
    let stage = Stage(size: CGSize(width: 4, height: 8), scale: 1)
    stage.makeCurrent()
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 8)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    layer.locations = [0, 1]
    stage.window.layer.addSublayer(layer)
    let picture = Compositor.render(stage.displayList())
    for y in 0..<8 {
      #expect(abs(Double(picture[1, y].r) - (Double(y) + 0.5) / 8 * 255) <= 1)
    }
    #expect(layer.locations == [0, 1])
    #expect(layer.colors?.count == 2)
  }
}
