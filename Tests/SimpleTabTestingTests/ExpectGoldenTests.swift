// SPDX-License-Identifier: MIT
//
// Golden assertions as a user writes them, about a style of the user's own: recorded, passing, and
// failing with the motion told.

import Foundation
import Golden
import Recording
import SimpleTab
import SimpleTabTesting
import Testing
import ViewKit

/// A style of one's own: a switch moves the new item's icon by a distance, linearly.
private final class HopStyle: SimpleTabBarStyle {
  var distance: CGFloat = 6

  override func animateTabTransition(tabBar: SimpleTabBar, toIndex: Int, fromIndex: Int) {
    let item = tabBar.barItems[toIndex]
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { [distance] in
      item.iconView.center.y -= distance
    }
  }
}

@MainActor
struct ExpectGoldenTests {
  private func expect(
    distance: CGFloat = 6, record: RecordMode? = nil, in goldens: String
  ) {
    let controller = SimpleTabBarController()
    controller.viewControllers = ["A", "B"].map { title in
      let page = UIViewController()
      page.tabBarItem = SimpleTabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    let style = HopStyle(tabBar: controller.tabBar)
    style.distance = distance
    controller.tabBarStyle = style
    expectGolden(
      controller, device: .named("iPhone SE"), record: record, at: GoldenPlace(goldens: goldens)
    ) { $0.selectedIndex = 1 }
  }

  /// Calls with a goldens folder: first recording, then never.
  private func recorded(_ expectation: (RecordMode, GoldenPlace) -> Void) throws {
    let goldens = FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: goldens) }
    let place = GoldenPlace(goldens: goldens)
    withKnownIssue { expectation(.missing, place) }
    expectation(.never, place)
  }

  @Test func `A view, a bar and a transition are expected too`() throws {
    try recorded { mode, place in
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 60, height: 20))
      label.text = "Text"
      expectGolden(label, record: mode, at: place)
    }
    try recorded { mode, place in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
      bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
      expectGolden(bar, record: mode, at: place)
    }
    let small = Device(name: "small", width: 60, height: 90, scale: 1)
    try recorded { mode, place in
      expectGolden(PopViewTransition(), device: small, record: mode, at: place)
    }
    let goldens = FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: goldens) }
    let place = GoldenPlace(goldens: goldens)
    withKnownIssue {
      expectGolden(PopViewTransition(), device: small, record: .missing, at: place)
    }
    withKnownIssue {
      expectGolden(CrossFadeViewTransition(), device: small, record: .never, at: place)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("it lasts 0.5 s") }
    }
  }

  @Test func `What was filmed before decides nothing of what is made after`() throws {
    // A stage of the test's own: other tests may have left a dark one.
    let own = Stage()
    try own.whileCurrent {
      let device = Device(name: "small", width: 60, height: 90, scale: 1)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      try recorded { mode, place in
        expectGolden(UIViewController(), device: device, traits: dark, record: mode, at: place)
      }
      #expect(UIScreen.main === own.screen)
      #expect(UIViewController().view.frame == own.screen.bounds)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }

  @Test func `Settings for all bars hold in the film`() throws {
    // Other tests may have left a stage with settings.
    Stage().makeCurrent()
    let own = Stage()
    try own.whileCurrent {
      UITabBar.appearance().barTintColor = .red
      let controller = UITabBarController()
      controller.viewControllers = [UIViewController()]
      controller.tabBar.isTranslucent = false
      var color: UIColor?
      try recorded { mode, place in
        expectGolden(controller, record: mode, at: place) { color = $0.tabBar.barTintColor }
      }
      #expect(color == .red)
    }
    #expect(UITabBar.appearance().barTintColor == nil)
  }

  @Test func `Two expectations of one golden are told apart or fail`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let goldens = FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: goldens) }
    withKnownIssue {
      expectGolden(view, record: .missing, at: GoldenPlace(goldens: goldens))
    }
    let line = #line - 2
    withKnownIssue {
      expectGolden(view, record: .all, at: GoldenPlace(goldens: goldens))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("line \(line) of SimpleTabTestingTests/") }
    }
    withKnownIssue {
      expectGolden(view, named: "second", record: .all, at: GoldenPlace(goldens: goldens))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("recorded in ") }
    }
  }

  @Test func `A tolerance that nobody explains fails`() throws {
    withKnownIssue {
      expectGolden(
        UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), rules: GoldenRules(motion: 1),
        record: .missing, at: GoldenPlace(goldens: "/nowhere"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("a tolerance needs a reason") }
    }
  }

  @Test func `Recorded it fails once, then passes, and a change fails in terms of motion`() throws {
    let goldens = FileManager.default.temporaryDirectory
      .appendingPathComponent("simpletab-tests-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: goldens) }
    withKnownIssue {
      expect(record: .missing, in: goldens)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("recorded in ") }
    }
    expect(record: .never, in: goldens)
    withKnownIssue {
      expect(distance: 7, record: .never, in: goldens)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("icon of item 1 is 1.0 pt too high") }
    }
    withKnownIssue { expect(distance: 7, record: .changed, in: goldens) }
    expect(distance: 7, record: .never, in: goldens)
  }
}
