// SPDX-License-Identifier: MIT
//
// Strokes as outlines, by their areas.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

struct StrokeTests {
  private func covers(_ stroke: Stroke, _ path: Path, _ x: Double, _ y: Double) -> Bool {
    stroke.outline(of: path).contains(Point(x: x, y: y), rule: .nonZero)
  }

  private let line = Path([.move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0))])
  private let bend = Path([
    .move(Point(x: 0, y: 10)), .line(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0)),
  ])

  @Test func capsEndTheLine() {
    #expect(!covers(Stroke(width: 2), line, -0.5, 0))
    #expect(covers(Stroke(width: 2, cap: .square), line, -0.9, 0.9))
    #expect(covers(Stroke(width: 2, cap: .round), line, -0.9, 0))
    #expect(!covers(Stroke(width: 2, cap: .round), line, -0.9, 0.9))
    #expect(covers(Stroke(width: 2), line, 5, 0.99))
    #expect(!covers(Stroke(width: 2), line, 5, 1.01))
  }

  @Test func joinsFillTheCorner() {
    #expect(covers(Stroke(width: 2, join: .miter), bend, -0.95, -0.95))
    #expect(!covers(Stroke(width: 2, join: .bevel), bend, -0.95, -0.95))
    #expect(covers(Stroke(width: 2, join: .bevel), bend, -0.4, -0.4))
    #expect(covers(Stroke(width: 2, join: .round), bend, -0.6, -0.6))
    #expect(!covers(Stroke(width: 2, join: .miter, miterLimit: 1), bend, -0.95, -0.95))
  }

  @Test func dashesLeaveGaps() {
    let stroke = Stroke(width: 2, dashPhase: 1, dashLengths: [2, 3])
    #expect(covers(stroke, line, 0.5, 0))
    #expect(!covers(stroke, line, 1.5, 0))
    #expect(covers(stroke, line, 4.5, 0))
  }

  @Test func noWidthIsNoOutline() {
    #expect(Stroke(width: 0).outline(of: line).isEmpty)
    #expect(Stroke(width: .nan).outline(of: line).isEmpty)
  }
}
