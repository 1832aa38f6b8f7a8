// SPDX-License-Identifier: MIT
//
// Copies, equality and line heights of paragraph styles.

import Foundation
import Testing

@testable import ViewKit

struct NSParagraphStyleTests {
  @Test func `a copy is equal and does not follow its original`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    #expect(copy.hash == style.hash)
    style.lineSpacing = 4
    #expect(copy != style)
    #expect(copy.lineSpacing == 3)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    other.setParagraphStyle(style)
    #expect(other == style)
  }

  @Test func `bounds hold a line's height`() {
    let style = NSMutableParagraphStyle()
    #expect(style.lineHeight(of: 10) == 10)
    style.lineHeightMultiple = 1.5
    #expect(style.lineHeight(of: 10) == 15)
    style.maximumLineHeight = 12
    #expect(style.lineHeight(of: 10) == 12)
    style.minimumLineHeight = 20
    #expect(style.lineHeight(of: 10) == 20)
  }
}
