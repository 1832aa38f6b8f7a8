// SPDX-License-Identifier: MIT
//
// Animations that can be paused, scrubbed, reversed and continued. The animator keeps one progress
// for all of its changes; each changed property shows model + (old − new)·(1 − progress), so it adds
// to whatever else moves it.

import Animation
public import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started.
  case inactive = 0
  /// Started; running or paused.
  case active = 1
  /// Stopped; waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// A point of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// Where it is.
  case current = 2
}

/// An animation of view properties that can be steered while it runs.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator: NSObject {
  private let pace: ViewAnimationBlock.Pace
  /// How long the animation takes, in seconds.
  public let duration: TimeInterval
  /// How long the start is put off.
  public private(set) var delay: TimeInterval = 0
  /// Where the animator is in its life.
  public private(set) var state: UIViewAnimatingState = .inactive
  /// Whether time moves it.
  public private(set) var isRunning = false
  /// Whether it can be paused.
  public var isInterruptible = true
  /// Whether views answer to touches meanwhile.
  public var isUserInteractionEnabled = true
  /// Whether scrubbing moves values evenly rather than along the curve.
  public var scrubsLinearly = true
  /// Whether the end pauses instead of finishing.
  public var pausesOnCompletion = false

  private var blocks: [(delay: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [(change: LayerChange, old: LayerValue, key: String)] = []
  private let progress = AnimatorProgress()
  private var endEvent: VirtualClock.EventID?
  private var startEvent: VirtualClock.EventID?

  private init(duration: Double, pace: ViewAnimationBlock.Pace) {
    self.duration = duration
    self.pace = pace
    super.init()
  }

  /// An animator along one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, pace: .curve(curve.timing))
    if let animations { addAnimations(animations) }
  }

  /// An animator along a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 p1: CGPoint, controlPoint2 p2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = CubicTimingCurve(x1: p1.x, y1: p1.y, x2: p2.x, y2: p2.y)
    self.init(duration: duration, pace: .curve(curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that rests after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: Double(ratio), duration: duration)
    self.init(duration: duration, pace: .spring(spring))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a pace; a spring of its own brings its own duration.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    if let spring = parameters.springTimingParameters {
      switch spring.form {
      case .spring(let own): self.init(duration: own.settlingDuration, pace: .spring(own))
      case .ratio(let ratio, let velocity):
        self.init(
          duration: duration,
          pace: .spring(
            Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)))
      }
    } else {
      let curve = parameters.cubicTimingParameters?.curve ?? .easeInOut
      self.init(duration: duration, pace: .curve(curve))
    }
  }

  /// Makes an animator and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, pace: .curve(options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; while it runs they take the time that is left.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a fraction of the time that is left.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = min(max(Double(delayFactor), 0), 1)
    if state == .active { collect(animation, delay) } else { blocks.append((delay, animation)) }
  }

  /// Adds what runs at the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// How far the animation is, 0…1. Setting it pauses.
  public var fractionComplete: CGFloat {
    get { CGFloat(progress.value(at: Stage.current.clock.now)) }
    set {
      activate()
      halt()
      let f = min(max(Double(newValue), 0), 1)
      progress.hold(scrubsLinearly ? f : eased(f))
    }
  }

  /// Whether it runs toward its start.
  public var isReversed = false {
    didSet { if isReversed != oldValue && isRunning { run(factor: 1) } }
  }

  /// Starts, or goes on.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts after a delay, in seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = max(delay, 0)
    activate()
    if delay > 0 {
      startEvent = Stage.current.clock.schedule(after: delay) { self.run(factor: 1) }
    } else {
      run(factor: 1)
    }
  }

  /// Stops time; the animation stays where it is.
  public func pauseAnimation() {
    activate()
    progress.hold(progress.value(at: Stage.current.clock.now))
    halt()
  }

  /// Goes on, with the given pace and a fraction of the duration for what is left; 0 keeps the time
  /// that was left.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    activate()
    progress.pace = parameters.map {
      if let cubic = $0.cubicTimingParameters { return .curve(cubic.curve) }
      switch $0.springTimingParameters?.form {
      case .spring(let spring)?: return .spring(spring)
      case .ratio(let ratio, let velocity)?:
        return .spring(
          Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity))
      case nil: return pace
      }
    }
    run(factor: durationFactor > 0 ? Double(durationFactor) : 1, isWhole: durationFactor > 0)
  }

  /// Stops: without finishing, values wait where they are for `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let value = progress.value(at: Stage.current.clock.now)
    halt()
    settle(at: value)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animation at a point and runs the completions.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    switch finalPosition {
    case .end: settle(at: 1)
    case .start: settle(at: 0)
    case .current: break
    }
    finish(at: finalPosition)
  }

  // MARK: Inside

  private func eased(_ fraction: Double) -> Double {
    switch pace {
    case .curve(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.progress(at: fraction * duration)
    }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let waiting = blocks
    blocks = []
    for block in waiting { collect(block.body, block.delay) }
  }

  private func collect(_ body: () -> Void, _ delay: Double) {
    let block = ViewAnimationBlock(
      duration: duration, delay: 0, pace: pace, group: CompletionGroup { _ in })
    let from = progress.value(at: Stage.current.clock.now)
    block.collect = { [unowned self] change in
      let animation = AnimatorAnimation(keyPath: change.key)
      animation.change = (change.old, change.new)
      animation.progress = progress
      animation.window = (from + (1 - from) * delay, 1)
      animation.duration = .infinity
      animation.fillMode = .both
      let key = change.layer.unusedKey(change.key)
      changes.append((change, change.old, key))
      change.layer.attach(animation, forKey: key, groups: [])
    }
    ViewAnimationContext.run(block, body)
  }

  private func halt() {
    let clock = Stage.current.clock
    if let id = endEvent { clock.cancel(id) }
    if let id = startEvent { clock.cancel(id) }
    endEvent = nil
    startEvent = nil
    isRunning = false
  }

  /// Lets time move the progress from where it is to its end.
  private func run(factor: Double, isWhole: Bool = false) {
    halt()
    let clock = Stage.current.clock
    let value = progress.value(at: clock.now)
    let target = isReversed ? 0.0 : 1.0
    let left = isWhole ? duration * factor : duration * abs(target - value) * factor
    isRunning = true
    let starts = value == (isReversed ? 1 : 0)
    progress.run(
      from: value, to: target, start: clock.now, duration: left,
      pace: progress.pace ?? (starts || isWhole ? pace : .curve(.easeOut)))
    endEvent = clock.schedule(after: left) { self.reachEnd() }
  }

  private func reachEnd() {
    progress.hold(isReversed ? 0 : 1)
    halt()
    if pausesOnCompletion { return }
    settle(at: isReversed ? 0 : 1)
    finish(at: isReversed ? .start : .end)
  }

  /// Puts the values of a progress into the model and takes the animations away.
  private func settle(at value: Double) {
    for (change, old, key) in changes.reversed() {
      let layer = change.layer
      layer.removeAnimation(forKey: key)
      if value == 1 { continue }
      let size = layer.state.bounds.size
      let now = change.property.read(layer.state)
      change.property.write(
        &layer.state, now.adding(changeFrom: old, to: now, times: 1 - value))
      if size != layer.state.bounds.size { layer.boundsSizeDidChange(from: size) }
    }
    changes = []
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let waiting = completions
    reset()
    state = .inactive
    for completion in waiting { completion(position) }
  }

  private func reset() {
    completions = []
    changes = []
    progress.hold(0)
    isRunning = false
  }
}
