// SPDX-License-Identifier: MIT
//
// UIKit's animation blocks. Changes of view properties inside a block are animated for its duration,
// in seconds; the completion runs at the exact time the last of them ends.

import Animation
public import Foundation

extension UIView {
  /// How a block animates; raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out inside the block.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views answer to touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Values that cannot be added start from what shows.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Plays without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays back too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws views in a transition anew.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides views in a transition instead of removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes over no options of the outer block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Progress as time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up like paper.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down like paper.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The new picture appears through the old one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve among the options.
    var curve: CubicTimingCurve {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The curves of blocks.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Progress as time.
    case linear = 3

    var timing: CubicTimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Whether blocks animate.
  public class var areAnimationsEnabled: Bool { ViewAnimationContext.isEnabled }
  /// Sets whether blocks animate; without, their changes show at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimationContext.isEnabled = enabled
  }
  /// The duration of the block being run; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationContext.current?.duration ?? 0
  }

  /// Makes changes that show at once, even inside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimationContext.withoutAnimation(actionsWithoutAnimation)
  }

  /// Animates changes, starting and ending slowly.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(duration, 0, [], nil, animations, nil)
  }

  /// Animates changes, starting and ending slowly, and runs a completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, [], nil, animations, completion)
  }

  /// Animates changes after a delay.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, nil, animations, completion)
  }

  /// Animates changes with a spring that has come to rest after the duration.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - delay: When it begins, in seconds from now.
  ///   - dampingRatio: 1 does not swing, less swings more.
  ///   - velocity: At the start, in whole distances per second.
  ///   - options: As for every animation; curves do not count.
  ///   - animations: What changes.
  ///   - completion: Called at the end, with whether it ran to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
    run(duration, delay, options, spring, animations, completion)
  }

  /// Animates changes with a spring by its perceived duration and bounce: ω = 2π/duration,
  /// ζ = 1 − bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let frequency = 2 * Double.pi / max(duration, 0.01)
    let ratio = min(max(1 - Double(bounce), 0.01), 2)
    let spring = Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: Double(initialSpringVelocity))
    run(spring.settlingDuration, delay, options, spring, animations, completion)
  }

  /// Repeats what the animations inside do, within a block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = ViewAnimationContext.current else { return animations() }
    let (repeats, back, number) = (block.repeats, block.autoreverses, block.repeatCount)
    block.repeats = true
    block.autoreverses = autoreverses
    block.repeatCount = Double(count)
    animations()
    (block.repeats, block.autoreverses, block.repeatCount) = (repeats, back, number)
  }

  /// Runs a block: the one way all forms go.
  static func run(
    _ duration: Double, _ delay: Double, _ options: AnimationOptions, _ spring: Spring?,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = ViewAnimationContext.current
    if let outer, outer.collect != nil {
      // Inside a keyframe or an animator, the outer one paces everything.
      ViewAnimationContext.run(outer, animations)
      if let completion {
        Stage.current.clock.schedule(after: outer.remaining) { completion(true) }
      }
      return
    }
    var duration = duration
    var pace = spring.map(ViewAnimationBlock.Pace.spring) ?? .curve(options.curve)
    if let outer {
      if !options.contains(.overrideInheritedDuration) { duration = outer.remaining }
      if spring == nil && !options.contains(.overrideInheritedCurve) { pace = outer.pace }
    }
    guard duration > 0, duration.isFinite, ViewAnimationContext.isEnabled else {
      ViewAnimationContext.withoutAnimation(animations)
      if let completion {
        let wait = ViewAnimationContext.isEnabled && delay.isFinite ? max(delay, 0) : 0
        Stage.current.clock.schedule(after: wait) { completion(true) }
      }
      return
    }
    let block = ViewAnimationBlock(
      duration: duration, delay: delay.isFinite ? max(delay, 0) : 0, pace: pace,
      group: CompletionGroup { completion?($0) })
    block.repeats = options.contains(.repeat)
    block.autoreverses = options.contains(.autoreverse)
    ViewAnimationContext.run(block, animations)
    block.group.close()
  }
}
