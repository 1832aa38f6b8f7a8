// SPDX-License-Identifier: MIT
//
// Order, bounds and errors of the worker threads, whatever the number of jobs.

import Synchronization
import Testing

@testable import Recording

struct OrderedWorkersTests {
  private struct Refusal: Error, Equatable { let input: Int }

  /// Work whose length varies, so that results come out of order inside.
  private func slow(_ input: Int) -> Int {
    var sum = 0
    for i in 0..<(input % 7) * 20_000 { sum &+= i }
    return sum == -1 ? 0 : input * input
  }

  @Test(arguments: [1, 2, 5, 16])
  func `Results come in the order of their inputs`(jobs: Int) throws {
    let workers = OrderedWorkers<Void, Int, Int>(jobs: jobs, makeLane: {}) { [self] in slow($1) }
    var results: [Int] = []
    for input in 0..<100 { results += try workers.submit(input) }
    results += try workers.finish()
    #expect(results == (0..<100).map { $0 * $0 })
  }

  @Test func `No more than twice the jobs are under way at once`() throws {
    let most = Mutex((now: 0, most: 0))
    let workers = OrderedWorkers<Void, Int, Int>(jobs: 3, makeLane: {}) { [self] _, input in
      most.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      defer { most.withLock { $0.now -= 1 } }
      return slow(input)
    }
    for input in 0..<60 { _ = try workers.submit(input) }
    _ = try workers.finish()
    #expect(most.withLock { $0.most } <= 3)
  }

  @Test(arguments: [1, 3])
  func `However slow the receiver is, no more than twice the jobs are begun ahead of it`(
    jobs: Int
  ) throws {
    let begun = Mutex(0)
    let workers = OrderedWorkers<Void, Int, Int>(jobs: jobs, makeLane: {}) { _, input in
      begun.withLock { $0 += 1 }
      return input
    }
    var received = 0
    for input in 0..<40 {
      for result in try workers.submit(input) { received += slow(6 + 7 * result) > 0 ? 1 : 0 }
      #expect(begun.withLock { $0 } - received <= 2 * jobs)
    }
    received += try workers.finish().count
    #expect(received == 40)
  }

  @Test(arguments: [1, 4]) func `An error comes out when its turn has come`(jobs: Int) {
    let workers = OrderedWorkers<Void, Int, Int>(jobs: jobs, makeLane: {}) { _, input in
      if input == 5 { throw Refusal(input: 5) }
      return input
    }
    #expect(throws: Refusal(input: 5)) {
      for input in 0..<50 { _ = try workers.submit(input) }
      _ = try workers.finish()
    }
  }

  @Test func `After settling nothing runs and nothing begins`() throws {
    let counts = Mutex((begun: 0, running: 0))
    let workers = OrderedWorkers<Void, Int, Int>(jobs: 3, makeLane: {}) { [self] _, input in
      counts.withLock {
        $0.begun += 1
        $0.running += 1
      }
      defer { counts.withLock { $0.running -= 1 } }
      return slow(input)
    }
    for input in 0..<30 { _ = try workers.submit(input) }
    workers.settle()
    let begun = counts.withLock { $0.begun }
    #expect(counts.withLock { $0.running } == 0)
    workers.settle()
    #expect(counts.withLock { $0.begun } == begun)
  }

  /// Starts threads until so many are there.
  private struct FewThreads: Sendable {
    let limit: Int
    let asked = Counter()

    func start(_ body: @escaping @Sendable () -> Void) -> WorkerThread? {
      asked.next() < limit ? WorkerThread(body) : nil
    }
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)

    /// The number of earlier calls.
    func next() -> Int {
      value.withLock {
        $0 += 1
        return $0 - 1
      }
    }
  }

  @Test(arguments: [0, 1, 2])
  func `Where the system starts too few threads, the results are the same`(limit: Int) throws {
    let few = FewThreads(limit: limit)
    let workers = OrderedWorkers<Void, Int, Int>(jobs: 4, start: few.start, makeLane: {}) {
      [self] in slow($1)
    }
    var results: [Int] = []
    for input in 0..<50 { results += try workers.submit(input) }
    results += try workers.finish()
    #expect(results == (0..<50).map { $0 * $0 })
    #expect(few.asked.next() <= limit + 1, "asked again and again")
  }

  @Test func `No more threads are started than there is work for`() throws {
    let few = FewThreads(limit: 100)
    let workers = OrderedWorkers<Void, Int, Int>(jobs: 16, start: few.start, makeLane: {}) { $1 }
    var results: [Int] = []
    for input in 0..<3 { results += try workers.submit(input) }
    results += try workers.finish()
    #expect(results == [0, 1, 2])
    #expect(few.asked.next() <= 3)
  }
}
