// SPDX-License-Identifier: MIT
//
// What a navigation bar shows of its top item, and how far its background reaches.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UINavigationBarTests {
  private func title(_ bar: UINavigationBar) -> UILabel? {
    bar.subviews.compactMap { $0 as? UILabel }.first
  }

  @Test func `the top item's title is shown and followed`() {
    Support.stage()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
    let item = UINavigationItem(title: "b")
    bar.items = [UINavigationItem(title: "a"), item]
    #expect(title(bar)?.text == "b")
    #expect(title(bar)?.font == .systemFont(ofSize: 17, weight: .semibold))
    item.title = "c"
    #expect(title(bar)?.text == "c")
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(title(bar)?.textColor == .red)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    item.titleView = view
    bar.layoutIfNeeded()
    #expect(title(bar)?.isHidden == true)
    #expect(view.center == CGPoint(x: 187.5, y: 22))
    bar.items = nil
    #expect(view.superview == nil)
  }

  @Test func `the background reaches the screen's top`() {
    Support.stage()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
    bar.barTintColor = .blue
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].frame == CGRect(x: 0, y: -20, width: 375, height: 64))
    #expect(bar.subviews[0].backgroundColor == .blue)
  }
}
