// SPDX-License-Identifier: MIT
//
// A wish that filming ends early, from a signal handler or another thread. Every frame loop asks for it
// between two frames, so a frame that has begun is finished and nothing half made is left.

import Synchronization

/// Whether filming shall end early. Safe to use from any thread and from signal handlers.
public final class Interruption: Sendable {
  /// The one that cameras ask unless they are given another.
  public static let process = Interruption()

  private let number = Atomic<Int32>(0)

  /// One that nobody has asked for yet.
  public init() {}

  /// Asks for an early end; `signal` is the number of the signal that did.
  public func request(signal: Int32) { number.store(signal, ordering: .relaxed) }

  /// The signal that asked for an early end, or `nil`.
  public var signal: Int32? {
    let value = number.load(ordering: .relaxed)
    return value == 0 ? nil : value
  }

  /// Throws `Interrupted` when an early end was asked for.
  public func check() throws(Interrupted) {
    if let signal { throw Interrupted(signal: signal) }
  }
}

/// Filming ended early because it was asked to.
public struct Interrupted: Error, Sendable, Equatable {
  /// The signal that asked.
  public let signal: Int32
  /// What is complete, as a clause without a full stop; empty when nothing is.
  public var done = ""
}
