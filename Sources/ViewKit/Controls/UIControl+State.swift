// SPDX-License-Identifier: MIT
//
// What a control is in and what can happen to it. The numbers are UIKit's, because client code stores
// them as keys.

extension UIControl {
  /// The states a control is in; they add up.
  public struct State: OptionSet, Hashable, Sendable {
    /// The sum of the states' bits.
    public let rawValue: UInt
    /// States from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No other state.
    public static let normal = State([])
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the client's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits the framework keeps.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What can happen to a control; events add up.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The sum of the events' bits.
    public let rawValue: UInt
    /// Events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger goes down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger goes down again within a short time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action, for a button its tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Every event of a touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands in height.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// Where content stands in width.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where the text starts.
    case leading = 4
    /// Where the text ends.
    case trailing = 5
  }
}
