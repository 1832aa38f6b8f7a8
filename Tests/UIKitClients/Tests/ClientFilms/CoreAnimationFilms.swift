// SPDX-License-Identifier: MIT
//
// The Core Animation client, filmed: at every frame the presentation values follow the formulas, and
// everything that waits happens at its time.

import CoreAnimationClient
import Recording
import UIKit
import XCTest

@MainActor
final class CoreAnimationFilms: XCTestCase {
  private let recorder = FrameRecorder(device: .named("iPhone 8"), framesPerSecond: 60)

  /// Taps the third tab and reads the presentation at every tick of the display.
  private func filmed(
    _ read: @escaping (MorphTabBarController, Double) -> Void = { _, _ in }
  ) throws -> (MorphTabBarController, Film) {
    let controller = MorphTabBarController()
    var link: CADisplayLink?
    let film = try recorder.film(controller) { controller in
      let start = CACurrentMediaTime()
      let button = controller.tabBar.items?[2].value(forKey: "view") as? UIControl
      button?.sendActions(for: .touchUpInside)
      let ticks = CADisplayLink(
        target: self, selector: Selector { read(controller, CACurrentMediaTime() - start) })
      ticks.add(to: .main, forMode: .common)
      link = ticks
    }
    link?.invalidate()
    XCTAssertEqual(recorder.stage.diagnostics, [])
    return (controller, film)
  }

  func testTheMasksOutlineMorphsPointByPoint() async throws {
    var checked = 0
    _ = try filmed { controller, time in
      guard let shown = controller.bump.presentation()?.path else { return XCTFail("no outline") }
      let p = easeInOut(time / 0.4)
      // The hole's left edge goes from the first item's to the third's, its height stays.
      let hole = (controller.center(of: 0) - 20) * (1 - p) + (controller.center(of: 2) - 20) * p
      let expected = controller.outline(over: 0).cgPath
      XCTAssertEqual(shown.boundingBox, expected.boundingBox)
      XCTAssertFalse(shown.contains(CGPoint(x: hole + 20, y: 19), using: .evenOdd))
      XCTAssertTrue(shown.contains(CGPoint(x: hole - 0.01, y: 19), using: .evenOdd))
      XCTAssertFalse(shown.contains(CGPoint(x: hole + 0.01, y: 19), using: .evenOdd))
      checked += 1
    }
    XCTAssertGreaterThan(checked, 24)
  }

  func testTheHoleIsSeenWhereTheMaskHasIt() async throws {
    let (_, film) = try filmed()
    let last = film.frames.count - 1
    // Two pixels a point; the bar's top is at 618. Blue is the bar's fill, white the screen behind it.
    let first = film.picture(0)
    let end = film.picture(last)
    let (left, right) = (125, 625)
    XCTAssertNotEqual(first[left, 1250], first[right, 1250])
    XCTAssertEqual(first[right, 1250], end[left, 1250])
    XCTAssertEqual(first[left, 1250], end[right, 1250])
  }

  func testASpringAndKeyframesFollowTheirFormulas() async throws {
    let values: [Double] = [1, 1.5, 0.75, 1]
    let times: [Double] = [0, 0.25, 0.5, 1]
    _ = try filmed { controller, time in
      guard let shown = controller.dot.presentation() else { return XCTFail("no dot") }
      let duration = CASpringAnimation.duration(damping: 12, stiffness: 200)
      if time < duration {
        let way = Double(controller.center(of: 2) - controller.center(of: 0))
        assertNear(
          Double(shown.position.x),
          Double(controller.center(of: 0)) + way * spring(time, stiffness: 200, damping: 12))
      }
      let share = min(time / 0.8, 1)
      let k = share < 0.25 ? 0 : share < 0.5 ? 1 : 2
      let part = (share - times[k]) / (times[k + 1] - times[k])
      assertNear(Double(shown.transform.m11), values[k] + (values[k + 1] - values[k]) * part)
    }
  }

  func testWhatWaitsHappensAtItsTime() async throws {
    let (controller, film) = try filmed()
    let start = controller.log[0].time
    let times = controller.log.map { ($0.event, ((($0.time - start) * 1e9).rounded()) / 1e9) }
    XCTAssertEqual(times.map(\.0), ["selected", "ring", "next turn", "morphed"])
    XCTAssertEqual(times.map(\.1), [0, 0.25, 0.25, 0.4])
    XCTAssertEqual(
      film.duration, max(0.8, CASpringAnimation.duration(damping: 12, stiffness: 200)),
      accuracy: 1e-6)
  }

  func testAGroupsAnimationsRunInItsTime() async throws {
    var seen = 0
    _ = try filmed { controller, time in
      guard time > 0.2501, time < 0.7499, let shown = controller.ring.presentation() else { return }
      assertNear(Double(shown.opacity), 1 - (time - 0.25) / 0.5)
      assertNear(Double(shown.transform.m11), 0.5 + 1.5 * (time - 0.25) / 0.5)
      seen += 1
    }
    XCTAssertGreaterThanOrEqual(seen, 29)
  }
}

extension CASpringAnimation {
  /// How long a spring takes, in seconds.
  fileprivate static func duration(damping: CGFloat, stiffness: CGFloat) -> Double {
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.damping = damping
    animation.stiffness = stiffness
    return animation.settlingDuration
  }
}
