// SPDX-License-Identifier: MIT
//
// Affine maps of the plane in points, shaped as Core Graphics has them, in its row-vector
// convention:
//
//   x' = a·x + c·y + tx
//   y' = b·x + d·y + ty

public import Foundation
import Raster

/// Maps of pixels; Foundation has a type of this name too.
typealias AffineTransform = Raster.AffineTransform

/// An affine map of the plane.
public struct CGAffineTransform: Sendable, Hashable {
  /// What x adds to x'.
  public var a: CGFloat
  /// What x adds to y'.
  public var b: CGFloat
  /// What y adds to x'.
  public var c: CGFloat
  /// What y adds to y'.
  public var d: CGFloat
  /// The shift in x, in points.
  public var tx: CGFloat
  /// The shift in y, in points.
  public var ty: CGFloat

  /// The map that sends everything to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// A map from its six coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A map from its six coefficients, without labels.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A shift, in points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin, in radians; positive turns x toward y.
  public init(rotationAngle angle: CGFloat) {
    let s = CGFloat(sin(Double(angle)))
    let c = CGFloat(cos(Double(angle)))
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// The map that applies this one first and the other to its result.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The map that shifts first, then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that scales first, then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that turns first, in radians, then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes this one; itself when it flattens the plane.
  public func inverted() -> CGAffineTransform {
    guard let inverse = raster.inverse else { return self }
    return CGAffineTransform(inverse)
  }

  /// Whether the map has an inverse.
  var isInvertible: Bool { raster.inverse != nil }

  var raster: AffineTransform {
    AffineTransform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }

  init(_ map: AffineTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}

extension CGPoint {
  /// The point that a map sends this one to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The extent under a map's linear part; the shift does not count.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle that holds the mapped one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if t.isIdentity || isNull { return self }
    let rect = standardized
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY).applying(t),
      CGPoint(x: rect.maxX, y: rect.minY).applying(t),
      CGPoint(x: rect.minX, y: rect.maxY).applying(t),
      CGPoint(x: rect.maxX, y: rect.maxY).applying(t),
    ]
    return CGRect(enclosing: corners)
  }

  /// The smallest upright rectangle that holds all points; null for none.
  init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
    for p in points.dropFirst() {
      x0 = min(x0, p.x)
      y0 = min(y0, p.y)
      x1 = max(x1, p.x)
      y1 = max(y1, p.y)
    }
    self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
