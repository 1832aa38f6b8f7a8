// SPDX-License-Identifier: MIT
//
// Where a page's picture lies.

import Foundation
import Testing

@testable import SimpleTabScenes

@MainActor
struct PageViewControllerTests {
  @Test func `A small picture is in the middle at its own size, on a device pixel`() {
    #expect(
      PageView.frame(
        of: CGSize(width: 100, height: 51), in: CGSize(width: 375, height: 667), scale: 2)
        == CGRect(x: 137.5, y: 308, width: 100, height: 51))
  }

  @Test func `A large picture is shrunk in proportion`() {
    #expect(
      PageView.frame(
        of: CGSize(width: 750, height: 100), in: CGSize(width: 375, height: 667), scale: 2)
        == CGRect(x: 0, y: 308.5, width: 375, height: 50))
  }

  @Test func `An empty picture takes no room`() {
    #expect(PageView.frame(of: .zero, in: CGSize(width: 10, height: 10), scale: 2) == .zero)
  }
}
