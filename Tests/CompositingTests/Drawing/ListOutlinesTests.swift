// SPDX-License-Identifier: MIT
//
// Lists are looked through once, and told apart by their memory.

import Raster
import Testing

@testable import Compositing

@Suite("ListOutlines")
struct ListOutlinesTests {
  private func list(_ x: Int) -> [DrawCommand] {
    [
      .fillRect(PixelRect(x: x, y: 0, width: 9, height: 9), color: .black, mode: .sourceOver),
      .beginGroup(opacity: 9, mode: .sourceOver), .endGroup,
    ]
  }

  @Test("The lists taken last are known; the oldest makes room, but not the one that is compared")
  func known() {
    var outlines = ListOutlines()
    let lists = (0..<5).map(list)
    let first = outlines.begin(lists[0], keeping: nil)
    #expect(outlines.index(of: lists[0]) == first)
    #expect(outlines.index(of: list(0)) == nil)
    for i in 1..<5 { _ = outlines.begin(lists[i], keeping: first) }
    #expect(outlines.index(of: lists[0]) == first && outlines[first].commands == lists[0])
    #expect(outlines.index(of: lists[4]) != nil && outlines.index(of: lists[1]) == nil)
  }

  @Test("An outline has the marks, the covers and the balance of its list alone")
  func outline() {
    var outline = ListOutline()
    outline.take(list(3))
    #expect(outline.isBalanced && outline.marks.map(\.kind) == [.rect, .group, .endGroup])
    #expect(outline.covers.map(\.index) == [0])
    outline.take([.endGroup])
    #expect(!outline.isBalanced && outline.covers.isEmpty && outline.marks.count == 1)
    outline.take(Array(list(5).prefix(1)))
    #expect(outline.isBalanced && outline.covers.map(\.rect.minX) == [5])
  }

  @Test("Random lists have the covers and reaches that are found without marks")
  func random() throws {
    var scene = RandomScene(41, face: try testFace())
    var outline = ListOutline()
    for _ in 0..<200 {
      let commands = scene.list(7).commands
      outline.take(commands)
      let covers = Occlusion.covers(commands)
      #expect(outline.covers.map(\.index) == covers.map(\.index))
      #expect(outline.covers.map(\.rect) == covers.map(\.rect))
      #expect(outline.isBalanced == Occlusion.isBalanced(commands))
      for (command, mark) in zip(commands, outline.marks) where mark.kind != .glyphs {
        #expect(mark.reach == command.reach)
      }
    }
  }
}
