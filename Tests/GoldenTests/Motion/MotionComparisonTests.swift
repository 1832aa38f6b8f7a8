// SPDX-License-Identifier: MIT
//
// Differences of motion in the words that people read.

import Recording
import Testing

@testable import Golden

struct MotionComparisonTests {
  private static func trace(_ count: Int, _ views: (Int) -> [ViewTrace]) -> [TraceFrame] {
    (0..<count).map { index in
      TraceFrame(
        index: index, time: Double(index) / 60,
        views: Dictionary(uniqueKeysWithValues: views(index).map { ($0.name, $0) }))
    }
  }

  private static func view(
    _ name: String, x: Double = 50, y: Double = 50, width: Double = 20, height: Double = 20,
    alpha: Double = 1, scale: Double = 1, text: String? = nil, tint: [Double]? = nil
  ) -> ViewTrace {
    ViewTrace(
      name: name, frame: [x - width / 2, y - height / 2, width, height], center: [x, y],
      alpha: alpha, scale: [scale, scale], text: text, tint: tint)
  }

  private func messages(
    _ count: Int = 30, limit: Double = 0, expected: (Int) -> [ViewTrace],
    actual: (Int) -> [ViewTrace]
  ) -> [String] {
    MotionComparison.findings(
      expected: Self.trace(count, expected), actual: Self.trace(count, actual), limit: limit,
      order: [], framesPerSecond: 60
    ).map(\.message)
  }

  /// 1.5 points a frame from frame 2 to frame 12.
  private static func height(_ frame: Double) -> Double { 50 + 1.5 * max(0, min(10, frame - 2)) }

  @Test func `A late icon is told with its frame, its amount, and by how much it lags`() {
    let texts = messages {
      [Self.view("item[2].icon", y: Self.height(Double($0)))]
    } actual: {
      [Self.view("item[2].icon", y: Self.height(Double($0 < 4 ? $0 : max(3, $0 - 2))))]
    }
    #expect(
      texts == [
        "frame 5 (83 ms): icon of item 2 is 3.0 pt too high; from frame 4 on it lags by 2 frames"
      ])
  }

  @Test func `An early one is ahead`() {
    let texts = messages {
      [Self.view("selector", y: Self.height(Double($0)))]
    } actual: {
      [Self.view("selector", y: Self.height(Double($0 + 1)))]
    }
    #expect(
      texts == [
        "frame 2 (33 ms): selector is 1.5 pt too low; from frame 2 on it is ahead by 1 frame"
      ])
  }

  @Test func `Views that differ alike are one sentence, and a part of one goes without saying`() {
    let names = ["item[0]", "item[0].icon", "item[1].icon"]
    let texts = messages { _ in
      names.map { Self.view($0) }
    } actual: { _ in
      names.map { Self.view($0, x: 50.5) }
    }
    #expect(
      texts == [
        "frame 0 (0 ms): item 0 and icon of item 1 are 0.5 pt too far right on every frame"
      ])
  }

  @Test func `Every property has its words`() {
    func text(_ actual: ViewTrace) -> [String] {
      messages(1) { _ in
        [Self.view("bar", text: "A", tint: [0, 0, 0, 1])]
      } actual: { _ in
        [actual]
      }
    }
    let black = [0.0, 0, 0, 1]
    let place = "frame 0 (0 ms): bar "
    #expect(
      text(Self.view("bar", width: 22, height: 19, text: "A", tint: black))
        == [place + "is 2.0 pt too wide and 1.0 pt too short on every frame"])
    #expect(
      text(Self.view("bar", alpha: 0.25, text: "A", tint: black))
        == [place + "has alpha 0.250, expected 1.000 on every frame"])
    #expect(
      text(Self.view("bar", width: 30, height: 30, scale: 1.5, text: "A", tint: black))
        == [place + "has scale 1.500, expected 1.000 on every frame"])
    #expect(
      text(Self.view("bar", text: "A", tint: [0, 0, 1 / 255, 1]))
        == [place + "has tint #000001, expected #000000 on every frame"])
    #expect(
      text(Self.view("bar", width: 0, text: "", tint: black)) == [
        place + "is empty, expected \"A\""
      ])
    #expect(
      text(Self.view("bar", text: "B", tint: black)) == [place + "says \"B\", expected \"A\""])
    #expect(
      text(Self.view("bar", width: 0, text: "A", tint: black)).first
        == place + "is gone (0.0 × 20.0 pt, expected 20.0 × 20.0) on every frame")
  }

  @Test func `A view that is not there is missing, and one too many is told`() {
    let bar = Self.view("bar")
    #expect(
      messages { _ in
        [bar, Self.view("selector")]
      } actual: { _ in
        [bar]
      }
        == ["frame 0 (0 ms): selector is missing"])
    #expect(
      messages { _ in
        [bar]
      } actual: {
        $0 < 3 ? [bar] : [bar, Self.view("selector")]
      }
        == ["frame 3 (50 ms): selector is there, but not in the golden"])
  }

  @Test func `A view that comes some frames later or earlier is late or early`() {
    func views(from first: Int) -> (Int) -> [ViewTrace] {
      { $0 < first ? [Self.view("bar")] : [Self.view("bar"), Self.view("page[1]")] }
    }
    #expect(
      messages(expected: views(from: 2), actual: views(from: 5))
        == ["frame 2 (33 ms): page 1 is missing; it comes 3 frames late"])
    #expect(
      messages(expected: views(from: 3), actual: views(from: 2))
        == ["frame 2 (33 ms): page 1 is there, but not in the golden; it comes 1 frame early"])
    #expect(
      messages(expected: views(from: 2), actual: views(from: 900)) == [
        "frame 2 (33 ms): page 1 is missing"
      ])
  }

  @Test func `Within the tolerance nothing is told`() {
    #expect(
      messages(limit: 0.5) { _ in
        [Self.view("bar")]
      } actual: { _ in
        [Self.view("bar", y: 50.4)]
      }
      .isEmpty)
  }
}
