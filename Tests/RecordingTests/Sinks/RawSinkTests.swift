// SPDX-License-Identifier: MIT
//
// Frames for a pipe: every frame is sent, held ones again.

import Testing

@testable import Recording

@MainActor
struct RawSinkTests {
  @Test func `A held frame is sent again`() throws {
    var sent: [[UInt8]] = []
    let sink = RawSink { sent.append($0) }
    try sink.take(FinishedFrame(index: 0, time: 0, pixels: "a", bytes: [1], isHeld: false))
    try sink.take(FinishedFrame(index: 1, time: 1, pixels: "", bytes: [], isHeld: true))
    try sink.take(FinishedFrame(index: 2, time: 2, pixels: "b", bytes: [2], isHeld: false))
    #expect(sent == [[1], [1], [2]])
  }
}
