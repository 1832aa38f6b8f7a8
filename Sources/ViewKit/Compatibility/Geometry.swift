// SPDX-License-Identifier: MIT
//
// Geometry as Swift 1 to 3 spelled it: free functions for what are members and initializers now.

public import Foundation

/// Insets from four distances, in points.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// A rectangle with its edges moved inward, in points.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Whether insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool { a == b }

/// Insets of nothing.
public let UIEdgeInsetsZero = UIEdgeInsets.zero

/// A shift, in points.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// A rectangle from its corner and extent.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
/// A point from its coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// An extent from its sides.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// A rectangle of no extent at the origin.
public let CGRectZero = CGRect.zero
/// The origin.
public let CGPointZero = CGPoint.zero
/// No extent.
public let CGSizeZero = CGSize.zero
/// A rectangle moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// A rectangle with opposite edges moved inward.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// A rectangle's width.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// A rectangle's height.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// A rectangle's left edge.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// A rectangle's middle in x.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// A rectangle's right edge.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// A rectangle's top edge.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// A rectangle's middle in y.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// A rectangle's bottom edge.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

extension CGRect {
  /// Moves the rectangle.
  public mutating func offset(dx: CGFloat, dy: CGFloat) { self = offsetBy(dx: dx, dy: dy) }
  /// Moves the rectangle.
  public mutating func offsetInPlace(dx: CGFloat, dy: CGFloat) { self = offsetBy(dx: dx, dy: dy) }
  /// Moves opposite edges inward.
  public mutating func insetInPlace(dx: CGFloat, dy: CGFloat) { self = insetBy(dx: dx, dy: dy) }
  /// The rectangle moved.
  public func rectByOffsetting(dx: CGFloat, dy: CGFloat) -> CGRect { offsetBy(dx: dx, dy: dy) }
  /// The rectangle with opposite edges moved inward.
  public func rectByInsetting(dx: CGFloat, dy: CGFloat) -> CGRect { insetBy(dx: dx, dy: dy) }
}

extension CGPoint {
  /// Whether the points are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

/// The transform that changes nothing.
public let CGAffineTransformIdentity = CGAffineTransform.identity
/// A scale.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}
/// A shift.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
/// A turn, in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// A transform from its six coefficients.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}
/// A transform after a scale.
public func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }
/// A transform after a shift.
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }
/// A transform after a turn, in radians.
public func CGAffineTransformRotate(
  _ t: CGAffineTransform, _ angle: CGFloat
) -> CGAffineTransform { t.rotated(by: angle) }
/// One transform, then another.
public func CGAffineTransformConcat(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> CGAffineTransform { first.concatenating(second) }
/// The transform that undoes another.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
