// SPDX-License-Identifier: MIT
//
// Items of tab bars, and their buttons that follow every change.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UITabBarItemTests {
  @Test func `the initializers keep what they are given`() {
    let (first, second) = (Support.picture(1, 1), Support.picture(2, 2))
    let tagged = UITabBarItem(title: "a", image: first, tag: 7)
    #expect((tagged.title, tagged.tag) == ("a", 7))
    #expect(tagged.image === first)
    let both = UITabBarItem(title: nil, image: first, selectedImage: second)
    #expect(both.selectedImage === second)
    #expect(UITabBarItem(tabBarSystemItem: .mostRecent, tag: 1).title == "Most Recent")
    #expect(UITabBarItem().title == nil)
  }

  @Test func `badge attributes are kept by state`() {
    let item = UITabBarItem()
    item.setBadgeTextAttributes([.kern: 1], for: .normal)
    #expect(item.badgeTextAttributes(for: .normal)?[.kern] as? Int == 1)
    #expect(item.badgeTextAttributes(for: .selected) == nil)
  }
}
