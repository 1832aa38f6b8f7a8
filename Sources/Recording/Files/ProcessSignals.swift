// SPDX-License-Identifier: MIT
//
// SIGINT and SIGTERM ask for an early end of filming; a second one ends the process at once. Signals
// that whoever started the process wants ignored stay ignored (POSIX: background jobs of scripts).
//
// Unsafe, and why it is safe: the disposition that signal(2) gives back is only compared with SIG_IGN's
// number. The handler stores one atomic integer and calls signal(2), both safe in handlers.

import Foundation

/// The process's signals.
public enum ProcessSignals {
  /// Catches SIGINT and SIGTERM from now on, and lets a file that grows too large be an error.
  public static func catchEnding() {
    signal(SIGXFSZ, SIG_IGN)
    // Made before a handler needs it: its first use allocates.
    _ = Interruption.process.signal
    for number in [SIGINT, SIGTERM] {
      let before = signal(number, handler)
      if unsafe unsafeBitCast(before, to: Int.self) == 1 { signal(number, before) }
    }
  }

  private static let handler: @convention(c) (Int32) -> Void = { number in
    Interruption.process.request(signal: number)
    signal(number, nil)
  }
}
