// SPDX-License-Identifier: MIT
//
// The one progress that all changes of a property animator share, and the animation that shows it.

import Animation
import Foundation

/// The one progress of an animator, over the stage's time.
final class AnimatorProgress {
  private var from = 0.0
  private var to = 0.0
  private var start = 0.0
  private var duration = 0.0
  private var runningPace: ViewAnimationBlock.Pace?
  /// A pace set for the rest of the way.
  var pace: ViewAnimationBlock.Pace?

  /// Keeps the progress at a value.
  func hold(_ value: Double) {
    from = value
    to = value
    runningPace = nil
  }

  /// Moves from one value to another.
  func run(
    from: Double, to: Double, start: Double, duration: Double, pace: ViewAnimationBlock.Pace
  ) {
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
    runningPace = pace
  }

  func value(at time: Double) -> Double {
    guard let runningPace, duration > 0 else { return runningPace == nil ? from : to }
    let t = min(max((time - start) / duration, 0), 1)
    if t >= 1 { return to }
    let f =
      switch runningPace {
      case .curve(let curve): curve.value(at: t)
      case .spring(let spring): spring.progress(at: t * duration)
      }
    return from + (to - from) * f
  }
}

/// A change that follows an animator's progress instead of its own time.
final class AnimatorAnimation: CABasicAnimation {
  var progress: AnimatorProgress?
  /// The part of the animator's progress that the change takes.
  var window = (0.0, 1.0)

  override func makeEmpty() -> CAAnimation { AnimatorAnimation() }

  override func copyValues(into other: CAAnimation) {
    super.copyValues(into: other)
    guard let other = other as? AnimatorAnimation else { return }
    other.progress = progress
    other.window = window
  }

  override func apply(to state: inout LayerState, at time: Double) {
    guard let progress, let change, let property else { return }
    let all = progress.value(at: time)
    let length = window.1 - window.0
    // A spring may run beyond its end, and so may the change; before its window it waits.
    let part = length > 0 ? max(all - window.0, 0) / length : (all < 1 ? 0 : 1)
    property.write(
      &state, property.read(state).adding(changeFrom: change.old, to: change.new, times: 1 - part))
  }
}
