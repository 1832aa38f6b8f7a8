// SPDX-License-Identifier: MIT
//
// Recorded drawing.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CGContextTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test func theMapIsTakenAtTheTimeOfDrawing() {
    let context = CGContext(scale: 1)
    context.saveGState()
    context.translateBy(x: 5, y: 0)
    context.scaleBy(x: 2, y: 2)
    context.fill(unit)
    context.restoreGState()
    context.fill(unit)
    let rects = context.recording.commands.map { command -> CGRect in
      if case .fillPath(let path, _, _, _) = command {
        return CGRect(enclosing: path.points.map(CGPoint.init))
      }
      return .null
    }
    #expect(rects == [CGRect(x: 5, y: 0, width: 2, height: 2), unit])
  }

  @Test func clipsAndAlphaApplyToWhatFollows() {
    let context = CGContext(scale: 1)
    context.setAlpha(0.5)
    context.clip(to: unit)
    context.fill(unit)
    guard case .clipped(let inner, _, _)? = context.recording.commands.first,
      case .fillPath(_, _, let color, _)? = inner.first
    else {
      Issue.record("not clipped")
      return
    }
    #expect(color.alpha == 0.5)
  }

  @Test func strokesBecomeOutlinesAndPathsAreUsedUp() {
    let context = CGContext(scale: 1)
    context.setLineWidth(4)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 10, y: 0))
    context.strokePath()
    context.strokePath()
    #expect(context.recording.commands.count == 1)
  }

  @Test func theStackOfContextsIsUIKits() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let context = CGContext(scale: 1)
    UIGraphicsPushContext(context)
    UIRectFill(unit)
    UIGraphicsPopContext()
    #expect(context.contents != nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
