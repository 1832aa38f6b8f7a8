// SPDX-License-Identifier: MIT
//
// Maps of space, shaped as Core Animation has them: row vectors, (x y z 1) · M, so row 4 holds the
// shift and m34 the perspective.

public import Foundation

/// A 4 × 4 map of homogeneous coordinates; `mRC` is row R, column C.
public struct CATransform3D: Sendable, Hashable {
  /// Row 1, column 1.
  public var m11: CGFloat
  /// Row 1, column 2.
  public var m12: CGFloat
  /// Row 1, column 3.
  public var m13: CGFloat
  /// Row 1, column 4.
  public var m14: CGFloat
  /// Row 2, column 1.
  public var m21: CGFloat
  /// Row 2, column 2.
  public var m22: CGFloat
  /// Row 2, column 3.
  public var m23: CGFloat
  /// Row 2, column 4.
  public var m24: CGFloat
  /// Row 3, column 1.
  public var m31: CGFloat
  /// Row 3, column 2.
  public var m32: CGFloat
  /// Row 3, column 3.
  public var m33: CGFloat
  /// Row 3, column 4: the perspective.
  public var m34: CGFloat
  /// Row 4, column 1: the shift in x, in points.
  public var m41: CGFloat
  /// Row 4, column 2: the shift in y, in points.
  public var m42: CGFloat
  /// Row 4, column 3: the shift in z, in points.
  public var m43: CGFloat
  /// Row 4, column 4.
  public var m44: CGFloat

  /// The map of zeros.
  public init() { self.init(rows: [Double](repeating: 0, count: 16)) }

  /// A map from its sixteen coefficients, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ])
  }

  /// A map from sixteen coefficients, row by row.
  init(rows m: [Double]) {
    m11 = m[0]
    m12 = m[1]
    m13 = m[2]
    m14 = m[3]
    m21 = m[4]
    m22 = m[5]
    m23 = m[6]
    m24 = m[7]
    m31 = m[8]
    m32 = m[9]
    m33 = m[10]
    m34 = m[11]
    m41 = m[12]
    m42 = m[13]
    m43 = m[14]
    m44 = m[15]
  }

  /// The sixteen coefficients, row by row.
  var rows: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The map that leaves space as it is.
public let CATransform3DIdentity = CATransform3D(rows: [
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])

/// Whether a map leaves space as it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A shift, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3DIdentity
  t.m41 = tx
  t.m42 = ty
  t.m43 = tz
  return t
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m11 = sx
  t.m22 = sy
  t.m33 = sz
  return t
}

/// A turn in radians about the axis (x, y, z); the identity when the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let s = CGFloat(sin(Double(angle)))
  let c = CGFloat(cos(Double(angle)))
  let k = 1 - c
  return CATransform3D(rows: [
    x * x * k + c, x * y * k + z * s, x * z * k - y * s, 0,
    x * y * k - z * s, y * y * k + c, y * z * k + x * s, 0,
    x * z * k + y * s, y * z * k - x * s, z * z * k + c, 0,
    0, 0, 0, 1,
  ])
}

/// The map that shifts first, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The map that scales first, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The map that turns first, in radians about an axis, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The map that applies `a` first and `b` to its result.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let p = a.rows
  let q = b.rows
  var out = [Double](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      var sum = 0.0
      for k in 0..<4 { sum += p[row * 4 + k] * q[k * 4 + column] }
      out[row * 4 + column] = sum
    }
  }
  return CATransform3D(rows: out)
}

/// The map that undoes `t`; `t` itself when there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// A plane map as a map of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Whether a map keeps the plane z = 0 as a plane map does.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The plane part of a map.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
  /// The map that undoes this one, or `nil`: Gauss-Jordan elimination with the largest pivot.
  var inverse: CATransform3D? {
    var m = rows
    var inv = CATransform3DIdentity.rows
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(m[row * 4 + column]) > abs(m[pivot * 4 + column]) {
        pivot = row
      }
      let value = m[pivot * 4 + column]
      guard value != 0, value.isFinite else { return nil }
      if pivot != column {
        for k in 0..<4 {
          m.swapAt(pivot * 4 + k, column * 4 + k)
          inv.swapAt(pivot * 4 + k, column * 4 + k)
        }
      }
      for k in 0..<4 {
        m[column * 4 + k] /= value
        inv[column * 4 + k] /= value
      }
      for row in 0..<4 where row != column {
        let factor = m[row * 4 + column]
        if factor == 0 { continue }
        for k in 0..<4 {
          m[row * 4 + k] -= factor * m[column * 4 + k]
          inv[row * 4 + k] -= factor * inv[column * 4 + k]
        }
      }
    }
    return CATransform3D(rows: inv)
  }

  /// Whether the plane z = 0 stays a plane without perspective, seen along z.
  var isAffineInPlane: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// Whether only scale and shift are in it.
  var isScaleAndTranslation: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0
      && m32 == 0 && m34 == 0 && m44 == 1
  }
}
