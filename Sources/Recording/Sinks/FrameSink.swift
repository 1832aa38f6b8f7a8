// SPDX-License-Identifier: MIT
//
// Where finished frames go. Frames arrive in order, one at a time, in one thread.

/// Takes finished frames.
@MainActor
protocol FrameSink: AnyObject {
  /// Takes the next frame.
  func take(_ frame: FinishedFrame) throws
}
