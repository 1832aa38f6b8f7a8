// SPDX-License-Identifier: MIT
//
// Frames one after the other for a pipe: straight RGBA8, no headers. A held frame is sent again,
// because what reads the pipe counts frames.

/// Sends frames as they come.
@MainActor
final class RawSink: FrameSink {
  private let send: ([UInt8]) throws -> Void
  private var last: [UInt8] = []

  init(send: @escaping ([UInt8]) throws -> Void) { self.send = send }

  func take(_ frame: FinishedFrame) throws {
    if !frame.isHeld { last = frame.bytes }
    try send(last)
  }
}
