// SPDX-License-Identifier: MIT
//
// Scale, modes, tinting and the way through PNG bytes.

import FixtureSupport
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct UIImageTests {
  @Test func `pixels divided by the scale are points`() {
    let image = Support.picture(75, 50, scale: 2)
    #expect(image.size == CGSize(width: 37.5, height: 25))
    #expect(UIImage(pixmap: Pixmap(width: 1, height: 1), scale: 0).scale == 1)
    #expect(UIImage(pixmap: Pixmap(width: 1, height: 1), scale: .nan).scale == 1)
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test func `a mode is part of a picture`() {
    let image = Support.picture(1, 1)
    #expect(image.renderingMode == .automatic)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.cgImage === image.cgImage)
    #expect(template != image)
    #expect(template.withRenderingMode(.automatic) == image)
  }

  @Test func `a tinted picture has the colour at the picture's opacity`() throws {
    let pixels = try #require(
      Pixmap(width: 2, height: 1, premultipliedBytes: [0, 0, 0, 0, 10, 10, 10, 51]))
    let image = UIImage(pixmap: pixels, scale: 2)
    let tinted = image.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(tinted.scale == 2)
    #expect(tinted.cgImage?.image.pixmap[0, 0] == .clear)
    // 51 · ½ = 25.5, rounded up once.
    #expect(
      tinted.cgImage?.image.pixmap[1, 0] == PremultipliedColor(r: 0, g: 26, b: 0, a: 26))
  }

  @Test func `a PNG file's bytes come back as they were written`() throws {
    let image = Support.picture(
      3, 2, scale: 2, color: PremultipliedColor(r: 10, g: 20, b: 30, a: 255))
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: 2) == image)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage().pngData() == nil)
  }
}
