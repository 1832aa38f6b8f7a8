// SPDX-License-Identifier: MIT
//
// Boxes of geometry under UIKit's names; Foundation has them under AppKit's.

public import Foundation

extension NSValue {
  /// A box of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A box of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A box of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }
}
