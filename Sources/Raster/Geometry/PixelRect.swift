// SPDX-License-Identifier: MIT
//
// Whole-pixel rectangles: what fills, clips, damage and groups are measured in. x runs right, y runs
// down, pixel (0, 0) covers [0, 1) × [0, 1).

/// A half-open rectangle of whole pixels: columns `minX..<maxX`, rows `minY..<maxY`.
///
/// A rectangle whose maximum is not above its minimum in both axes is empty; all empty rectangles
/// behave alike.
public struct PixelRect: Sendable, Hashable {
  /// The left edge, in pixels.
  public var minX: Int
  /// The top edge, in pixels.
  public var minY: Int
  /// The right edge, in pixels; the first column outside.
  public var maxX: Int
  /// The bottom edge, in pixels; the first row outside.
  public var maxY: Int

  /// A rectangle from its four edges, in pixels.
  @inlinable public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// A rectangle from its top-left pixel and its extent, in pixels.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The rectangle that covers nothing.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The number of columns, never negative.
  @inlinable public var width: Int { max(0, maxX - minX) }
  /// The number of rows, never negative.
  @inlinable public var height: Int { max(0, maxY - minY) }
  /// Whether no pixel lies inside.
  @inlinable public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The pixels that lie in both rectangles.
  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return rect.isEmpty ? .empty : rect
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  @inlinable public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other.isEmpty ? .empty : other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether every pixel of the other rectangle lies inside this one.
  @inlinable public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// The rectangle moved by whole pixels.
  @inlinable public func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
