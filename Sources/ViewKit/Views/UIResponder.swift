// SPDX-License-Identifier: MIT
//
// What answers to events, and the values that iOS code reaches by key.

public import Foundation

/// What answers to events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// Who answers next; `nil` at the end of the chain.
  open var next: UIResponder? { nil }
  /// Whether it may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the first responder.
  open var isFirstResponder: Bool { Stage.current.firstResponder === self }

  /// Becomes the first responder, if it may.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let other = Stage.current.firstResponder, other !== self, !other.resignFirstResponder() {
      return false
    }
    Stage.current.firstResponder = self
    return true
  }

  /// Stops being the first responder, if it may.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Stage.current.firstResponder = nil }
    return true
  }

  /// Called by Interface Builder before it shows the object; nothing here calls it.
  open func prepareForInterfaceBuilder() {}

  /// Fingers came down; goes to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Fingers moved; goes to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Fingers went up; goes to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// The touch was taken away; goes to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A value by its name; classes that have such values override it. Unknown keys are reported.
  open func value(forKey key: String) -> Any? {
    Stage.current.report("\(type(of: self)) has no value for the key \"\(key)\"")
    return nil
  }

  /// Sets a value by its name; classes that have such values override it. Unknown keys are
  /// reported.
  open func setValue(_ value: Any?, forKey key: String) {
    Stage.current.report("\(type(of: self)) has no value for the key \"\(key)\"")
  }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where the touch is in its life.
  public enum Phase: Int, Sendable {
    /// Came down.
    case began
    /// Moved.
    case moved
    /// Did not move since the last event.
    case stationary
    /// Went up.
    case ended
    /// Was taken away.
    case cancelled
  }

  /// The view that the touch began in.
  open private(set) weak var view: UIView?
  /// The window that the touch is in.
  open private(set) weak var window: UIWindow?
  /// Where the touch is in its life.
  open internal(set) var phase: Phase = .began
  /// When the touch last changed, in seconds of the stage's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many taps make it.
  open internal(set) var tapCount = 1
  var windowLocation: CGPoint

  /// A touch at a place of a window, in points.
  public init(view: UIView?, window: UIWindow?, location: CGPoint) {
    self.view = view
    self.window = window
    windowLocation = location
    super.init()
  }

  /// Where the touch is, in a view's points; in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return windowLocation }
    return view.convert(windowLocation, from: window)
  }
}

/// What happened to the touches on screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Every touch.
  open private(set) var allTouches: Set<UITouch>?
  /// When, in seconds of the stage's clock.
  open private(set) var timestamp: TimeInterval

  /// An event of some touches.
  public init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }
}
