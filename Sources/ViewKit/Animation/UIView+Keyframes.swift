// SPDX-License-Identifier: MIT
//
// Keyframe blocks: each keyframe has a start and a length, as fractions of the whole. What one layer
// property does in all of them becomes one additive keyframe animation.

import Animation
public import Foundation

extension UIView {
  /// How a keyframe block animates; raw values are UIKit's. Curves of `AnimationOptions` may be put
  /// in by their raw values.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out inside the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views answer to touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Values that cannot be added start from what shows.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Plays without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays back too.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes over no options of the outer block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// On the straight way between keyframes.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Each keyframe holds.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// On the straight way, evenly.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve, evenly.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates what the keyframes added inside change.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue)
    var duration = duration
    if let outer = ViewAnimationContext.current, !options.contains(.overrideInheritedDuration) {
      duration = outer.remaining
    }
    guard duration > 0, duration.isFinite, ViewAnimationContext.isEnabled else {
      run(0, delay, plain, nil, animations, completion)
      return
    }
    let block = ViewAnimationBlock(
      duration: duration, delay: max(delay, 0), pace: .curve(plain.curve),
      group: CompletionGroup { completion?($0) })
    block.repeats = options.contains(.repeat)
    block.autoreverses = options.contains(.autoreverse)
    let keyframes = KeyframeCollection(mode: options.mode, curve: plain.curve)
    block.collect = keyframes.take
    block.keyframes = keyframes
    ViewAnimationContext.run(block, animations)
    keyframes.attach(to: block)
    block.group.close()
  }

  /// Adds a keyframe to the block being run: changes that begin at a fraction of its duration and
  /// take a fraction of it. Outside such a block, the changes show at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimationContext.current?.keyframes else { return animations() }
    let outer = keyframes.window
    keyframes.window = (
      min(max(frameStartTime, 0), 1), min(max(frameStartTime + frameDuration, 0), 1)
    )
    animations()
    keyframes.window = outer
  }
}

/// What a keyframe block collects.
@MainActor
final class KeyframeCollection {
  private struct Step {
    let change: LayerChange
    let old: LayerValue
    let new: LayerValue
    let start: Double
    let end: Double
  }

  private let mode: CAAnimationCalculationMode
  private let curve: CubicTimingCurve
  /// Steps by layer and key, in the order of their first change.
  private var tracks: [[Step]] = []
  /// Start and end of the keyframe being added.
  var window = (0.0, 1.0)

  init(mode: CAAnimationCalculationMode, curve: CubicTimingCurve) {
    self.mode = mode
    self.curve = curve
  }

  func take(_ change: LayerChange) {
    let step = Step(
      change: change, old: change.old, new: change.new, start: window.0, end: window.1)
    let index = tracks.firstIndex {
      $0[0].change.layer === change.layer && $0[0].change.key == change.key
    }
    if let index { tracks[index].append(step) } else { tracks.append([step]) }
  }

  func attach(to block: ViewAnimationBlock) {
    for track in tracks {
      guard let first = track.first, let last = track.last else { continue }
      let steps = track.enumerated().sorted {
        ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
      }
      .map(\.element)
      var times = [0.0]
      var values = [steps[0].old]
      for step in steps {
        let start = max(step.start, times[times.count - 1])
        if start > times[times.count - 1] {
          times.append(start)
          values.append(values[values.count - 1])
        }
        times.append(max(step.end, start))
        values.append(step.new)
      }
      if times[times.count - 1] < 1 {
        times.append(1)
        values.append(values[values.count - 1])
      }
      let animation = CAKeyframeAnimation(keyPath: first.change.key)
      animation.calculationMode = mode
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
      let model = last.change.new
      if model.canAdd {
        animation.isAdditive = true
        animation.setTyped(values.map { $0.relative(to: model) })
      } else {
        animation.setTyped(values)
      }
      // Discrete values hold from their key time to the next.
      animation.keyTimes = (mode == .discrete ? times + [1] : times).map { NSNumber(value: $0) }
      let key =
        model.canAdd ? first.change.layer.unusedKey(first.change.key) : first.change.key
      block.attach(animation, to: first.change.layer, key: key)
    }
  }
}

extension LayerValue {
  /// Whether animations of the value add up.
  var canAdd: Bool {
    if case .transform = self { return true }
    return scalars != nil
  }

  /// What has to be added to another value to give this one.
  func relative(to other: LayerValue) -> LayerValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(a, b.inverse ?? CATransform3DIdentity))
    }
    return adding(other, times: -1)
  }
}
