// SPDX-License-Identifier: MIT
//
// A callback for every frame of the screen, on the stage's clock: at whole multiples of the frame
// time, whatever rate the film is made at.

import Animation
public import Foundation

/// A timer in step with the screen.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private let selector: Selector
  private let target: Any
  private var event: VirtualClock.EventID?
  private var isValid = true

  /// When the last tick was, in seconds of the stage's clock.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next tick is.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Ticks per second; 0 means the screen's.
  public var preferredFramesPerSecond = 0
  /// Whether ticks are left out.
  public var isPaused = false {
    didSet { if !isPaused && oldValue { wait() } }
  }

  /// A link that calls a target at every tick, once it is added to a run loop.
  public init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
    super.init()
  }

  /// Starts the ticks.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { wait() }
  /// Stops the ticks.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Stops the ticks for good.
  public func invalidate() {
    isValid = false
    stop()
  }

  /// The time between ticks.
  public var duration: CFTimeInterval { 1 / rate }

  private var rate: Double {
    Double(
      preferredFramesPerSecond > 0
        ? preferredFramesPerSecond : UIScreen.main.maximumFramesPerSecond)
  }

  private func stop() {
    if let event { Stage.current.clock.cancel(event) }
    event = nil
  }

  private func wait() {
    guard isValid, !isPaused, event == nil else { return }
    let clock = Stage.current.clock
    // The next whole tick after now, from the integer, so that ticks do not drift.
    let number = (clock.now * rate + 1e-6).rounded(.down) + 1
    event = clock.schedule(at: number / rate, isEndless: true) { [self] in
      event = nil
      if isPaused { return }
      timestamp = clock.now
      targetTimestamp = (number + 1) / rate
      // The next tick is asked for first, so that the target may stop it.
      wait()
      selector(target: target as AnyObject, sender: self)
    }
  }
}
