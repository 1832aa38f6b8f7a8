// SPDX-License-Identifier: MIT
//
// Waiting, for what is played to a person. The only place outside the bench where time passes by
// itself; it decides when a frame is shown, never which.

import Foundation

/// Waits.
enum Pace {
  /// Returns after so many seconds.
  static func wait(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
}
