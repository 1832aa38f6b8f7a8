// SPDX-License-Identifier: MIT
//
// Which rectangles two lists differ in.

import Raster
import Testing

@testable import Compositing

@Suite("DamageBuilder")
struct DamageBuilderTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 1000, height: 1000)

  private func fill(_ x: Int, _ color: PremultipliedColor = .black) -> DrawCommand {
    .fillRect(PixelRect(x: x, y: 0, width: 10, height: 10), color: color, mode: .sourceOver)
  }

  private func rects(_ old: [DrawCommand], _ new: [DrawCommand]) -> [PixelRect] {
    DamageBuilder(old, new, bounds: bounds, reaches: new.map(\.reach)) { $0.reach }.rects
  }

  private func square(_ x: Int) -> PixelRect { PixelRect(x: x, y: 0, width: 10, height: 10) }

  @Test("A colour that changes is one rectangle, a move two, or one where they are near")
  func changes() {
    let rest = [fill(0), fill(900)]
    #expect(rects(rest + [fill(50)], rest + [fill(50)]).isEmpty)
    #expect(rects(rest + [fill(50)], rest + [fill(50, .white)]) == [square(50)])
    #expect(rects(rest + [fill(50)], rest + [fill(700)]) == [square(50), square(700)])
    #expect(
      rects(rest + [fill(50)], rest + [fill(55)]) == [PixelRect(x: 50, y: 0, width: 15, height: 10)]
    )
  }

  @Test("A command put in or taken out leaves those after it as they are")
  func insertions() {
    let path = DrawCommand.fillPath(
      .rect(square(400)), rule: .nonZero, color: .black, mode: .sourceOver)
    let reach = path.reach.intersection(bounds)
    #expect(rects([fill(0), fill(900)], [path, fill(0), fill(900)]) == [reach])
    #expect(rects([path, fill(0), fill(900)], [fill(0), fill(900)]) == [reach])
  }

  @Test("Inside a group that begins alike only what changed counts; else all of it")
  func groups() {
    func group(_ opacity: UInt8, _ x: Int) -> [DrawCommand] {
      [.beginGroup(opacity: opacity, mode: .sourceOver), fill(x), fill(500), .endGroup]
    }
    #expect(rects(group(9, 0), group(9, 200)) == [square(0), square(200)])
    #expect(rects(group(9, 0), group(8, 0)) == [square(0), square(500)])
  }

  @Test("A clip cuts the damage")
  func clips() {
    func clip(_ color: PremultipliedColor) -> [DrawCommand] {
      [.beginClip(.rect(PixelRect(x: 0, y: 0, width: 5, height: 5))), fill(0, color), .endClip]
    }
    #expect(rects(clip(.black), clip(.white)) == [PixelRect(x: 0, y: 0, width: 5, height: 5)])
  }

  @Test("Many rectangles are joined to few")
  func joining() {
    let old = (0..<90).map { i in
      DrawCommand.fillRect(
        PixelRect(x: i * 97 % 900, y: i * 331 % 900, width: 50, height: 50), color: .black,
        mode: .sourceOver)
    }
    #expect(rects(old, []).count <= DamageBuilder.mostRects)
  }
}
