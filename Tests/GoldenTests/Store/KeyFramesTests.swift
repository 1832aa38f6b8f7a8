// SPDX-License-Identifier: MIT
//
// Which frames are kept.

import Recording
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

  @Test func `A golden is kept as it was, whatever duration it states`() {
    func choice(_ duration: Double, _ frames: Int, file: String = "f.png") -> FrameChoice {
      FrameChoice(
        GoldenManifest.Sequence(
          name: "0-1", duration: duration, fps: 10, scale: 1, trace: "",
          frames: (0..<frames).map {
            Manifest.Frame(index: $0, time: 0, file: file, pixels: "", sameAs: nil)
          }))
    }
    #expect(choice(0.6, 7) == .all)
    #expect(choice(0.6, 5) == .keys)
    #expect(choice(0.6, 7, file: "0-1.png") == .apng)
    for duration in [1e300, -1e300, 1e18, .infinity, .nan] {
      #expect(choice(duration, 7) == .keys)
    }
  }
}
