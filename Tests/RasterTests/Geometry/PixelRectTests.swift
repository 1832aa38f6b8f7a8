// SPDX-License-Identifier: MIT
//
// Whole-pixel rectangles.

import Raster
import Testing

@Suite("PixelRect")
struct PixelRectTests {
  private let a = PixelRect(x: 0, y: 0, width: 4, height: 3)
  private let b = PixelRect(x: 2, y: 1, width: 9, height: 9)

  @Test("An intersection holds what both hold; apart they hold nothing")
  func intersection() {
    #expect(a.intersection(b) == PixelRect(minX: 2, minY: 1, maxX: 4, maxY: 3))
    #expect(a.intersection(b.offsetBy(dx: 2, dy: 0)) == .empty)
  }

  @Test("A union holds both; an empty one adds nothing")
  func union() {
    #expect(a.union(b) == PixelRect(minX: 0, minY: 0, maxX: 11, maxY: 10))
    let empty = PixelRect(x: 50, y: 50, width: 0, height: 9)
    #expect(a.union(empty) == a && empty.union(a) == a && empty.union(empty) == .empty)
  }

  @Test("Containing, extent, emptiness")
  func extents() {
    #expect(a.contains(a) && a.contains(.empty) && !a.contains(b))
    #expect(a.width == 4 && a.height == 3 && !a.isEmpty)
    let inside = PixelRect(minX: 5, minY: 5, maxX: 3, maxY: 9)
    #expect(inside.isEmpty && inside.width == 0 && inside.height == 4)
  }
}
