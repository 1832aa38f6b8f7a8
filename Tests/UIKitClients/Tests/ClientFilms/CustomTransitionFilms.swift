// SPDX-License-Identifier: MIT
//
// The client's own view transition, filmed: both screens follow the formulas, and a transition that
// never completes is ended and reported instead of being waited for.

import CustomTransitionClient
import Recording
import SimpleTab
import UIKit
import XCTest

@MainActor
final class CustomTransitionFilms: XCTestCase {
  private let recorder = FrameRecorder(device: .named("iPhone 8"), framesPerSecond: 30)

  private func film(_ transition: CardViewTransition) throws -> Film {
    let controller = cardTabBarController(transition)
    let screens = controller.viewControllers ?? []
    return try recorder.film(
      controller, name: "card",
      tracing: [
        TraceTarget(name: "to", view: screens[1].view),
        TraceTarget(name: "from", view: screens[0].view),
      ]
    ) { $0.selectedIndex = 1 }
  }

  func testEveryFrameFollowsTheFormulas() async throws {
    let transition = CardViewTransition()
    let film = try film(transition)
    XCTAssertEqual(film.duration, 0.6)
    XCTAssertEqual(film.frames.count, 19)
    XCTAssertEqual(transition.ended, true)
    for frame in film.frames.dropLast() {
      let p = easeOut(frame.time / 0.6)
      assertNear(frame.views[0].frame[1], 667 * (1 - p))
      assertNear(frame.views[1].scale[0], 1 - 0.1 * p)
      assertNear(frame.views[1].alpha, 1 - 0.5 * p)
    }
  }

  func testATransitionThatNeverCompletesIsEndedAndReported() async throws {
    let transition = CardViewTransition()
    transition.forgetsToComplete = true
    let film = try film(transition)
    XCTAssertEqual(film.duration, 10)
    XCTAssertEqual(
      recorder.stage.diagnostics,
      ["CardViewTransition did not call completeTransition within 10 s; it was ended"])
    XCTAssertEqual(transition.ended, true)
  }
}
