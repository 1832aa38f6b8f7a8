// SPDX-License-Identifier: MIT
//
// Names with UIKit's raw values, and directions.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct UIViewNamesTests {
  @Test func contentModesKeepTheirNumbers() {
    #expect(UIView.ContentMode.scaleAspectFit.rawValue == 1)
    #expect(UIView.ContentMode.bottomRight.rawValue == 12)
    #expect(UIView.ContentMode.center.gravity == .center)
    let view = UIView()
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)
  }

  @Test func semanticsMirrorOrNot() {
    func direction(_ a: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
      UIView.userInterfaceLayoutDirection(for: a, relativeTo: .rightToLeft)
    }
    #expect(direction(.unspecified) == .rightToLeft)
    #expect(direction(.playback) == .leftToRight)
    #expect(direction(.forceRightToLeft) == .rightToLeft)
  }
}
