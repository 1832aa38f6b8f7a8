// SPDX-License-Identifier: MIT
//
// Measuring text without a label, in a font of boxes: letters 0.6 em wide, spaces 0.3; 10 points.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct NSAttributedStringDrawingTests {
  @Test func `a text has the extent of its lines`() throws {
    Support.stage()
    let attributes: [NSAttributedString.Key: Any] = [.font: try Support.boxFont(10)]
    #expect("abc".size(withAttributes: attributes) == CGSize(width: 18, height: 10))
    #expect("abc\nabcd".size(withAttributes: attributes) == CGSize(width: 24, height: 20))
    #expect("".size(withAttributes: attributes) == .zero)
    let text = NSAttributedString(string: "ab cd ef", attributes: attributes)
    let bounds = text.boundingRect(
      with: CGSize(width: 28, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.size == CGSize(width: 27, height: 20))
    let line = text.boundingRect(with: CGSize(width: 28, height: 0), options: [], context: nil)
    #expect(line.size == CGSize(width: 42, height: 10))
  }

  @Test func `a text is drawn from the top of its box`() throws {
    Support.stage()
    let context = CGContext(scale: 2)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    NSAttributedString(string: "ab", attributes: [.font: try Support.boxFont(10)])
      .draw(in: CGRect(x: 5, y: 20, width: 100, height: 100))
    guard case .vector(let contents)? = context.contents,
      case .glyphs(let run, let origin, _)? = contents.commands.first
    else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(run.glyphs.count == 2)
    #expect(origin == CGPoint(x: 5, y: 28))
  }
}
