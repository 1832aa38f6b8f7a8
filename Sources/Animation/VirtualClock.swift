// SPDX-License-Identifier: MIT
//
// Time that moves only when told. Callbacks wait at times in seconds and run in the order of time,
// then of insertion; while one runs, `now` is exactly its own time, so that what it starts does not
// depend on how finely time is advanced.

/// A clock with a queue of callbacks. Starts at 0.
public final class VirtualClock {
  /// A callback's ticket, for cancelling it.
  public struct EventID: Hashable, Sendable {
    let number: UInt64
  }

  /// Callbacks asked for each other at one time without end.
  public struct EndlessLoop: Error, Hashable, Sendable, CustomStringConvertible {
    /// The time at which it happened, in seconds.
    public var time: Double
    /// How many callbacks ran at that time before the clock gave up.
    public var count: Int

    /// A loop at a time, given up after so many callbacks.
    public init(time: Double, count: Int) {
      self.time = time
      self.count = count
    }

    /// One line for people.
    public var description: String {
      "more than \(count) callbacks at \(time) s: they ask for each other without end"
    }
  }

  private struct Event {
    var time: Double
    var number: UInt64
    var isEndless: Bool
    var action: () -> Void
  }

  /// The time, in seconds.
  public private(set) var now = 0.0
  /// Called after every callback, at its time.
  public var afterEachEvent: (() -> Void)?
  /// How many callbacks may run at one time before the clock gives up.
  public var limit = 100_000

  /// Latest first, so that the next one is taken off the end.
  private var queue: [Event] = []
  private var lastNumber: UInt64 = 0
  private var pendingCount = 0

  /// A clock at 0.
  public init() {}

  /// Runs a callback at a time; at once when that is past, as soon as the clock is advanced.
  ///
  /// - Parameters:
  ///   - time: When, in seconds. NaN counts as now.
  ///   - isEndless: Whether the callback is one of a series without end, which nobody waits for.
  ///   - action: What to run.
  @discardableResult
  public func schedule(
    at time: Double, isEndless: Bool = false, _ action: @escaping () -> Void
  ) -> EventID {
    lastNumber += 1
    let event = Event(
      time: time > now ? time : now, number: lastNumber, isEndless: isEndless, action: action)
    queue.insert(event, at: place(of: event))
    if !isEndless { pendingCount += 1 }
    return EventID(number: lastNumber)
  }

  /// Runs a callback some seconds from now.
  @discardableResult
  public func schedule(
    after delay: Double, isEndless: Bool = false, _ action: @escaping () -> Void
  ) -> EventID {
    schedule(at: now + max(delay, 0), isEndless: isEndless, action)
  }

  /// The index before which everything is later.
  private func place(of event: Event) -> Int {
    var low = 0
    var high = queue.count
    while low < high {
      let middle = (low + high) / 2
      let other = queue[middle]
      if (other.time, other.number) > (event.time, event.number) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Takes a callback out of the queue; nothing happens when it already ran.
  public func cancel(_ id: EventID) {
    guard let index = queue.firstIndex(where: { $0.number == id.number }) else { return }
    if !queue[index].isEndless { pendingCount -= 1 }
    queue.remove(at: index)
  }

  /// The time of the next callback; `nil` when none waits.
  public var nextEventTime: Double? { queue.last?.time }
  /// Whether a callback waits that is not one of an endless series.
  public var hasPendingEvents: Bool { pendingCount > 0 }
  /// The latest time of a waiting callback that is not one of an endless series.
  public var lastPendingTime: Double? { queue.first { !$0.isEndless }?.time }

  /// Moves time on and runs every callback that is due, those added meanwhile too. Times before
  /// now, and NaN, leave the clock where it is.
  ///
  /// - Throws: `EndlessLoop` when more than `limit` callbacks ran at one time; the clock then
  ///   stands at that time.
  public func advance(to time: Double) throws(EndlessLoop) {
    var count = 0
    while let event = queue.last, event.time <= max(time, now) {
      queue.removeLast()
      if !event.isEndless { pendingCount -= 1 }
      count = event.time > now ? 1 : count + 1
      now = max(now, event.time)
      if count > limit { throw EndlessLoop(time: now, count: limit) }
      event.action()
      afterEachEvent?()
    }
    if time > now { now = time }
  }
}
