// SPDX-License-Identifier: MIT
//
// Items: text attributes by state, values by key, and what a subclass may change.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIBarItemTests {
  @Test func `text attributes are kept by state`() {
    let item = UIBarItem()
    item.setTitleTextAttributes([.kern: 1], for: .normal)
    item.setTitleTextAttributes([.kern: 2], for: .selected)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
    #expect(item.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    item.setTitleTextAttributes(nil, for: .selected)
    #expect(item.titleTextAttributes(for: .selected) == nil)
  }

  @Test func `known keys have values, others have none`() {
    let item = UIBarItem()
    item.setValue("a", forKey: "title")
    item.setValue(3, forKey: "tag")
    item.setValue(3, forKey: "no such key")
    #expect(item.value(forKey: "title") as? String == "a")
    #expect(item.value(forKey: "tag") as? Int == 3)
    #expect(item.value(forKey: "view") == nil)
    #expect(item.value(forKey: "no such key") == nil)
  }

  @Test func `a subclass that hides its title still stores it`() {
    final class Hidden: UIBarItem {
      override var title: String? {
        get { "" }
        set { super.title = newValue }
      }
      var stored: String? { super.title }
    }
    let item = Hidden()
    item.title = "real"
    #expect(item.title == "")
    #expect(item.stored == "real")
  }
}
