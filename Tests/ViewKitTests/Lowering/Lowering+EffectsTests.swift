// SPDX-License-Identifier: MIT
//
// Shadows in pixels.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LoweringEffectsTests {
  @Test func aShadowLiesUnderTheLayerAndFadesOut() {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    stage.makeCurrent()
    stage.window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 15, y: 10, width: 10, height: 10))
    view.backgroundColor = .red
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = CGSize(width: 0, height: 10)
    view.layer.shadowRadius = 2
    stage.window.addSubview(view)
    let p = Compositor.render(stage.displayList())
    #expect(p[20, 15].r == 255 && p[20, 15].g == 0)
    #expect(p[20, 25].g < 20)
    // Half of the blurred edge lies on either side of it.
    #expect(abs(Int(p[20, 29].g) + Int(p[20, 30].g) - 255) <= 4)
    #expect(p[20, 38].g == 255)
    view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 2))
    #expect(Compositor.render(stage.displayList())[20, 28].g > 230)
  }

  @Test(
    arguments: [
      (1e30, 0), (.infinity, 0), (.nan, 0), (5000, 0), (2, 1e300), (2, .infinity), (2, .nan),
    ] as [(CGFloat, CGFloat)])
  func `Shadows without end are left out, and nothing stops`(radius: CGFloat, offset: CGFloat) {
    let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
    stage.makeCurrent()
    stage.window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = .red
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = CGSize(width: offset, height: 0)
    view.layer.shadowRadius = radius
    stage.window.addSubview(view)
    let p = Compositor.render(stage.displayList())
    #expect(p[10, 10].r == 255 && p[10, 10].g == 0)
    if radius > 4000 {
      #expect(stage.diagnostics.contains { $0.hasPrefix("a shadow blurred over ") })
    }
  }
}
