// SPDX-License-Identifier: MIT
//
// Distances from the four edges of a rectangle, and offsets, in points.

public import Foundation

/// How far each edge of a rectangle moves inward, in points; negative values move outward.
public struct UIEdgeInsets: Sendable, Hashable {
  /// How far the top edge moves down.
  public var top: CGFloat
  /// How far the left edge moves right.
  public var left: CGFloat
  /// How far the bottom edge moves up.
  public var bottom: CGFloat
  /// How far the right edge moves left.
  public var right: CGFloat

  /// Insets of nothing.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets from the four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of nothing.
  public static let zero = UIEdgeInsets()
}

/// A shift, in points.
public struct UIOffset: Sendable, Hashable {
  /// The shift to the right.
  public var horizontal: CGFloat
  /// The shift downward.
  public var vertical: CGFloat

  /// No shift.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A shift from its parts, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No shift.
  public static let zero = UIOffset()
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// One bit a side.
  public let rawValue: UInt
  /// Sides from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// Every side.
  public static let all = UIRectEdge(rawValue: 15)
}

extension CGRect {
  /// The rectangle with each edge moved inward, in points.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
