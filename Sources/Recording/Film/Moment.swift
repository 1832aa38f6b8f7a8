// SPDX-License-Identifier: MIT
//
// One instant of a film as people write it: a time, a share of its length, or a name.

/// An instant of a film.
public struct Moment: Sendable, Equatable {
  private let part: FrameSelection.Part

  /// Reads `0.15`, `0.15s`, `150ms`, `50%`, `start`, `mid` or `end`.
  public init(_ text: String) throws(FrameSelection.Fault) {
    part = try FrameSelection.moment(text)
  }

  /// The time in seconds in a film of a duration, or `nil` when it is after the end.
  public func time(in duration: Double) -> Double? {
    switch part {
    case .time(let seconds): seconds <= duration ? seconds : nil
    case .share(let share): share * duration
    case .frames, .evenly: nil
    }
  }
}
