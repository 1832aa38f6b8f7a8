// SPDX-License-Identifier: MIT
//
// Pictures computed pixel by pixel.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct EffectPicturesTests {
  @Test func stopsStandWhereTheyAreTold() {
    var g = GradientState()
    g.colors = [.black, CGColor(gray: 1, alpha: 1)]
    g.locations = [0.5, 0.5]
    (g.startPoint, g.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
    let p = GradientPicture(g).pixmap(width: 4, height: 1)
    #expect((0..<4).map { p[$0, 0].r } == [0, 0, 255, 255])
  }

  @Test func aRadialGradientGrowsFromItsCentre() {
    var g = GradientState()
    g.colors = [.black, CGColor(gray: 1, alpha: 1)]
    g.type = .radial
    (g.startPoint, g.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let p = GradientPicture(g).pixmap(width: 9, height: 9)
    #expect(p[4, 4].r < 5 && p[8, 4].r > 200 && p[0, 0].r == 255)
  }

  @Test func aProjectionWithoutPerspectiveIsACopy() {
    var source = Pixmap(width: 3, height: 3, color: .black)
    source.bytes[16] = 255
    let picture = ProjectedPicture(source: source, map: .identity)
      .pixmap(x: 0, y: 0, width: 3, height: 3)
    #expect(picture == source)
  }
}
