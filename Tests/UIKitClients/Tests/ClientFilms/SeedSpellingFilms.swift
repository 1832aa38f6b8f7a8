// SPDX-License-Identifier: MIT
//
// The client in the original's spelling, filmed: its style and its transition follow the formulas of
// additive animations.

import Recording
import SeedSpellingClient
import SimpleTab
import UIKit
import XCTest

@MainActor
final class SeedSpellingFilms: XCTestCase {
  private let recorder = FrameRecorder(device: .named("iPhone 8"), framesPerSecond: 60)

  /// Films the switch from the first to the third tab.
  private func film(_ app: SeedSpellingApp) throws -> Film {
    let bar = app.tabBarController.tabBar
    return try recorder.film(
      app.tabBarController,
      tracing: [
        TraceTarget(name: "selector", view: app.style.selectorView),
        TraceTarget(name: "to icon", view: bar.barItems[2].iconView),
        TraceTarget(name: "to title", view: bar.barItems[2].titleLabel),
        TraceTarget(name: "from icon", view: bar.barItems[0].iconView),
        TraceTarget(name: "screen", view: app.tabBarController.viewControllers![2].view),
      ]
    ) { $0.selectedIndex = 2 }
  }

  func testEveryFrameFollowsTheFormulas() async throws {
    let film = try film(SeedSpellingApp())
    XCTAssertEqual(film.duration, 0.6)
    XCTAssertEqual(film.frames.count, 37)
    for frame in film.frames {
      let p = easeInOut(frame.time / 0.4)
      let views = frame.views
      let (selector, icon, title, from, screen) = (
        views[0], views[1], views[2], views[3], views[4]
      )
      // Items are 121 points wide at 2 and 252; the strip keeps 8 from each side.
      assertNear(selector.frame[0], 10 + 250 * p)
      assertNear(selector.frame[2], 105)
      // A frame moved under a scale of 1 moves the centre.
      assertNear(icon.center[1], 618 + 1 + 3 + 12.5 + 6 * p)
      let back = frame.time < 0.4 ? 0 : easeInOut((frame.time - 0.4) / 0.2)
      assertNear(icon.scale[0], 1 + 0.25 * p - 0.25 * back)
      assertNear(title.alpha, 1 - p)
      assertNear(from.center[1], 618 + 1 + 3 + 12.5 + 6 * (1 - p))
      assertNear(screen.frame[0], 375 * (1 - easeInOut(frame.time / 0.3)))
    }
  }

  func testTheFirstAndTheLastFrameShowTheTabs() async throws {
    let app = SeedSpellingApp()
    let film = try film(app)
    XCTAssertEqual(app.tabBarController.selectedIndex, 2)
    XCTAssertEqual(app.style.selectorView.superview, app.tabBarController.tabBar)
    // The strip's colour, in its middle and in the bar's last row but one.
    let strip = { (item: Int, frame: Int) in film.picture(frame)[125 + 250 * item, 1332] }
    XCTAssertNotEqual(strip(0, 0), strip(2, 0))
    XCTAssertEqual(strip(0, 0), strip(2, 36))
    XCTAssertEqual(strip(2, 0), strip(0, 36))
    XCTAssertEqual(recorder.stage.diagnostics, [])
  }
}
