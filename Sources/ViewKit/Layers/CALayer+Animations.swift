// SPDX-License-Identifier: MIT
//
// Animations on a layer: adding and taking away, the callbacks at their start and end, and what the
// layer shows at a time: its model values with every animation applied in the order of adding.

import Animation
import Foundation

/// An animation on a layer, with what waits for its end.
@MainActor
final class AttachedAnimation {
  let key: String
  let animation: CAAnimation
  var groups: [CompletionGroup]
  var startEvent: VirtualClock.EventID?
  var endEvent: VirtualClock.EventID?
  var hasStarted = false
  var isOver = false

  init(key: String, animation: CAAnimation, groups: [CompletionGroup]) {
    self.key = key
    self.animation = animation
    self.groups = groups
  }
}

extension CALayer {
  /// Adds a copy of an animation. One with the same key is taken away first.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key, groups: [])
  }

  func attach(_ anim: CAAnimation, forKey key: String?, groups: [CompletionGroup]) {
    guard let copy = anim.copy() as? CAAnimation else { return }
    for path in copy.unknownKeyPaths {
      Stage.current.report("no layer property has the key path \"\(path)\"; it is not animated")
    }
    if copy.media.duration <= 0 {
      copy.media.duration =
        (copy as? CASpringAnimation)?.settlingDuration ?? CATransaction.animationDuration()
    }
    if copy.timingFunction == nil, !(copy is CASpringAnimation) {
      copy.timingFunction = CATransaction.animationTimingFunction()
    }
    let now = Stage.current.clock.now
    if copy.media.beginTime == 0 { copy.media.beginTime = localTime(at: now) }
    if let transition = copy as? CATransition, transition.source == nil {
      transition.source = lastShownCopy()
    }
    let key = copy is CATransition ? "transition" : key
    if let key, let old = attachedAnimations.first(where: { $0.key == key }) {
      takeAway(old)
    }
    let attached = AttachedAnimation(
      key: key ?? unusedKey("animation"), animation: copy,
      groups: CATransaction.openGroups + groups)
    for group in attached.groups { group.enter() }
    attachedAnimations.append(attached)
    schedule(attached)
  }

  /// A key that no animation has yet: the name, or the name with a number.
  func unusedKey(_ name: String) -> String {
    var key = name
    var number = 1
    while attachedAnimations.contains(where: { $0.key == key }) {
      number += 1
      key = "\(name)-\(number)"
    }
    return key
  }

  /// The layer's copy of an animation.
  public func animation(forKey key: String) -> CAAnimation? {
    attachedAnimations.first { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order of adding.
  public func animationKeys() -> [String]? {
    attachedAnimations.isEmpty ? nil : attachedAnimations.map(\.key)
  }

  /// Takes an animation away.
  public func removeAnimation(forKey key: String) {
    if let attached = attachedAnimations.first(where: { $0.key == key }) { takeAway(attached) }
  }

  /// Takes every animation away.
  public func removeAllAnimations() {
    for attached in attachedAnimations { takeAway(attached) }
  }

  func removeAnimationsInSubtree() {
    removeAllAnimations()
    maskLayer?.removeAnimationsInSubtree()
    for child in children { child.removeAnimationsInSubtree() }
  }

  // MARK: Start and end

  /// Waits for the animation's start and end on the clock, anew when it already did.
  private func schedule(_ attached: AttachedAnimation) {
    let clock = Stage.current.clock
    if let id = attached.startEvent { clock.cancel(id) }
    if let id = attached.endEvent { clock.cancel(id) }
    attached.startEvent = nil
    attached.endEvent = nil
    if attached.isOver { return }
    let media = attached.animation.media
    if !attached.hasStarted, attached.animation.delegate != nil,
      let start = stageTime(at: media.beginTime)
    {
      attached.startEvent = clock.schedule(at: start, isEndless: media.endTime == nil) {
        attached.hasStarted = true
        attached.animation.delegate?.animationDidStart(attached.animation)
      }
    }
    // Time that runs backward ends where the animation began.
    let end = overallSpeed < 0 ? media.beginTime : media.endTime
    if let end, let time = stageTime(at: end) {
      attached.endEvent = clock.schedule(at: time) { self.finish(attached) }
    }
  }

  /// Waits anew for all ends in the subtree: its time runs differently now.
  func rescheduleAnimations() {
    for attached in attachedAnimations { schedule(attached) }
    maskLayer?.rescheduleAnimations()
    for child in children { child.rescheduleAnimations() }
  }

  private func finish(_ attached: AttachedAnimation) {
    attached.isOver = true
    if attached.animation.isRemovedOnCompletion {
      attachedAnimations.removeAll { $0 === attached }
    }
    attached.animation.delegate?.animationDidStop(attached.animation, finished: true)
    let groups = attached.groups
    attached.groups = []
    for group in groups { group.leave(finished: true, isInTurn: true) }
  }

  func takeAway(_ attached: AttachedAnimation) {
    attachedAnimations.removeAll { $0 === attached }
    let clock = Stage.current.clock
    if let id = attached.startEvent { clock.cancel(id) }
    if let id = attached.endEvent { clock.cancel(id) }
    if attached.isOver { return }
    attached.isOver = true
    if let delegate = attached.animation.delegate {
      clock.schedule(after: 0) {
        delegate.animationDidStop(attached.animation, finished: false)
      }
    }
    for group in attached.groups { group.leave(finished: false, isInTurn: false) }
    attached.groups = []
  }

  // MARK: Presentation

  /// What the layer shows now.
  func presentedState() -> LayerState { presentedState(at: localTime(at: Stage.current.clock.now)) }

  /// What the layer shows at a time of its own.
  func presentedState(at time: Double) -> LayerState {
    if attachedAnimations.isEmpty { return state }
    var shown = state
    for attached in attachedAnimations { attached.animation.apply(to: &shown, at: time) }
    return shown
  }

  /// A copy of the layer with the values it shows now; `nil`, with a report, for a layer of a
  /// client's own class, of which Swift makes no copy by itself.
  public func presentation() -> Self? {
    let copy = makePresentationLayer()
    copy.state = presentedState()
    copy.presented = self
    copy.superlayer = superlayer
    if !(copy is Self) {
      Stage.current.report(
        "\(type(of: self)) has no presentation(): only layers of Core Animation's classes have one")
    }
    return copy as? Self
  }

  /// The layer that a presentation layer shows; the layer itself for others.
  public func model() -> Self { (presented as? Self) ?? self }
}
