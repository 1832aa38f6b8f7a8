// SPDX-License-Identifier: MIT
//
// Kept masks are those of the outline asked for, and only small ones are kept.

import Raster
import Testing

@testable import Compositing

@Suite("PathMasks")
struct PathMasksTests {
  @Test("A path moved by whole pixels finds its mask; by less, it gets its own")
  func moves() throws {
    var masks = PathMasks()
    var rasterizer = CoverageRasterizer()
    for (x, y) in [(0.0, 0.0), (7, 3), (7.25, 3), (-40, 900), (0.25, 0)] {
      let path = Path.roundedRect(x: 1.5 + x, y: 2 + y, width: 20, height: 9, radius: 4)
      let bounds = path.pixelBounds
      let mask = try #require(masks.mask(of: path, rule: .nonZero, bounds: bounds, &rasterizer))
      var fresh = CoverageRasterizer()
      #expect(mask == fresh.mask(of: path, rule: .nonZero, in: bounds).bytes)
    }
  }

  @Test("Paths that differ in one point, or in the rule, are not confused")
  func differences() throws {
    var masks = PathMasks()
    var rasterizer = CoverageRasterizer()
    let outer = Path.rect(x: 0, y: 0, width: 9, height: 9).elements
    for inner in [3.0, 4.0] {
      for rule in [FillRule.nonZero, .evenOdd] {
        let path = Path(outer + Path.rect(x: 2, y: 2, width: inner, height: 3).elements)
        let mask = masks.mask(of: path, rule: rule, bounds: path.pixelBounds, &rasterizer)
        var fresh = CoverageRasterizer()
        #expect(mask == fresh.mask(of: path, rule: rule, in: path.pixelBounds).bytes)
      }
    }
  }

  @Test("Large outlines are not kept")
  func large() {
    var masks = PathMasks()
    var rasterizer = CoverageRasterizer()
    let path = Path.rect(x: 0, y: 0, width: 1000, height: 100)
    #expect(masks.mask(of: path, rule: .nonZero, bounds: path.pixelBounds, &rasterizer) == nil)
  }
}
