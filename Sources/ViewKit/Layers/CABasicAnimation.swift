// SPDX-License-Identifier: MIT
//
// From one value to another, along a curve or a spring. What is not given is taken from what shows
// without the animation, by Core Animation's rules:
//
//   from, to: from → to        from, by: from → from + by      by, to: to − by → to
//   from: from → shown         to: shown → to                  by: shown → shown + by

import Animation
public import Foundation

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts: a number, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CGPath`,
  /// `CATransform3D`, an array of colours or numbers, or an `NSValue` of these.
  open var fromValue: Any? { didSet { from = LayerValue.from(fromValue) } }
  /// Where it ends.
  open var toValue: Any? { didSet { to = LayerValue.from(toValue) } }
  /// How far it goes.
  open var byValue: Any? { didSet { by = LayerValue.from(byValue) } }

  private(set) var from: LayerValue?
  private(set) var to: LayerValue?
  private(set) var by: LayerValue?
  /// The change of a view's property that this animation smooths: what shows is the model plus
  /// (old − new)·(1 − progress), so that any number of them add up.
  var change: (old: LayerValue, new: LayerValue)?

  override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  override func copyValues(into other: CAAnimation) {
    super.copyValues(into: other)
    guard let other = other as? CABasicAnimation else { return }
    other.fromValue = fromValue
    other.toValue = toValue
    other.byValue = byValue
    other.from = from
    other.to = to
    other.by = by
    other.change = change
  }

  /// Sets the ends without boxing.
  func setEnds(from: LayerValue?, to: LayerValue?) {
    fromValue = from?.boxed
    toValue = to?.boxed
    self.from = from
    self.to = to
  }

  private func ends(over base: LayerValue) -> (LayerValue, LayerValue) {
    let from = from?.fitting(base)
    let to = to?.fitting(base)
    let by = by?.fitting(base)
    // An additive animation's missing ends are nothing, because what shows is added anyway.
    let shown = isAdditive ? base.zero : base
    switch (from, to, by) {
    case (let f?, let t?, _): return (f, t)
    case (let f?, nil, let b?): return (f, f.adding(b))
    case (nil, let t?, let b?): return (t.adding(b, times: -1), t)
    case (let f?, nil, nil): return (f, shown)
    case (nil, let t?, nil): return (shown, t)
    case (nil, nil, let b?): return (shown, shown.adding(b))
    case (nil, nil, nil): return (shown, shown)
    }
  }

  override func value(at position: MediaTiming.Position, over base: LayerValue) -> LayerValue? {
    let (from, to) = ends(over: base)
    guard from.kind == base.kind, to.kind == base.kind else { return nil }
    return from.mixed(to: to, at: progress(at: position))
  }

  override func lastValue(over base: LayerValue) -> LayerValue? { ends(over: base).1 }

  override func apply(to state: inout LayerState, at position: MediaTiming.Position) {
    guard let change, let property else {
      super.apply(to: &state, at: position)
      return
    }
    let left = 1 - progress(at: position)
    property.write(
      &state, property.read(state).adding(changeFrom: change.old, to: change.new, times: left))
  }

  /// How far the value is at a place of the pass.
  func progress(at position: MediaTiming.Position) -> Double { eased(position.progress) }
}

/// An animation that a spring drives.
open class CASpringAnimation: CABasicAnimation {
  var spring = Spring()

  /// The mass on the spring, above 0.
  open var mass: CGFloat {
    get { spring.mass }
    set { spring.mass = max(newValue, .leastNonzeroMagnitude) }
  }
  /// How strongly the spring pulls.
  open var stiffness: CGFloat {
    get { spring.stiffness }
    set { spring.stiffness = max(newValue, .leastNonzeroMagnitude) }
  }
  /// How strongly motion is braked.
  open var damping: CGFloat {
    get { spring.damping }
    set { spring.damping = max(newValue, 0) }
  }
  /// The velocity at the start, in whole distances per second toward the end.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }
  /// How long it takes until the swing is below a thousandth, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func copyValues(into other: CAAnimation) {
    super.copyValues(into: other)
    (other as? CASpringAnimation)?.spring = spring
  }

  override func progress(at position: MediaTiming.Position) -> Double {
    let time = timingFunction == nil ? position.time : eased(position.progress) * media.duration
    return spring.progress(at: time)
  }
}
