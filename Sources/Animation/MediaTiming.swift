// SPDX-License-Identifier: MIT
//
// How an animation's own time follows from its parent's, as Core Animation defines it:
//
//   t = (parent − begin)·speed + offset
//
// repeated and played back and forth, shown before and after its active time if it fills. Pure
// functions; all times in seconds. Source: the CAMediaTiming documentation.

/// The timing of an animation.
public struct MediaTiming: Sendable, Hashable {
  /// When the animation starts, in the parent's time.
  public var beginTime = 0.0
  /// The length of one pass, in the animation's own time.
  public var duration = 0.0
  /// Own seconds per second of the parent.
  public var speed = 1.0
  /// Where in its own time the animation starts.
  public var timeOffset = 0.0
  /// How many passes are played; may be fractional and infinite; 0 counts as 1.
  public var repeatCount = 0.0
  /// How long passes are played, in own time; 0 leaves it to the count.
  public var repeatDuration = 0.0
  /// Whether each pass is followed by one backward.
  public var autoreverses = false
  /// Whether the first value shows before the start.
  public var fillsBackward = false
  /// Whether the last value shows after the end.
  public var fillsForward = false

  /// The timing of a pass that starts at 0 and has no length.
  public init() {}

  /// The place in an animation at some time.
  public struct Position: Sendable, Hashable {
    /// How much of the pass has gone by, 0…1.
    public var progress: Double
    /// The own time inside the pass, 0…duration.
    public var time: Double
    /// How many passes were completed before.
    public var passes: Int
  }

  /// A pass, with the way back.
  public var cycle: Double { autoreverses ? 2 * duration : duration }

  /// How long all passes take, in own time.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    if duration <= 0 { return 0 }
    return (repeatCount > 0 ? repeatCount : 1) * cycle
  }

  /// The parent's time at which the animation is over; `nil` when it never is.
  public var endTime: Double? {
    let active = activeDuration
    if speed > 0 {
      let end = beginTime + (active - timeOffset) / speed
      return end.isFinite ? end : nil
    }
    if speed < 0 { return beginTime - timeOffset / speed }
    return nil
  }

  /// The own time at a time of the parent.
  public func localTime(at parent: Double) -> Double { (parent - beginTime) * speed + timeOffset }

  /// Where the animation is at a time of the parent; `nil` where it does not show.
  ///
  /// The end is open: at the very end only a fill shows.
  public func position(at parent: Double) -> Position? {
    var t = localTime(at: parent)
    let active = activeDuration
    if parent < beginTime || t < 0 {
      guard fillsBackward else { return nil }
      t = min(max(speed < 0 ? timeOffset : 0, 0), active)
    } else if t >= active {
      guard fillsForward else { return nil }
      t = active
    }
    guard duration > 0, cycle > 0, t.isFinite else {
      return Position(progress: autoreverses ? 0 : 1, time: 0, passes: 0)
    }
    var passes = (t / cycle).rounded(.down)
    var inside = t - passes * cycle
    // The last instant belongs to the pass that ends there.
    if t >= active, passes > 0, inside == 0 {
      passes -= 1
      inside = cycle
    }
    if inside > duration { inside = cycle - inside }
    return Position(progress: inside / duration, time: inside, passes: Int(passes))
  }
}
