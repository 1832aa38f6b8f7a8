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
    var (before, after) = (ListOutline(), ListOutline())
    before.take(old)
    after.take(new)
    return DamageBuilder.rects(from: before, to: after, bounds: bounds)
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

  @Test(
    "Of a rectangle that moves or grows in its colour, only what it left and what it entered counts"
  )
  func slides() {
    func bar(_ x: Double, _ color: PremultipliedColor = .black) -> DrawCommand {
      .fillPath(
        .rect(x: x, y: 10, width: 300, height: 40), rule: .nonZero, color: color, mode: .sourceOver)
    }
    func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
      PixelRect(x: x, y: y, width: width, height: height)
    }
    #expect(rects([bar(100)], [bar(110.5)]) == [rect(100, 10, 11, 40), rect(400, 10, 11, 40)])
    #expect(rects([bar(100)], [bar(110, .white)]) == [rect(100, 10, 310, 40)])
    #expect(rects([bar(100)], [bar(500)]) == [rect(100, 10, 300, 40), rect(500, 10, 300, 40)])
    let wide = { DrawCommand.fillRect(rect(0, 0, 900, $0), color: .black, mode: .sourceOver) }
    #expect(rects([wide(50)], [wide(60)]) == [rect(0, 50, 900, 10)])
  }
}
