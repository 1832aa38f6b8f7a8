// SPDX-License-Identifier: MIT
//
// A thread runs its function once, and joining waits for its end.

import Synchronization
import Testing

@testable import Recording

struct WorkerThreadTests {
  private final class Sum: Sendable {
    let value = Mutex(0)
  }

  @Test func `Joining waits until the function has returned`() throws {
    let sum = Sum()
    let threads = (1...8).map { number in
      WorkerThread { for _ in 0..<1000 { sum.value.withLock { $0 += number } } }
    }
    for thread in threads { try #require(thread).join() }
    #expect(sum.value.withLock { $0 } == 36_000)
  }

  @Test func `What the function holds is given back`() throws {
    weak var held: Sum?
    do {
      let sum = Sum()
      held = sum
      try #require(WorkerThread { sum.value.withLock { $0 = 1 } }).join()
    }
    #expect(held == nil)
  }
}
