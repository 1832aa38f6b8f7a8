// SPDX-License-Identifier: MIT
//
// Maps of the plane that may have perspective, for row vectors (x y 1):
//
//   X = a·x + c·y + tx      Y = b·x + d·y + ty      W = p·x + q·y + r      (x', y') = (X/W, Y/W)
//
// This is what is left of a map of space when only the plane z = 0 is looked at, along z.

import Foundation
import Raster

/// A projective map of the plane.
struct PlaneMap: Equatable {
  var a = 1.0
  var b = 0.0
  var p = 0.0
  var c = 0.0
  var d = 1.0
  var q = 0.0
  var tx = 0.0
  var ty = 0.0
  var r = 1.0

  static let identity = PlaneMap()

  init() {}

  init(_ m: AffineTransform) {
    a = m.a
    b = m.b
    c = m.c
    d = m.d
    tx = m.tx
    ty = m.ty
  }

  init(_ t: CATransform3D) {
    a = t.m11
    b = t.m12
    p = t.m14
    c = t.m21
    d = t.m22
    q = t.m24
    tx = t.m41
    ty = t.m42
    r = t.m44
  }

  /// The map that applies this one first and the other to its result.
  func concatenating(_ n: PlaneMap) -> PlaneMap {
    var m = PlaneMap()
    m.a = a * n.a + b * n.c + p * n.tx
    m.b = a * n.b + b * n.d + p * n.ty
    m.p = a * n.p + b * n.q + p * n.r
    m.c = c * n.a + d * n.c + q * n.tx
    m.d = c * n.b + d * n.d + q * n.ty
    m.q = c * n.p + d * n.q + q * n.r
    m.tx = tx * n.a + ty * n.c + r * n.tx
    m.ty = tx * n.b + ty * n.d + r * n.ty
    m.r = tx * n.p + ty * n.q + r * n.r
    return m
  }

  /// The map without perspective, if it has none.
  var affine: AffineTransform? {
    guard p == 0, q == 0, r != 0 else { return nil }
    return AffineTransform(a: a / r, b: b / r, c: c / r, d: d / r, tx: tx / r, ty: ty / r)
  }

  /// Where a point goes; `nil` when that is behind the eye.
  func apply(_ point: Point) -> Point? {
    let w = p * point.x + q * point.y + r
    guard w > 1e-9 else { return nil }
    return Point(
      x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }

  /// The map that undoes this one; `nil` when the plane is seen edge on.
  var inverse: PlaneMap? {
    let det = a * (d * r - q * ty) - b * (c * r - q * tx) + p * (c * ty - d * tx)
    guard det != 0, det.isFinite else { return nil }
    var m = PlaneMap()
    m.a = (d * r - q * ty) / det
    m.b = (p * ty - b * r) / det
    m.p = (b * q - p * d) / det
    m.c = (q * tx - c * r) / det
    m.d = (a * r - p * tx) / det
    m.q = (p * c - a * q) / det
    m.tx = (c * ty - d * tx) / det
    m.ty = (b * tx - a * ty) / det
    m.r = (a * d - b * c) / det
    return m
  }

  /// Whether the plane is seen from behind.
  var showsBack: Bool { (a * d - b * c) * (r < 0 ? -1 : 1) < 0 }
}
