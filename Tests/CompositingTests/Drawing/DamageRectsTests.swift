// SPDX-License-Identifier: MIT
//
// Few rectangles, none of them empty, that hold all that was put in.

import Raster
import Testing

@testable import Compositing

@Suite("DamageRects")
struct DamageRectsTests {
  @Test("Many rectangles are joined to few, which hold them all")
  func joining() {
    var damage = DamageRects()
    let all = (0..<90).map { i in
      PixelRect(x: i * 97 % 900, y: i * 331 % 900, width: 50, height: 50)
    }
    for rect in all { damage.add(rect) }
    damage.add(.empty)
    #expect(damage.rects.count <= DamageRects.most && !damage.rects.contains { $0.isEmpty })
    for rect in all { #expect(damage.rects.contains { $0.contains(rect) }) }
  }

  @Test("A hole leaves what is around it, wherever it lies")
  func holes() {
    let size = 100
    for (x, y) in [(0, 0), (30, 40), (60, 0), (90, 90), (200, 0), (-20, 30)] {
      var damage = DamageRects()
      let rect = PixelRect(x: 0, y: 0, width: size, height: size)
      let hole = PixelRect(x: x, y: y, width: 40, height: 40)
      damage.add(rect, without: hole)
      for row in 0..<size {
        for column in 0..<size {
          let pixel = PixelRect(x: column, y: row, width: 1, height: 1)
          #expect(hole.contains(pixel) || damage.rects.contains { $0.contains(pixel) })
        }
      }
    }
    var damage = DamageRects()
    let rect = PixelRect(x: 5, y: 5, width: 90, height: 90)
    damage.add(rect, without: rect)
    #expect(damage.rects.isEmpty)
  }
}
