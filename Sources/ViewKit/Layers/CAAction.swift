// SPDX-License-Identifier: MIT
//
// What a change of a layer's property sets off: nothing, an animation, or an object's own doing.

public import Foundation

/// What answers to a change of a layer's key.
@preconcurrency @MainActor
public protocol CAAction {
  /// Answers to a change.
  ///
  /// - Parameters:
  ///   - event: The key that changed.
  ///   - anObject: The layer.
  ///   - dict: Nothing here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Nothing happens.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// A change of one property, with what was before it.
@MainActor
struct LayerChange {
  let layer: CALayer
  let key: String
  let property: LayerProperty
  /// The model value before.
  let old: LayerValue
  /// What was shown before.
  let shown: LayerValue

  /// Takes down the values of a property that is about to change; `nil` for one that nothing can
  /// animate.
  init?(layer: CALayer, key: String) {
    guard let property = LayerProperty.named(key) else { return nil }
    self.layer = layer
    self.key = key
    self.property = property
    old = property.read(layer.state)
    shown =
      layer.attachedAnimations.isEmpty ? old : property.read(layer.presentedState())
  }

  /// The model value after.
  var new: LayerValue { property.read(layer.state) }

  /// Runs an action after the change.
  func run(_ action: any CAAction) {
    switch action {
    case let action as ViewAnimationAction: action.block.animate(self)
    case is ImplicitAction:
      let animation = CABasicAnimation(keyPath: key)
      animation.setEnds(from: shown, to: nil)
      animation.timingFunction =
        CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
      if CATransaction.animationDuration() > 0 { layer.add(animation, forKey: key) }
    case let action as CAAnimation:
      let animation = action.copy() as? CAAnimation ?? action
      if let basic = animation as? CABasicAnimation {
        if basic.keyPath == nil { basic.keyPath = key }
        if basic.fromValue == nil && basic.byValue == nil {
          basic.setEnds(from: shown, to: basic.to)
        }
      }
      animation.run(forKey: key, object: layer, arguments: nil)
    default: action.run(forKey: key, object: layer, arguments: nil)
    }
  }
}

/// Core Animation's own answer to a change of a standalone layer.
struct ImplicitAction: CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
  /// The action that a change of a key runs now; `nil` for none.
  func pendingAction(forKey key: String) -> (any CAAction)? {
    // A view outside every animation block answers nothing, unless its class has its own answer.
    if CATransaction.disableActions() { return nil }
    if let action = action(forKey: key) { return action is NSNull ? nil : action }
    guard isCommitted, let property = LayerProperty.named(key), property.isImplicit else {
      return nil
    }
    return ImplicitAction()
  }
}
