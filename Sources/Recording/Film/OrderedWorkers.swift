// SPDX-License-Identifier: MIT
//
// Work on several threads with results in order: `submit` hands over an input and gives back whatever
// is finished and next in line. At most `2 · jobs` inputs are under way, results that wait for their
// turn included, so memory is bounded however slow the receiver is. With one job the work is done in
// the caller's thread. What the results are does not depend on the number of jobs.

import Dispatch
import Synchronization

/// Runs a function over inputs on several threads and yields its results in the inputs' order.
final class OrderedWorkers<Input: Sendable, Output: Sendable>: Sendable {
  private let jobs: Int
  private let capacity: Int
  private let work: @Sendable (Input) throws -> Output
  private let queue = DispatchQueue(label: "frames", attributes: .concurrent)
  private let running: DispatchSemaphore
  private let finished = DispatchSemaphore(value: 0)

  private struct State {
    var results: [Int: Result<Output, any Error>] = [:]
    var submitted = 0
    var delivered = 0
  }
  private let state = Mutex(State())

  init(jobs: Int, work: @escaping @Sendable (Input) throws -> Output) {
    self.jobs = max(1, jobs)
    capacity = 2 * self.jobs
    self.work = work
    running = DispatchSemaphore(value: self.jobs)
  }

  /// Takes an input; blocks while too much is under way. Throws the work's error when it is the
  /// error's turn.
  func submit(_ input: Input) throws -> [Output] {
    if jobs == 1 { return [try work(input)] }
    var outputs = try takeFinished()
    while state.withLock({ $0.submitted - $0.delivered }) >= capacity {
      finished.wait()
      outputs += try takeFinished()
    }
    let index = state.withLock { state in
      defer { state.submitted += 1 }
      return state.submitted
    }
    queue.async { [self] in
      running.wait()
      let result = Result { try work(input) }
      running.signal()
      state.withLock { $0.results[index] = result }
      finished.signal()
    }
    return outputs
  }

  /// Waits for everything under way.
  func finish() throws -> [Output] {
    var outputs = try takeFinished()
    while state.withLock({ $0.submitted > $0.delivered }) {
      finished.wait()
      outputs += try takeFinished()
    }
    return outputs
  }

  private func takeFinished() throws -> [Output] {
    let ready = state.withLock { state in
      var ready: [Result<Output, any Error>] = []
      while let result = state.results.removeValue(forKey: state.delivered) {
        ready.append(result)
        state.delivered += 1
      }
      return ready
    }
    return try ready.map { try $0.get() }
  }
}
