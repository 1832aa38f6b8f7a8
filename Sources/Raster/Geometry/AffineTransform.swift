// SPDX-License-Identifier: MIT
//
// Affine maps of the plane, in the row-vector convention of Core Graphics:
//
//   x' = a·x + c·y + tx
//   y' = b·x + d·y + ty

/// An affine map from one pixel space into another.
public struct AffineTransform: Sendable, Hashable {
  /// What x adds to x'.
  public var a: Double
  /// What x adds to y'.
  public var b: Double
  /// What y adds to x'.
  public var c: Double
  /// What y adds to y'.
  public var d: Double
  /// The shift in x, in pixels of the destination.
  public var tx: Double
  /// The shift in y, in pixels of the destination.
  public var ty: Double

  /// A map from its six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves every point where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift, in pixels.
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale about the origin.
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that applies this one first and the other to its result.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The point this map sends `point` to.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// How many times larger an area becomes; negative when the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// Whether the map is a shift and nothing else.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether axis-parallel rectangles stay axis-parallel without a quarter turn.
  public var isScaleAndTranslation: Bool { b == 0 && c == 0 }

  /// Whether all six coefficients are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The map that undoes this one, or `nil` when it flattens the plane or is not finite.
  public var inverse: AffineTransform? {
    let det = determinant
    guard isFinite, det.isFinite, det != 0 else { return nil }
    let result = AffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    return result.isFinite ? result : nil
  }

  /// The whole-pixel shift that this map is for a picture of the given extent, or `nil`.
  ///
  /// Differences below 1/1,024 pixel anywhere in the picture are none.
  public func wholePixelMove(width: Int, height: Int) -> (dx: Int, dy: Int)? {
    guard isFinite, abs(tx) < 1_073_741_824, abs(ty) < 1_073_741_824 else { return nil }
    let dx = tx.rounded()
    let dy = ty.rounded()
    let w = Double(width)
    let h = Double(height)
    let x = abs(tx - dx) + abs(a - 1) * w + abs(c) * h
    let y = abs(ty - dy) + abs(d - 1) * h + abs(b) * w
    return max(x, y) < 1.0 / 1024 ? (Int(dx), Int(dy)) : nil
  }
}
