// SPDX-License-Identifier: MIT
//
// Text attributes in the shape that older client code stores, and back.

import Foundation
import SimpleTab
import Testing
import ViewKit

@MainActor
struct UntypedAttributesTests {
  @Test("Stored attributes are what older code casts them to, and make a text again")
  func roundTrip() {
    let style = SimpleTabBarStyle(tabBar: SimpleTabBar())
    style.setTitleTextAttributes([.foregroundColor: UIColor.red], forState: .selected)
    let stored = style.titleTextAttributes[UIControl.State.selected.rawValue]
    let byName = stored as? [String: AnyObject]
    #expect(byName?[NSAttributedString.Key.foregroundColor.rawValue] as? UIColor == .red)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "A", attributes: stored)
    #expect(label.textColor == .red)
  }

  @Test("Attributes may be set as a whole")
  func wholesale() {
    let style = SimpleTabBarStyle(tabBar: SimpleTabBar())
    let name = NSString(string: NSAttributedString.Key.foregroundColor.rawValue)
    style.titleTextAttributes = [0: [name: UIColor.green, NSNumber(value: 1): UIColor.red]]
    #expect(style.titleTextAttributes(for: .normal)[.foregroundColor] as? UIColor == .green)
    #expect(style.titleTextAttributes(for: .normal).count == 1)
  }
}
