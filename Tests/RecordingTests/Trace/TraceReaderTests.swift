// SPDX-License-Identifier: MIT
//
// What traces write reads back as the same values.

import Testing

@testable import Recording

struct TraceReaderTests {
  @Test func `A trace reads back as it was`() {
    let views = [
      ViewTrace(
        name: "a", frame: [0.1, 1 / 3, 2, 1e-7], center: [1, 2], alpha: 0.5, scale: [1, 2],
        text: "x \"y\"", color: [0, 0.25, 1, 1]),
      ViewTrace(
        name: "b", frame: [0, 0, 0, 0], center: [0, 0], alpha: 1, scale: [1, 1],
        tint: [1, 1, 1, 1]),
    ]
    var lines = TraceLines()
    let text =
      lines.next(frame: 0, time: 0, views: views)
      + lines.next(frame: 1, time: 1.0 / 60, views: [views[1]])
    #expect(
      TraceFrame.read(text) == [
        TraceFrame(index: 0, time: 0, views: ["a": views[0], "b": views[1]]),
        TraceFrame(index: 1, time: 1.0 / 60, views: ["b": views[1]]),
      ])
  }

  @Test(arguments: [
    "{", "{\"frame\": 0}",
    "{\"frame\": 0, \"time\": 0, \"views\": {\"a\": {\"frame\": [0], \"center\": [0, 0], \"alpha\": 1, "
      + "\"scale\": [1, 1]}}}",
  ])
  func `Anything else is no trace`(text: String) {
    #expect(TraceFrame.read(text) == nil)
  }
}
