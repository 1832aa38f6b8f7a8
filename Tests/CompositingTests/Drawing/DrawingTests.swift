// SPDX-License-Identifier: MIT
//
// A drawing is entered once a list, and leaves nothing open; it serves several pictures by turns.

import Raster
import Testing

@testable import Compositing

@Suite("Drawing")
struct DrawingTests {
  @Test("Two pictures by turns, each drawn over the list two before, are those drawn anew")
  func turns() throws {
    var scene = RandomScene(2026, face: try testFace())
    for _ in 0..<8 {
      var drawing = Drawing()
      var lists = [scene.list(6)]
      for _ in 0..<9 { lists.append(scene.changed(lists[lists.count - 1])) }
      var pictures = [0, 1].map { Compositor.render(lists[$0]) }
      for k in 2..<lists.count {
        let damage = drawing.render(lists[k], updating: &pictures[k % 2], from: lists[k - 2])
        let expected = Compositor.render(lists[k])
        let isEqual = pictures[k % 2] == expected
        #expect(isEqual, "list \(k): \(damage)\n\(lists[k - 2])\n\(lists[k])")
        let step = drawing.damage(from: lists[k - 1], to: lists[k])
        let before = pictures[(k + 1) % 2]
        for y in 0..<expected.height {
          for x in 0..<expected.width where before[x, y] != expected[x, y] {
            let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
            let isHeld = step?.contains { $0.contains(pixel) } ?? true
            #expect(isHeld, "list \(k), (\(x), \(y))")
          }
        }
      }
    }
  }

  @Test("What a list leaves open is ended, and does not reach the next one")
  func open() {
    var drawing = Drawing()
    var pixmap = Pixmap(width: 4, height: 4)
    let rect = PixelRect(x: 0, y: 0, width: 2, height: 4)
    let fill = DrawCommand.fillRect(
      PixelRect(x: 0, y: 0, width: 4, height: 4), color: .black, mode: .sourceOver)
    let open = DisplayList(
      width: 4, height: 4,
      commands: [.beginClip(.rect(rect)), .beginGroup(opacity: 128, mode: .sourceOver), fill])
    drawing.render(open, into: &pixmap)
    #expect(pixmap[1, 1].a == 128 && pixmap[2, 1].a == 0)
    drawing.render(DisplayList(width: 4, height: 4, commands: [fill]), into: &pixmap)
    #expect(pixmap == Pixmap(width: 4, height: 4, color: .black))
  }
}
