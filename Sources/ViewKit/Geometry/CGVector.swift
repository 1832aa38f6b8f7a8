// SPDX-License-Identifier: MIT
//
// A direction with a length, in points or in points per second, as Core Graphics has it.

public import Foundation

/// A vector of the plane.
public struct CGVector: Sendable, Hashable {
  /// The x part.
  public var dx: CGFloat
  /// The y part.
  public var dy: CGFloat

  /// The vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of no length.
  public static let zero = CGVector()
}

/// Seconds, as Core Foundation names them.
public typealias CFTimeInterval = Double
/// A machine integer, as Foundation names it on Apple's systems.
public typealias NSInteger = Int
