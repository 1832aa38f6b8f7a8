// SPDX-License-Identifier: MIT
//
// What the texts of --frames and --at select from a film of 34 frames at 60 fps, and what they
// refuse.

import Testing

@testable import Recording

struct FrameSelectionTests {
  private func numbers(_ selection: FrameSelection) throws(RecordingError) -> [Int] {
    try selection.numbers(count: 34, framesPerSecond: 60, film: "0-1")
  }

  @Test func `All frames are all frames`() throws {
    #expect(try numbers(.all) == Array(0..<34))
  }

  @Test(
    arguments: [
      ("0-3", [0, 1, 2, 3]), ("1,5-7", [1, 5, 6, 7]), ("0-33:16", [0, 16, 32]), ("7,3,7", [3, 7]),
      ("30-60:2", [30, 32]), ("33-9223372036854775807", [33]),
    ] as [(String, [Int])])
  func `Numbers, ranges, steps and lists`(text: String, expected: [Int]) throws {
    #expect(try numbers(FrameSelection(frames: text)) == expected)
  }

  @Test(
    arguments: [
      ("0.15s", [9]), ("150ms", [9]), ("0.15", [9]), ("start,mid,end", [0, 17, 33]),
      ("50%", [17]), ("0%,100%", [0, 33]), ("0.554s", [33]),
    ] as [(String, [Int])])
  func `Times, shares and names`(text: String, expected: [Int]) throws {
    #expect(try numbers(FrameSelection(times: text)) == expected)
  }

  @Test(arguments: ["", "a", "3-1", "1-", "-1", "0-5:0", "1,,2", "1-2-3", "9999999999999999999"])
  func `What is no frame is refused`(text: String) {
    #expect(throws: FrameSelection.Fault.self) { try FrameSelection(frames: text) }
  }

  @Test(arguments: [
    "", "now", "-1s", "101%", "1e400", "nan", "inf", "s", "+1", "0x1p-3s", "1e-2", "٣s", "1.2.3",
    "ms",
  ])
  func `What is no time is refused`(text: String) {
    #expect(throws: FrameSelection.Fault.self) { try FrameSelection(times: text) }
  }

  @Test func `A frame that the film does not have is named with the last one`() throws {
    #expect(throws: RecordingError.noSuchFrame(film: "0-1", asked: "frame 34", last: "frame 33")) {
      try numbers(FrameSelection(frames: "34"))
    }
    #expect(throws: RecordingError.noSuchFrame(film: "0-1", asked: "frame 40", last: "frame 33")) {
      try numbers(FrameSelection(frames: "40-99"))
    }
    #expect(throws: RecordingError.noSuchFrame(film: "0-1", asked: "time 2 s", last: "0.55 s")) {
      try numbers(FrameSelection(times: "2s"))
    }
  }

  @Test func `Frames and times add up`() throws {
    let both = try FrameSelection(frames: "1").adding(FrameSelection(times: "end"))
    #expect(try numbers(both) == [1, 33])
    #expect(
      FrameSelection.all.adding(try FrameSelection(frames: "2"))
        == (try FrameSelection(frames: "2")))
  }
}
