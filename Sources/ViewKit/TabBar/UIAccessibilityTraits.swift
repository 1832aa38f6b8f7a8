// SPDX-License-Identifier: MIT
//
// What assistive software is told about an element. The bits are UIKit's.

/// What an element is for assistive software.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// Traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Takes no touches.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}
