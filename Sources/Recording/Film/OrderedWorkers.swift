// SPDX-License-Identifier: MIT
//
// Work on several threads with results in order: `submit` hands over an input and gives back whatever
// is finished and next in line. At most `2 · jobs` inputs are under way, results that wait for their
// turn included, so memory is bounded however slow the receiver is. Each job is a lane with a state of
// its own (scratch memory, caches), which never changes a result. With one job the work is done in the
// caller's thread. What the results are does not depend on the number of jobs.

import Dispatch
import Synchronization

/// Runs a function over inputs on several threads and yields its results in the inputs' order.
final class OrderedWorkers<Lane, Input: Sendable, Output: Sendable>: Sendable {
  private let capacity: Int
  private let work: @Sendable (inout Lane, Input) throws -> Output
  private let lanes: [LaneBox<Lane>]
  private let queue = DispatchQueue(label: "frames", attributes: .concurrent)
  private let free: DispatchSemaphore
  private let finished = DispatchSemaphore(value: 0)

  private struct State {
    var results: [Int: Result<Output, any Error>] = [:]
    var freeLanes: [Int]
    var submitted = 0
    var delivered = 0
  }
  private let state: Mutex<State>

  /// Workers with so many lanes, at least one.
  init(
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
  func submit(_ input: Input) throws -> [Output] {
    if lanes.count == 1 { return [try run(input, in: 0).get()] }
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
      free.wait()
      let lane = state.withLock { $0.freeLanes.removeLast() }
      let result = run(input, in: lane)
      state.withLock {
        $0.freeLanes.append(lane)
        $0.results[index] = result
      }
      free.signal()
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
