// SPDX-License-Identifier: MIT
//
// Lines in a font of boxes: letters 0.6 em wide, spaces 0.3, m and the ellipsis 0.9; 10 points.

import Foundation
import Testing
import Typesetting

@testable import ViewKit

@MainActor
struct TextLayoutTests {
  private func span(_ text: String) throws -> TextSpan {
    TextSpan(text: text, font: try #require(try Support.boxFont(10).font), color: .black)
  }

  private func widths(_ text: String, _ width: CGFloat?, lines: Int = 0) throws -> [CGFloat] {
    TextLayout([try span(text)], width: width, setting: TextSetting(numberOfLines: lines)).lines
      .map { ($0.width * 1000).rounded() / 1000 }
  }

  @Test func `a line takes as many words as fit`() throws {
    #expect(try widths("ab cd ef", 30) == [27, 12])
    #expect(try widths("ab cd ef", 26) == [12, 12, 12])
    #expect(try widths("ab cd ef", nil) == [42])
  }

  @Test func `a word wider than the line breaks at a character`() throws {
    #expect(try widths("abcdef", 13) == [12, 12, 12])
    #expect(try widths("abc", 1) == [6, 6, 6])
  }

  @Test func `a line break starts a line, also an empty one`() throws {
    #expect(try widths("ab\n\ncd", 100) == [12, 0, 12])
    #expect(try widths("ab\n", 100) == [12, 0])
    #expect(try widths("", 100).isEmpty)
  }

  @Test func `the last line allowed takes the rest and is cut`() throws {
    let layout = TextLayout(
      [try span("ab cd ef gh ij kl")], width: 30, setting: TextSetting(numberOfLines: 2))
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(layout.lines[1].width <= 30)
  }

  @Test func `stretches of one line follow each other`() throws {
    let layout = TextLayout(
      [try span("ab"), try span("cd")], width: nil, setting: TextSetting())
    #expect(layout.lines.map { $0.pieces.map(\.x) } == [[0, 12]])
  }

  @Test func `a later stretch that does not fit is cut, and the first is kept`() throws {
    let layout = TextLayout(
      [try span("ab"), try span("cdefgh")], width: 36, setting: TextSetting())
    #expect(layout.isTruncated)
    #expect(layout.lines[0].pieces.count == 2)
    #expect(layout.lines[0].width <= 36)
    #expect(layout.lines[0].pieces[0].line.isTruncated == false)
  }
}
