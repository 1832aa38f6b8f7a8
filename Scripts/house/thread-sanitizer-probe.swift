// SPDX-License-Identifier: MIT
//
// Threads that count together, with a `Mutex` or, given the argument `race`, without: what
// ThreadSanitizer has to pass over, and what it has to report.

import Dispatch
import Synchronization

final class Counter: @unchecked Sendable {
  let locked = Mutex(0)
  var bare = 0
}

let counter = Counter()
let isRace = CommandLine.arguments.contains("race")
DispatchQueue.concurrentPerform(iterations: 8) { _ in
  for _ in 0..<200_000 {
    if isRace { counter.bare += 1 } else { counter.locked.withLock { $0 += 1 } }
  }
}
