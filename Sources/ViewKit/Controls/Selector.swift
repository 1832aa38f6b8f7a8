// SPDX-License-Identifier: MIT
//
// Actions named or given. Swift on Linux has no `#selector` and cannot find a method by its name, so
// an action is either a method reference, `Selector(self.tapped)`, or a name that the target itself
// maps to a method by conforming to `SelectorTarget`.

/// What a target-action pair calls.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, or a number made for a method reference.
  public let description: String
  let method: Method?

  /// A name. Only a target that conforms to `SelectorTarget` can be called by it.
  public init(_ name: String) {
    description = name
    method = nil
  }

  /// A name. Only a target that conforms to `SelectorTarget` can be called by it.
  public init(stringLiteral name: String) { self.init(name) }

  /// A method or closure without arguments. It holds on to the object it belongs to.
  @MainActor
  public init(_ method: @escaping @MainActor () -> Void) { self.init { _, _ in method() } }

  /// A method or closure that takes the sender. It is called only with a sender of its type.
  @MainActor
  public init<A>(_ method: @escaping @MainActor (A) -> Void) {
    self.init { sender, _ in if let sender = sender as? A { method(sender) } }
  }

  /// A method or closure that takes the sender and the event.
  @MainActor
  public init<A, B>(_ method: @escaping @MainActor (A, B) -> Void) {
    self.init { sender, event in
      if let sender = sender as? A, let event = event as? B { method(sender, event) }
    }
  }

  @MainActor
  private init(call: @escaping @MainActor (Any?, Any?) -> Void) {
    let method = Method(call)
    self.method = method
    description = "method reference"
  }

  /// Calls the action: the method itself, or the target by name.
  ///
  /// A name that the target does not know does nothing.
  @MainActor
  func callAsFunction(target: AnyObject?, sender: Any?, event: Any? = nil) {
    if let method {
      method.call(sender, event)
    } else {
      (target as? any SelectorTarget)?.perform(self, with: sender)
    }
  }

  /// Whether both name the same action.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description && left.method === right.method
  }

  /// Equal selectors have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// A method reference; its identity is the selector's.
  final class Method {
    let call: @MainActor (Any?, Any?) -> Void
    init(_ call: @escaping @MainActor (Any?, Any?) -> Void) { self.call = call }
  }
}

/// An object whose methods can be called by name.
@preconcurrency @MainActor
public protocol SelectorTarget: AnyObject {
  /// Calls the method that the selector names; unknown names do nothing.
  func perform(_ selector: Selector, with sender: Any?)
}
