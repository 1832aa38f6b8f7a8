// SPDX-License-Identifier: MIT
//
// What the built-in assertions accept and what they name.

import Recording
import Testing

@testable import Golden

struct FrameAssertionTests {
  private func frame(_ views: [(String, [Double], Double)]) -> FrameAssertion.Frame {
    FrameAssertion.Frame(
      views: Dictionary(
        uniqueKeysWithValues: views.map { name, frame, alpha in
          (
            name,
            ViewTrace(
              name: name, frame: frame,
              center: [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2], alpha: alpha,
              scale: [1, 1])
          )
        }), screen: (100, 200))
  }

  @Test func `A title inside its item is fine, one that leaves it is named`() {
    let check = FrameAssertion.titleInsideItem.faults
    let item = ("item[0]", [0.0, 150, 50, 50], 1.0)
    #expect(check(frame([item, ("item[0].title", [5, 180, 40, 15], 1)])).isEmpty)
    #expect(check(frame([item, ("item[0].title", [5, 180, 46, 15], 0)])).isEmpty)
    #expect(
      check(frame([item, ("item[0].title", [5, 180, 46, 15], 1)]))
        == ["title of item 0 leaves its item"])
  }

  @Test func `One strip inside the bar is fine, none or one beside it is not`() {
    let check = FrameAssertion.oneSelector.faults
    let bar = ("bar", [0.0, 150, 100, 50], 1.0)
    #expect(check(frame([bar, ("selector", [0, 195, 30, 5], 1)])).isEmpty)
    #expect(check(frame([bar])) == ["0 selector strips are visible"])
    #expect(
      check(frame([bar, ("selector", [-1, 195, 30, 5], 1)])) == [
        "the selector strip leaves the bar"
      ])
  }

  @Test func `Pages may grow beyond the screen, nothing else may`() {
    let check = FrameAssertion.nothingOutsideScreen.faults
    #expect(check(frame([("page[0]", [-9, -9, 120, 220], 1)])).isEmpty)
    #expect(check(frame([("bar", [0, 160, 100, 50], 1)])) == ["bar leaves the screen"])
    #expect(check(frame([("bar", [0, 160, 100, 50], 0)])).isEmpty)
  }

  @Test func `A badge over its icon is fine, one behind it is named`() {
    let check = FrameAssertion.badgeInFrontOfIcon.faults
    let views = frame([
      ("item[0].badge", [20.0, 150, 18, 18], 1), ("item[0].icon", [10, 155, 25, 25], 1),
      ("item[1].badge", [70.0, 150, 18, 18], 0), ("item[1].icon", [60, 155, 25, 25], 1),
    ]).views
    func seen(_ order: [String]) -> FrameAssertion.Frame {
      FrameAssertion.Frame(views: views, screen: (100, 200), order: order)
    }
    #expect(check(seen(["item[0].icon", "item[0].badge", "item[1].badge", "item[1].icon"])) == [])
    #expect(
      check(seen(["item[0].badge", "item[0].icon"]))
        == ["badge of item 0 is behind icon of item 0"])
    // Where nobody knows the order there is nothing to say.
    #expect(check(seen([])).isEmpty)
  }

  @Test func `A fault is told once, where it begins`() {
    let bad = frame([("bar", [0, 160, 100, 50], 1)]).views
    let frames = (0..<3).map {
      TraceFrame(index: $0, time: Double($0) / 60, views: $0 == 0 ? [:] : bad)
    }
    #expect(
      FrameAssertion.nothingOutsideScreen.faults(
        in: frames.map {
          (trace: $0, seen: FrameAssertion.Frame(views: $0.views, screen: (100, 200)))
        })
        == ["frame 1 (17 ms): nothingOutsideScreen: bar leaves the screen"])
  }
}
