// SPDX-License-Identifier: MIT
//
// Text attributes under names reach the text.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct OlderTextTests {
  @Test func `text attributes under names`() throws {
    Support.stage()
    let untyped: [NSObject: AnyObject] = [
      NSFontAttributeName: UIFont.systemFontOfSize(14),
      NSForegroundColorAttributeName: UIColor.lightGrayColor(),
    ]
    let named = try #require(untyped as? [String: AnyObject])
    let text = NSAttributedString(string: "a", attributes: named)
    let attributes = try #require(text.attributeRuns.first?.attributes)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 14))
    #expect(attributes[.foregroundColor] as? UIColor == .lightGray)

    let item = UITabBarItem()
    item.setTitleTextAttributes(untyped, forState: .Selected)
    #expect(item.titleTextAttributes(for: .selected)?[.font] as? UIFont == .systemFont(ofSize: 14))
    item.setTitleTextAttributes([.kern: 1], forState: .Normal)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
  }
}
