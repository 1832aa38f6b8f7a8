// SPDX-License-Identifier: MIT
//
// What happens to view properties that change inside an animation block: the model changes at once,
// and an animation that shows old − new fading to nothing is added on top, so that overlapping
// animations of one property add up:
//
//   shown(t) = model + Σ (oldᵢ − newᵢ)·(1 − f((t − tᵢ)/Dᵢ))
//
// Colours cannot be added: their animation starts from what shows and replaces the one before.

import Animation
import Foundation

/// An animation block while its changes are made.
@MainActor
final class ViewAnimationBlock {
  /// How progress follows from time.
  enum Pace {
    case curve(CubicTimingCurve)
    case spring(Spring)
  }

  let duration: Double
  let delay: Double
  let pace: Pace
  let group: CompletionGroup
  var repeats = false
  var autoreverses = false
  var repeatCount: Double?
  /// When the block began, on the stage's clock.
  let start = Stage.current.clock.now
  /// Collects changes instead of animating them at once: keyframes, animators.
  var collect: ((LayerChange) -> Void)?
  /// Where changes go in a keyframe block.
  var keyframes: KeyframeCollection?

  init(duration: Double, delay: Double, pace: Pace, group: CompletionGroup) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.group = group
  }

  /// The block's time that is left, for blocks inside it.
  var remaining: Double { max(0, start + delay + duration - Stage.current.clock.now - delay) }

  /// Keys of a view's layer that blocks animate.
  static let animatableKeys: Set<String> = [
    "bounds", "position", "transform", "opacity", "backgroundColor", "contentsTint",
    "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset",
    "shadowRadius", "shadowPath", "zPosition", "sublayerTransform", "anchorPoint", "contentsRect",
  ]

  /// Adds the animations of a change that was just made.
  func animate(_ change: LayerChange) {
    if let collect {
      collect(change)
      return
    }
    if case .rect(let old) = change.old, case .rect(let new) = change.new {
      if change.key == "bounds" {
        if old.origin != new.origin {
          add(change.layer, "bounds.origin", .point(old.origin), .point(new.origin))
        }
        if old.size != new.size {
          add(change.layer, "bounds.size", .size(old.size), .size(new.size))
        }
        return
      }
    }
    switch change.new {
    case .number, .point, .size, .rect, .transform:
      add(change.layer, change.key, change.old, change.new)
    default: replace(change)
    }
  }

  private func add(_ layer: CALayer, _ keyPath: String, _ old: LayerValue, _ new: LayerValue) {
    let animation = makeAnimation(keyPath)
    animation.isAdditive = true
    if case .transform(let a) = old, case .transform(let b) = new {
      animation.setEnds(
        from: .transform(CATransform3DConcat(a, b.inverse ?? CATransform3DIdentity)),
        to: old.zero)
    } else {
      animation.setEnds(from: old.adding(new, times: -1), to: old.zero)
    }
    animation.change = (old, new)
    attach(animation, to: layer, key: layer.unusedKey(keyPath))
  }

  private func replace(_ change: LayerChange) {
    let animation = makeAnimation(change.key)
    animation.setEnds(from: change.shown, to: change.new)
    attach(animation, to: change.layer, key: change.key)
  }

  private func makeAnimation(_ keyPath: String) -> CABasicAnimation {
    switch pace {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.spring = spring
      return animation
    }
  }

  /// Gives an animation the block's timing and puts it on a layer.
  func attach(_ animation: CAAnimation, to layer: CALayer, key: String) {
    animation.duration = duration
    animation.media.beginTime = layer.localTime(at: Stage.current.clock.now) + delay
    animation.fillMode = .both
    if repeats { animation.media.repeatCount = repeatCount ?? .infinity }
    animation.autoreverses = autoreverses
    layer.attach(animation, forKey: key, groups: [group])
  }
}

/// A block as a layer's action.
struct ViewAnimationAction: CAAction {
  let block: ViewAnimationBlock

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Which block view changes belong to at the moment.
@MainActor
enum ViewAnimationContext {
  /// The blocks that are being run, innermost last; `nil` where animation is off.
  private static var stack: [ViewAnimationBlock?] = []
  /// Whether blocks animate at all.
  static var isEnabled = true

  static var current: ViewAnimationBlock? { stack.last ?? nil }

  static func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard let block = current, ViewAnimationBlock.animatableKeys.contains(key) else { return nil }
    return ViewAnimationAction(block: block)
  }

  static func run(_ block: ViewAnimationBlock?, _ body: () -> Void) {
    stack.append(block)
    body()
    stack.removeLast()
  }

  static func withoutAnimation(_ body: () -> Void) { run(nil, body) }
}
