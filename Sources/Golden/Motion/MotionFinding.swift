// SPDX-License-Identifier: MIT
//
// A difference of motion in words: which views, what, how much, at which frame, and late or early.

/// A difference between two traces.
public struct MotionFinding: Sendable, Equatable {
  /// The views, by the names of traces.
  public let views: [String]
  /// The property, by the name of traces; `presence` for a view that is not in one of them.
  public let property: String
  /// The frame where it is largest.
  public let frame: Int
  /// That frame's time, in seconds.
  public let time: Double
  /// The first frame that differs.
  public let firstFrame: Int
  /// In words, with frame and time.
  public let message: String
}

/// Writes findings.
enum MotionWords {
  /// `frame 7 (117 ms)`.
  static func place(_ frame: Int, _ time: Double) -> String {
    "frame \(frame) (\(Int((max(-1e12, min(1e12, time)) * 1000).rounded())) ms)"
  }

  /// How the trajectory goes on, after the semicolon; empty when there is nothing to add.
  static func course(
    _ relation: Trajectory.Relation, first: Int, worst: Int, isPlural: Bool
  ) -> String {
    let they = isPlural ? "they" : "it"
    func verb(_ stem: String) -> String { isPlural ? stem : stem + "s" }
    let from = "; from frame \(first) on \(they) "
    switch relation {
    case .always: return " on every frame"
    case .shifted(let frames) where frames > 0:
      return from + "\(verb("lag")) by \(frames) \(frames == 1 ? "frame" : "frames")"
    case .shifted(let frames):
      let lead = isPlural ? "are" : "is"
      return from + "\(lead) ahead by \(-frames) \(frames == -1 ? "frame" : "frames")"
    case .stretched(let ratio):
      return "; \(they) \(verb("take")) \(MotionProperty.decimals(ratio, 2)) times as long, from "
        + "frame \(first) on"
    case .otherCurve:
      return "; \(they) \(isPlural ? "differ" : "differs") from frame \(first) on and "
        + "\(isPlural ? "end" : "ends") the same: another timing curve or path"
    case .still: return "; \(they) \(isPlural ? "do" : "does") not change at all"
    case .until(let last):
      return first == last ? " on this frame only" : ", on frames \(first) to \(last)"
    case .onward:
      return first == worst ? " from this frame on" : "; different from frame \(first) on"
    }
  }
}
