// SPDX-License-Identifier: MIT
//
// Timers that call a target, on the stage's clock. One that repeats counts as endless: nobody waits for
// its end.

import Animation
public import Foundation

extension Timer {
  /// Calls a target after some seconds of the stage's clock, once or again and again, until it is
  /// invalidated.
  ///
  /// - Parameters:
  ///   - interval: In seconds; at least a tenth of a millisecond, as Foundation has it.
  ///   - target: What is called; kept alive until the timer is done.
  ///   - selector: The method; it may take the timer.
  ///   - userInfo: Not kept: Foundation's timers have no room for it.
  ///   - repeats: Whether it goes on.
  @MainActor @preconcurrency @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let interval = max(interval, 0.0001)
    let timer = Timer(timeInterval: interval, repeats: repeats) { _ in }
    let clock = Stage.current.clock
    wait(timer, start: clock.now, count: 1, interval: interval, clock: clock) {
      selector(target: target as AnyObject, sender: timer)
    }
    return timer
  }

  /// Waits for the tick of a number; the times are whole multiples, so that ticks do not drift.
  private class func wait(
    _ timer: Timer, start: Double, count: Int, interval: Double, clock: VirtualClock,
    call: @escaping @MainActor () -> Void
  ) {
    let time = start + Double(count) * interval
    let repeats = timer.timeInterval > 0
    clock.schedule(at: time, isEndless: repeats) {
      guard timer.isValid else { return }
      MainActor.assumeIsolated(call)
      if repeats {
        wait(
          timer, start: start, count: count + 1, interval: interval, clock: clock, call: call)
      } else {
        timer.invalidate()
      }
    }
  }
}
