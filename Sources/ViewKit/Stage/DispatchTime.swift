// SPDX-License-Identifier: MIT
//
// Dispatch's moments and main queue on the stage's clock. `DispatchQueue.main.async { }` and
// `DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { }` in client code choose these forms, because
// they have exactly the arguments that are written; queues other than the main one stay Dispatch's.
// A file that imports Foundation or Dispatch besides UIKit writes `.now()`, not `DispatchTime.now()`.
//
// Dispatch's functions may be called from anywhere, the stage only from the main actor. So the main
// thread's own dictionary holds the clock of the current stage: no other thread finds one, and leaves its
// work in a box that the stage empties.

import Animation
public import Dispatch
import Foundation

/// A moment of the stage's clock, to a nanosecond.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// Nanoseconds since the stage's start.
  public var uptimeNanoseconds: UInt64

  /// A moment by its nanoseconds.
  public init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }

  /// The time of the current stage's clock; on threads other than the main one, its time at the end
  /// of the last turn.
  public static func now() -> DispatchTime {
    guard let clock = DispatchQueue.stageClock else {
      return DispatchTime(uptimeNanoseconds: WorkFromOtherThreads.lastKnownTime)
    }
    return DispatchTime(clock.now)
  }

  /// A moment by its seconds.
  init(_ seconds: Double) {
    uptimeNanoseconds = UInt64(min(max(seconds * 1e9, 0), 1.8e19).rounded())
  }

  /// After all others.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// In seconds.
  var seconds: Double { Double(uptimeNanoseconds) / 1e9 }

  /// The earlier one is less.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
    a.uptimeNanoseconds < b.uptimeNanoseconds
  }

  /// A moment some seconds later; the distant future where there is no such moment.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    let sum = Double(time.uptimeNanoseconds) + (seconds * 1e9).rounded()
    guard sum < 1.8e19 else { return distantFuture }
    return DispatchTime(uptimeNanoseconds: sum > 0 ? UInt64(sum) : 0)
  }

  /// A moment some time later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    case .never: distantFuture
    @unknown default: distantFuture
    }
  }
}

extension DispatchQueue {
  /// Runs work in the next turn: on the main queue at the current time of the stage's clock.
  public func async(execute work: @escaping @Sendable () -> Void) {
    // Dispatch makes another object of the main queue each time it is asked for; the label is its own.
    guard label == DispatchQueue.main.label else {
      return async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    guard let clock = Self.stageClock else { return WorkFromOtherThreads.add(at: 0, work) }
    clock.schedule(after: 0, work)
  }

  /// Runs work at a moment of the stage's clock, on the main thread; on every queue, because no other
  /// knows that clock. Asked for on another thread, it runs at that moment or, when that is past by
  /// then, in the main thread's next turn.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard deadline != .distantFuture else { return }
    guard let clock = Self.stageClock else {
      return WorkFromOtherThreads.add(at: deadline.uptimeNanoseconds, work)
    }
    clock.schedule(at: deadline.seconds, work)
  }

  private static let clockKey = "SimpleTab.stageClock"

  /// The current stage's clock, on the main thread; `nil` on others.
  static var stageClock: VirtualClock? {
    // Asking for the current stage makes one, if there is none yet, and so puts its clock in place.
    if Thread.isMainThread { MainActor.assumeIsolated { _ = Stage.current } }
    return Thread.current.threadDictionary[clockKey] as? VirtualClock
  }

  /// Makes a clock the one that the main queue follows.
  @MainActor
  static func follow(_ clock: VirtualClock) {
    Thread.current.threadDictionary[clockKey] = clock
  }
}

/// Nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
