// SPDX-License-Identifier: MIT
//
// The demo's pages: what they draw fits the screen, whatever its size.

import Foundation
import Testing
import ViewKit

@testable import SimpleTabScenes

@MainActor
struct DemoPageTests {
  @Test("Everything a page draws lies inside its extent", arguments: DemoPage.allCases)
  func extents(page: DemoPage) {
    for screen in [CGSize(width: 375, height: 667), CGSize(width: 320, height: 480)] {
      let extent = page.extent(in: screen)
      let shapes = page.shapes(in: screen)
      #expect(!shapes.isEmpty)
      for shape in shapes {
        let box = shape.outline.bounds
        #expect(box.minX >= 0 && box.maxX <= extent.width)
        // The list's last row is cut by the screen.
        #expect(box.minY >= 0 && (page == .messages || box.maxY <= extent.height))
      }
    }
  }

  @Test("A list of messages has rows down to the screen's edge, and few on a huge screen")
  func rows() {
    func bottom(_ height: CGFloat) -> CGFloat {
      DemoPage.messages.shapes(in: CGSize(width: 375, height: height))
        .map(\.outline.bounds.maxY).max() ?? 0
    }
    #expect(bottom(667) >= 667)
    #expect(bottom(1366) >= 1366)
    #expect(DemoPage.messages.shapes(in: CGSize(width: 375, height: 1e9)).count < 700)
    #expect(DemoPage.messages.shapes(in: .zero).count == 5)
  }

  @Test("A page's view is white, dark in the dark, and draws itself anew at every size")
  func view() throws {
    let view = DemoPage.home.makeView()
    let color = try #require(view.backgroundColor)
    func resolved(_ style: UIUserInterfaceStyle) -> UIColor {
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }
    #expect(resolved(.light).cgColor == UIColor.white.cgColor)
    #expect(resolved(.dark).cgColor == UIColor(bytes: 16, 16, 19).cgColor)
    #expect(view.contentMode == .redraw)
  }
}
