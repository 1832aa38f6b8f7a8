// SPDX-License-Identifier: MIT
//
// Positions in continuous pixel coordinates: x runs right, y runs down.

/// A position, in pixels.
public struct Point: Sendable, Hashable {
  /// The distance from the left edge, in pixels.
  public var x: Double
  /// The distance from the top edge, in pixels.
  public var y: Double

  /// A position, in pixels.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top-left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
