// SPDX-License-Identifier: MIT
//
// Work on several threads with results in order: `submit` hands over an input and gives back whatever
// is finished and next in line. At most `2 · jobs` inputs are under way, results that wait for their
// turn included, so memory is bounded however slow the receiver is. Each job is a lane with a state of
// its own (scratch memory, caches), which never changes a result. With one job the work is done in the
// caller's thread, and so it is while no lane runs although inputs wait: where memory is short the system
// may start no thread. What the results are does not depend on the number of jobs.

import Dispatch
import Synchronization

/// Runs a function over inputs on several threads and yields its results in the inputs' order.
package final class OrderedWorkers<Lane, Input: Sendable, Output: Sendable>: Sendable {
  private let capacity: Int
  private let work: @Sendable (inout Lane, Input) throws -> Output
  private let lanes: [LaneBox<Lane>]
  private let queue = DispatchQueue(label: "frames", attributes: .concurrent)
  private let free: DispatchSemaphore
  private let finished = DispatchSemaphore(value: 0)

  private struct State {
    var results: [Int: Result<Output, any Error>] = [:]
    /// Inputs that no lane has begun, in order.
    var waiting: [(index: Int, input: Input)] = []
    var freeLanes: [Int]
    var submitted = 0
    var delivered = 0
  }
  private let state: Mutex<State>

  /// Workers with so many lanes, at least one.
  package init(
    jobs: Int, makeLane: () -> sending Lane,
    work: @escaping @Sendable (inout Lane, Input) throws -> Output
  ) {
    let jobs = max(1, jobs)
    capacity = 2 * jobs
    self.work = work
    lanes = (0..<jobs).map { _ in LaneBox(makeLane()) }
    free = DispatchSemaphore(value: jobs)
    state = Mutex(State(freeLanes: Array(0..<jobs)))
  }

  /// Takes an input; blocks while too much is under way. Throws the work's error when it is the
  /// error's turn.
  package func submit(_ input: Input) throws -> [Output] {
    if lanes.count == 1 { return [try run(input, in: 0).get()] }
    var outputs = try takeFinished()
    while state.withLock({ $0.submitted - $0.delivered }) >= capacity {
      waitForOne()
      outputs += try takeFinished()
    }
    state.withLock { state in
      state.waiting.append((state.submitted, input))
      state.submitted += 1
    }
    queue.async { [self] in
      free.wait()
      runNext()
      free.signal()
      finished.signal()
    }
    return outputs
  }

  /// Waits for everything under way.
  package func finish() throws -> [Output] {
    var outputs = try takeFinished()
    while state.withLock({ $0.submitted > $0.delivered }) {
      waitForOne()
      outputs += try takeFinished()
    }
    return outputs
  }

  /// Drops what waits and returns once no lane runs: a process that ends while threads of its own work
  /// takes the libraries from under them.
  package func settle() {
    state.withLock { $0.waiting.removeAll() }
    while state.withLock({ $0.freeLanes.count < lanes.count }) { finished.wait() }
  }

  /// Waits until a lane has come to its end, or does a waiting input's work while no lane runs.
  private func waitForOne() {
    let isIdle = state.withLock { $0.freeLanes.count == lanes.count && !$0.waiting.isEmpty }
    if isIdle { runNext() } else { finished.wait() }
  }

  /// Does the work of the input that has waited longest; another thread may have done it already.
  private func runNext() {
    let next = state.withLock { state -> (index: Int, input: Input, lane: Int)? in
      guard !state.waiting.isEmpty, let lane = state.freeLanes.popLast() else { return nil }
      let (index, input) = state.waiting.removeFirst()
      return (index, input, lane)
    }
    guard let next else { return }
    let result = run(next.input, in: next.lane)
    state.withLock {
      $0.freeLanes.append(next.lane)
      $0.results[next.index] = result
    }
  }

  private func run(_ input: Input, in lane: Int) -> Result<Output, any Error> {
    lanes[lane].state.withLock { lane in Result { try work(&lane, input) } }
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

/// A lane's state, used by one thread at a time.
private final class LaneBox<Lane>: Sendable {
  let state: Mutex<Lane>

  init(_ lane: sending Lane) { state = Mutex(lane) }
}
