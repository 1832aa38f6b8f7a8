// SPDX-License-Identifier: MIT
//
// A view that is touched and tells others: states, events and the actions they call, in the order
// in which they were added.

public import Foundation

/// A view that sends actions when it is touched.
open class UIControl: UIView {
  private struct Binding {
    weak var target: AnyObject?
    var hasTarget: Bool
    var selector: Selector
    var events: Event
  }

  private var bindings: [Binding] = []
  private var actions: [(action: UIAction, events: Event)] = []

  /// A control with a frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control without a size; there is nothing to decode.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that calls an action when its main event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - State

  /// Whether the control takes touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Where content stands in height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content stands in width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The states the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch that began inside is still down.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside.
  open private(set) var isTouchInside = false

  /// Called after every change of state; marks the control for layout.
  func stateDidChange() { setNeedsLayout() }

  // MARK: - Actions

  /// Calls a method when one of the events happens. The target is not held.
  ///
  /// Names work only for targets that conform to `SelectorTarget`; see `Selector`.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target as AnyObject?
    bindings.append(
      Binding(target: object, hasTarget: object != nil, selector: action, events: events))
  }

  /// Removes what was added; `nil` stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target as AnyObject?
    for index in bindings.indices
    where (object == nil || bindings[index].target === object)
      && (action == nil || bindings[index].selector == action)
    {
      bindings[index].events.subtract(events)
    }
    bindings.removeAll { $0.events.isEmpty }
  }

  /// Calls a closure when one of the events happens.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    actions.append((action, events))
  }

  /// Removes a closure that was added for the events.
  open func removeAction(_ action: UIAction, for events: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls everything that was added for one of the events, in the order of adding; methods first.
  open func sendActions(for events: Event) { send(events, event: nil) }

  /// Calls one action on a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action(target: target as AnyObject?, sender: self, event: event)
  }

  private func send(_ events: Event, event: UIEvent?) {
    for binding in bindings where !binding.events.isDisjoint(with: events) {
      if binding.hasTarget, binding.target == nil { continue }
      sendAction(binding.selector, to: binding.target, for: event)
    }
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) {
      action.handler(action)
    }
  }

  // MARK: - Touches

  /// Starts tracking: the control is highlighted and `touchDown` is sent.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, event: event)
  }

  /// Follows the finger: entering, leaving and dragging send their events.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return cancelTracking(with: event) }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  /// Ends tracking: a lift inside is a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    isTracking = false
    isHighlighted = false
    send(isTouchInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event: event)
    isTouchInside = false
  }

  /// Ends tracking without a tap.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking { cancelTracking(with: event) }
  }

  /// Whether a touch is to be tracked.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether a touch is to be tracked further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends; `nil` when the system took it away.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Ends tracking without a tap.
  open func cancelTracking(with event: UIEvent?) {
    endTracking(nil, with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    send(.touchCancel, event: event)
  }
}
