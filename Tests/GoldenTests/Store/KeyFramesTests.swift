// SPDX-License-Identifier: MIT
//
// Which frames are kept.

import Testing

@testable import Golden

struct KeyFramesTests {
  @Test func `Quarters and events are kept, each once`() {
    #expect(
      FrameChoice.keys.numbers(count: 34, framesPerSecond: 60, events: []) == [0, 8, 16, 24, 33])
    #expect(
      FrameChoice.keys.numbers(count: 34, framesPerSecond: 60, events: [0, 0.1, 0.101, 9])
        == [0, 6, 7, 8, 16, 24, 33])
    #expect(FrameChoice.keys.numbers(count: 1, framesPerSecond: 60, events: []) == [0])
    #expect(FrameChoice.all.numbers(count: 3, framesPerSecond: 60, events: []) == [0, 1, 2])
  }
}
