// SPDX-License-Identifier: MIT
//
// What a label draws besides its glyphs, in a font of boxes of 0.6 em.

import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LabelSetterTests {
  private func setter(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) throws -> LabelSetter {
    LabelSetter(
      runs: [AttributeRun(text: text, attributes: attributes)], font: try Support.boxFont(10),
      color: .black)
  }

  private let box = CGRect(x: 0, y: 0, width: 100, height: 20)

  @Test func `an underline is a filled bar on device pixels, under the glyphs`() throws {
    Support.stage()
    let commands = try setter("ab", [.underlineStyle: 1]).drawing(in: box).commands
    #expect(commands.count == 2)
    guard case .fillPath(let path, _, _, _) = commands[0] else {
      Issue.record("no bar")
      return
    }
    // Baseline 13, 1.2 lower, half a point thick at the least.
    #expect(path.elements.first == .move(Point(x: 0, y: 14)))
    #expect(path.elements.count == 5)
  }

  @Test func `a background fills the line behind the glyphs`() throws {
    Support.stage()
    let commands = try setter("ab", [.backgroundColor: UIColor.red]).drawing(in: box).commands
    guard case .fillPath(let path, _, let color, _) = commands.first else {
      Issue.record("no fill")
      return
    }
    #expect(color == UIColor.red.cgColor)
    #expect(path.elements.prefix(3).last == .line(Point(x: 12, y: 15)))
  }

  @Test func `a shadow is drawn first, moved`() throws {
    Support.stage()
    var setter = try setter("ab")
    setter.shadow = (.red, CGSize(width: 1, height: 2))
    let commands = setter.drawing(in: box).commands
    guard case .glyphs(_, let shadow, let color) = commands[0],
      case .glyphs(_, let text, _) = commands[1]
    else {
      Issue.record("no glyphs")
      return
    }
    #expect(color == UIColor.red.cgColor)
    #expect(shadow == CGPoint(x: text.x + 1, y: text.y + 2))
  }

  @Test(arguments: [2 as Int, 2.0 as Double, 2 as CGFloat, NSNumber(value: 2)] as [any Sendable])
  func `numbers of any kind are understood`(value: any Sendable) throws {
    Support.stage()
    #expect(try setter("ab", [.kern: value]).layout(width: nil).size(spacing: 0).width == 16)
  }
}
