// SPDX-License-Identifier: MIT
//
// A picture brought up to date is the picture drawn anew, whatever the two scenes are; and little is
// drawn where little changed.

import Raster
import Testing

@testable import Compositing

@Suite("Drawing+Damage")
struct DrawingDamageTests {
  @Test("Random scenes: updating gives the pixels of a full drawing", arguments: 0..<90)
  func property(seed: Int) throws {
    var scene = RandomScene(UInt64(seed) * 977, face: try testFace())
    let compositor = Compositor()
    var list = scene.list(2 + scene.next() % 9)
    var pixmap = compositor.render(list)
    for step in 0..<6 {
      let next = step == 4 ? scene.list(4) : scene.changed(list)
      let before = pixmap
      let damage = compositor.render(next, updating: &pixmap, from: list)
      let expected = Compositor().render(next)
      #expect(pixmap == expected, "seed \(seed), step \(step)\n\(list)\n\(next)\n\(damage)")
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width where pixmap[x, y] != before[x, y] {
          #expect(
            damage.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) },
            "(\(x), \(y)) changed outside the damage")
        }
      }
      list = next
    }
  }

  @Test("Equal lists are no damage; another extent or background is all")
  func extremes() throws {
    var scene = RandomScene(5, face: try testFace())
    let compositor = Compositor()
    var list = scene.list(6)
    var pixmap = compositor.render(list)
    #expect(compositor.render(list, updating: &pixmap, from: list).isEmpty)
    var other = list
    other.background = .black
    #expect(compositor.render(other, updating: &pixmap, from: list) == [pixmap.bounds])
    list.width = 10
    #expect(compositor.render(list, updating: &pixmap, from: other) == [pixmap.bounds])
    #expect(pixmap == Compositor.render(list))
    #expect(compositor.render(list, updating: &pixmap, from: nil) == [pixmap.bounds])
  }

  @Test("An end without its beginning is drawn anew, and as before")
  func unbalanced() throws {
    var scene = RandomScene(6, face: try testFace())
    let compositor = Compositor()
    var list = scene.list(3)
    var pixmap = compositor.render(list)
    let old = list
    list.commands.insert(.endGroup, at: 0)
    list.commands.append(.beginGroup(opacity: 9, mode: .sourceOver))
    #expect(compositor.render(list, updating: &pixmap, from: old) == [pixmap.bounds])
    #expect(pixmap == Compositor.render(list))
  }

  @Test("Drawing onto a picture keeps what is there")
  func onto() {
    var pixmap = Pixmap(width: 4, height: 1, color: .white)
    let list = DisplayList(
      width: 4, height: 1, background: .black,
      commands: [
        .fillRect(PixelRect(x: 1, y: 0, width: 1, height: 1), color: .black, mode: .sourceOver)
      ])
    Compositor().draw(list, onto: &pixmap)
    #expect((0..<4).map { pixmap[$0, 0].r } == [255, 0, 255, 255])
    var other = Pixmap(width: 1, height: 1)
    Compositor().draw(list, onto: &other)
    #expect(other == Compositor.render(list))
  }
}
