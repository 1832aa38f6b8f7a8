// SPDX-License-Identifier: MIT
//
// Work on several threads with results in order: `submit` hands over an input and gives back whatever
// is finished and next in line. At most `2 · jobs` inputs are under way, results that wait for their
// turn included, so memory is bounded however slow the receiver is. Each thread is a lane with a state of
// its own (scratch memory, caches), which never changes a result. With one job the work is done in the
// caller's thread, and so it is where the system starts no thread; where it starts fewer than asked for,
// those do the work. What the results are does not depend on the number of jobs or threads.

import Dispatch
import Synchronization

/// Runs a function over inputs on several threads and yields its results in the inputs' order.
///
/// Used from one thread at a time, and no more once it has settled.
package final class OrderedWorkers<Lane, Input: Sendable, Output: Sendable>: Sendable {
  /// Starts a thread that runs a function; `nil` where the system has none.
  typealias ThreadStart = @Sendable (@escaping @Sendable () -> Void) -> WorkerThread?

  private let work: OrderedWork<Lane, Input, Output>
  private let jobs: Int
  private let start: ThreadStart
  private let threads = Mutex<(running: [WorkerThread], areRefused: Bool)>(([], false))

  /// Workers with so many lanes, at least one.
  package convenience init(
    jobs: Int, makeLane: () -> sending Lane,
    work: @escaping @Sendable (inout Lane, Input) throws -> Output
  ) {
    self.init(jobs: jobs, start: { WorkerThread($0) }, makeLane: makeLane, work: work)
  }

  /// Workers whose threads a function starts.
  init(
    jobs: Int, start: @escaping ThreadStart, makeLane: () -> sending Lane,
    work: @escaping @Sendable (inout Lane, Input) throws -> Output
  ) {
    self.jobs = max(1, jobs)
    self.start = start
    self.work = OrderedWork(
      lanes: (0..<self.jobs).map { _ in LaneBox(makeLane()) }, function: work)
  }

  deinit { settle() }

  /// Takes an input; blocks while too much is under way. Throws the work's error when it is the
  /// error's turn.
  package func submit(_ input: Input) throws -> [Output] {
    guard jobs > 1, hasThread() else { return [try work.run(input, in: 0).get()] }
    var outputs = try work.takeFinished()
    while work.underWay >= 2 * jobs {
      work.finished.wait()
      outputs += try work.takeFinished()
    }
    work.add(input)
    return outputs
  }

  /// Waits for everything under way.
  package func finish() throws -> [Output] {
    var outputs = try work.takeFinished()
    while work.underWay > 0 {
      work.finished.wait()
      outputs += try work.takeFinished()
    }
    return outputs
  }

  /// Drops what waits, and returns once no thread runs: a process that ends while threads of its own
  /// work takes the libraries from under them.
  package func settle() {
    let running = threads.withLock { threads in
      defer { threads.running = [] }
      return threads.running
    }
    work.close(threads: running.count)
    for thread in running { thread.join() }
  }

  /// Whether there is a thread; starts one more where every one has something to do.
  private func hasThread() -> Bool {
    threads.withLock { threads in
      let lane = threads.running.count
      if lane < jobs, !threads.areRefused, work.unfinished >= lane {
        let work = work
        if let thread = start({ work.serve(in: lane) }) {
          threads.running.append(thread)
        } else {
          // Asked once: a system without a thread to give is no better off for being asked at every frame.
          threads.areRefused = true
        }
      }
      return !threads.running.isEmpty
    }
  }
}

/// What the threads share.
private final class OrderedWork<Lane, Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    var results: [Int: Result<Output, any Error>] = [:]
    /// Inputs that no thread has begun, in order.
    var waiting: [(index: Int, input: Input)] = []
    /// Inputs that threads work on.
    var begun = 0
    var submitted = 0
    var delivered = 0
    var isClosed = false
  }

  private let lanes: [LaneBox<Lane>]
  private let function: @Sendable (inout Lane, Input) throws -> Output
  private let state = Mutex(State())
  private let available = DispatchSemaphore(value: 0)
  /// Signalled for every result.
  let finished = DispatchSemaphore(value: 0)

  init(
    lanes: [LaneBox<Lane>], function: @escaping @Sendable (inout Lane, Input) throws -> Output
  ) {
    self.lanes = lanes
    self.function = function
  }

  /// Inputs whose results are not delivered.
  var underWay: Int { state.withLock { $0.submitted - $0.delivered } }

  /// Inputs without a result.
  var unfinished: Int { state.withLock { $0.waiting.count + $0.begun } }

  func add(_ input: Input) {
    state.withLock { state in
      state.waiting.append((state.submitted, input))
      state.submitted += 1
    }
    available.signal()
  }

  /// Drops what waits and lets so many threads come to their ends.
  func close(threads: Int) {
    state.withLock {
      $0.isClosed = true
      $0.waiting.removeAll()
    }
    for _ in 0..<threads { available.signal() }
  }

  /// A thread's whole life: works until it is closed.
  func serve(in lane: Int) {
    while let (index, input) = next() {
      let result = run(input, in: lane)
      state.withLock {
        $0.begun -= 1
        $0.results[index] = result
      }
      finished.signal()
    }
  }

  /// The input that has waited longest, once there is one; `nil` after the end.
  private func next() -> (Int, Input)? {
    available.wait()
    return state.withLock { state in
      guard !state.isClosed, !state.waiting.isEmpty else { return nil }
      state.begun += 1
      return state.waiting.removeFirst()
    }
  }

  func run(_ input: Input, in lane: Int) -> Result<Output, any Error> {
    lanes[lane].state.withLock { lane in Result { try function(&lane, input) } }
  }

  /// The results that are next in line.
  func takeFinished() throws -> [Output] {
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
