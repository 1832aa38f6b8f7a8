// SPDX-License-Identifier: MIT
//
// Between two transforms. Scales and shifts are mixed entry by entry. Maps of the plane are taken
// apart into shift, turn, shear and scale. Everything else is taken apart into shift, scale, shear,
// quaternion and perspective, and turns run along the shortest arc. Source: the decomposition of
// matrices in W3C CSS Transforms, after Spencer Thomas' "unmatrix", for row vectors.

import Animation
import Foundation

/// A plane map as shift, turn, shear and scale: (x y) · S · K · R + t.
private struct PlaneParts {
  var shift: (Double, Double)
  var angle: Double
  var shear: Double
  var scale: (Double, Double)

  init(_ t: CATransform3D) {
    shift = (t.m41, t.m42)
    let (a, b, c, d) = (Double(t.m11), Double(t.m12), Double(t.m21), Double(t.m22))
    let sx = (a * a + b * b).squareRoot()
    if sx > 0 {
      angle = atan2(b, a)
      let (cosine, sine) = (a / sx, b / sx)
      shear = c * cosine + d * sine
      scale = (sx, d * cosine - c * sine)
    } else {
      // The x axis is gone: the y axis tells the turn.
      let sy = (c * c + d * d).squareRoot()
      angle = sy > 0 ? atan2(-c, d) : 0
      shear = 0
      scale = (0, sy)
    }
  }

  var transform: CATransform3D {
    let (sine, cosine) = (Elementary.sine(angle), Elementary.cosine(angle))
    let row1 = (scale.0 * cosine, scale.0 * sine)
    let row2 = (shear * cosine - scale.1 * sine, shear * sine + scale.1 * cosine)
    return CATransform3D(rows: [
      row1.0, row1.1, 0, 0, row2.0, row2.1, 0, 0, 0, 0, 1, 0, shift.0, shift.1, 0, 1,
    ])
  }

  /// Adds a multiple of the way from one set of parts to another; turns go the shorter way round.
  mutating func add(from a: PlaneParts, to b: PlaneParts, times k: Double) {
    shift.0 += (b.shift.0 - a.shift.0) * k
    shift.1 += (b.shift.1 - a.shift.1) * k
    var turn = (b.angle - a.angle).truncatingRemainder(dividingBy: 2 * .pi)
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    angle += turn * k
    shear += (b.shear - a.shear) * k
    scale.0 += (b.scale.0 - a.scale.0) * k
    scale.1 += (b.scale.1 - a.scale.1) * k
  }
}

extension CATransform3D {
  private var isPlaneMap: Bool { CATransform3DIsAffine(self) }

  /// The transform `k` of the way to another.
  func mixed(with other: CATransform3D, at k: Double) -> CATransform3D {
    if k == 0 { return self }
    if k == 1 { return other }
    if isScaleAndTranslation && other.isScaleAndTranslation {
      return CATransform3D(rows: zip(rows, other.rows).map { $0 + ($1 - $0) * k })
    }
    if isPlaneMap && other.isPlaneMap {
      let a = PlaneParts(self)
      var parts = a
      parts.add(from: a, to: PlaneParts(other), times: k)
      return parts.transform
    }
    guard let a = SpaceParts(self), let b = SpaceParts(other) else {
      return CATransform3D(rows: zip(rows, other.rows).map { $0 + ($1 - $0) * k })
    }
    return a.mixed(with: b, at: k).transform
  }

  /// This transform moved back along a change by a factor: 1 undoes the change.
  func adding(changeFrom old: CATransform3D, to new: CATransform3D, times factor: Double)
    -> CATransform3D
  {
    if factor == 0 { return self }
    if isScaleAndTranslation && old.isScaleAndTranslation && new.isScaleAndTranslation {
      let change = zip(old.rows, new.rows).map { $0 - $1 }
      return CATransform3D(rows: zip(rows, change).map { $0 + $1 * factor })
    }
    if isPlaneMap && old.isPlaneMap && new.isPlaneMap {
      var parts = PlaneParts(self)
      parts.add(from: PlaneParts(new), to: PlaneParts(old), times: factor)
      return parts.transform
    }
    // In space: the part of new → old that is left, then this transform.
    guard let inverse = new.inverse else { return mixed(with: old, at: factor) }
    let mixedWay = new.mixed(with: old, at: factor)
    return CATransform3DConcat(CATransform3DConcat(mixedWay, inverse), self)
  }
}

/// A map of space as shift, scale, shear, turn and perspective.
private struct SpaceParts {
  var shift: [Double]
  var scale: [Double]
  /// xy, xz, yz.
  var shear: [Double]
  /// x, y, z, w.
  var turn: [Double]
  /// The fourth column.
  var perspective: [Double]

  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let m = t.rows.map { $0 / Double(t.m44) }
    // M = A · P with P the identity but for its fourth column: A is M with a plain fourth column,
    // and P's column is A⁻¹ · M's column.
    var a = m
    a[3] = 0
    a[7] = 0
    a[11] = 0
    a[15] = 1
    guard let inverse = CATransform3D(rows: a).inverse?.rows else { return nil }
    let column = [m[3], m[7], m[11], m[15]]
    perspective = (0..<4).map { row in
      (0..<4).reduce(0) { $0 + inverse[row * 4 + $1] * column[$1] }
    }
    shift = [a[12], a[13], a[14]]
    var r = [[a[0], a[1], a[2]], [a[4], a[5], a[6]], [a[8], a[9], a[10]]]
    func dot(_ p: [Double], _ q: [Double]) -> Double { p[0] * q[0] + p[1] * q[1] + p[2] * q[2] }
    func minus(_ p: [Double], _ q: [Double], _ k: Double) -> [Double] {
      [p[0] - q[0] * k, p[1] - q[1] * k, p[2] - q[2] * k]
    }
    func normalized(_ p: [Double], _ length: Double) -> [Double]? {
      length > 0 ? p.map { $0 / length } : nil
    }
    let sx = dot(r[0], r[0]).squareRoot()
    guard let x = normalized(r[0], sx) else { return nil }
    r[0] = x
    let xy = dot(r[0], r[1])
    r[1] = minus(r[1], r[0], xy)
    let sy = dot(r[1], r[1]).squareRoot()
    guard let y = normalized(r[1], sy) else { return nil }
    r[1] = y
    let xz = dot(r[0], r[2])
    r[2] = minus(r[2], r[0], xz)
    let yz = dot(r[1], r[2])
    r[2] = minus(r[2], r[1], yz)
    let sz = dot(r[2], r[2]).squareRoot()
    guard let z = normalized(r[2], sz) else { return nil }
    r[2] = z
    scale = [sx, sy, sz]
    shear = [xy, xz, yz]
    let cross = [
      r[1][1] * r[2][2] - r[1][2] * r[2][1], r[1][2] * r[2][0] - r[1][0] * r[2][2],
      r[1][0] * r[2][1] - r[1][1] * r[2][0],
    ]
    if dot(r[0], cross) < 0 {
      // A mirror is put into the z axis, which plane content does not show.
      scale[2] = -scale[2]
      r[2] = r[2].map { -$0 }
    }
    turn = Self.quaternion(r)
  }

  /// The quaternion of an orthonormal matrix of rows.
  private static func quaternion(_ r: [[Double]]) -> [Double] {
    let trace = r[0][0] + r[1][1] + r[2][2]
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      return [(r[1][2] - r[2][1]) / s, (r[2][0] - r[0][2]) / s, (r[0][1] - r[1][0]) / s, s / 4]
    }
    if r[0][0] > r[1][1] && r[0][0] > r[2][2] {
      let s = (1 + r[0][0] - r[1][1] - r[2][2]).squareRoot() * 2
      return [s / 4, (r[0][1] + r[1][0]) / s, (r[0][2] + r[2][0]) / s, (r[1][2] - r[2][1]) / s]
    }
    if r[1][1] > r[2][2] {
      let s = (1 + r[1][1] - r[0][0] - r[2][2]).squareRoot() * 2
      return [(r[0][1] + r[1][0]) / s, s / 4, (r[1][2] + r[2][1]) / s, (r[2][0] - r[0][2]) / s]
    }
    let s = (1 + r[2][2] - r[0][0] - r[1][1]).squareRoot() * 2
    return [(r[0][2] + r[2][0]) / s, (r[1][2] + r[2][1]) / s, s / 4, (r[0][1] - r[1][0]) / s]
  }

  func mixed(with other: SpaceParts, at k: Double) -> SpaceParts {
    func lerp(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 + ($1 - $0) * k } }
    var out = self
    out.shift = lerp(shift, other.shift)
    out.scale = lerp(scale, other.scale)
    out.shear = lerp(shear, other.shear)
    out.perspective = lerp(perspective, other.perspective)
    var q = other.turn
    var cosine = zip(turn, q).reduce(0) { $0 + $1.0 * $1.1 }
    if cosine < 0 {
      q = q.map { -$0 }
      cosine = -cosine
    }
    if cosine > 0.9999999 {
      out.turn = lerp(turn, q)
    } else {
      let angle = acos(min(cosine, 1))
      let p = Elementary.sine((1 - k) * angle) / Elementary.sine(angle)
      let r = Elementary.sine(k * angle) / Elementary.sine(angle)
      out.turn = zip(turn, q).map { $0 * p + $1 * r }
    }
    let length = out.turn.reduce(0) { $0 + $1 * $1 }.squareRoot()
    out.turn = out.turn.map { $0 / length }
    return out
  }

  var transform: CATransform3D {
    let (x, y, z, w) = (turn[0], turn[1], turn[2], turn[3])
    let r = [
      [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
      [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
      [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
    ]
    func row(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
      let turned: [Double] = (0..<3).map { a * r[0][$0] + b * r[1][$0] + c * r[2][$0] }
      return turned + [0]
    }
    let affine = CATransform3D(
      rows: [
        row(scale[0], 0, 0), row(shear[0], scale[1], 0), row(shear[1], shear[2], scale[2]),
        shift + [1],
      ].flatMap { $0 })
    var lens = CATransform3DIdentity
    lens.m14 = perspective[0]
    lens.m24 = perspective[1]
    lens.m34 = perspective[2]
    lens.m44 = perspective[3]
    return CATransform3DConcat(affine, lens)
  }
}

/// A transform's scale, turns and shift, as the key paths `transform.scale.x` … read and write them.
/// Turns are about x, then y, then z, in radians. Shear and perspective are kept out.
struct TransformParts {
  /// Three numbers, one an axis.
  struct Axes {
    var x: Double
    var y: Double
    var z: Double
  }

  var scale: Axes
  var rotation: Axes
  var translation: Axes
  private var lens: [Double]

  init(_ t: CATransform3D) {
    func length(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> Double {
      Double((a * a + b * b + c * c).squareRoot())
    }
    translation = Axes(x: t.m41, y: t.m42, z: t.m43)
    lens = [t.m14, t.m24, t.m34, t.m44]
    if t.isScaleAndTranslation {
      scale = Axes(x: t.m11, y: t.m22, z: t.m33)
      rotation = Axes(x: 0, y: 0, z: 0)
      return
    }
    scale = Axes(
      x: length(t.m11, t.m12, t.m13), y: length(t.m21, t.m22, t.m23),
      z: length(t.m31, t.m32, t.m33))
    // Rx·Ry·Rz has −sin y in m13, cos y·(cos z, sin z) in m11, m12, and cos y·(sin x, cos x) in
    // m23, m33.
    func over(_ v: CGFloat, _ s: Double) -> Double { s > 0 ? Double(v) / s : 0 }
    rotation = Axes(
      x: atan2(over(t.m23, scale.y), over(t.m33, scale.z)),
      y: asin(min(max(-over(t.m13, scale.x), -1), 1)),
      z: atan2(over(t.m12, scale.x), over(t.m11, scale.x)))
  }

  var transform: CATransform3D {
    var t = CATransform3DMakeScale(CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
    if rotation.x != 0 {
      t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.x), 1, 0, 0))
    }
    if rotation.y != 0 {
      t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.y), 0, 1, 0))
    }
    if rotation.z != 0 {
      t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.z), 0, 0, 1))
    }
    t.m41 = translation.x
    t.m42 = translation.y
    t.m43 = translation.z
    // The eye sees what the turn made, so the lens comes after it.
    let (px, py, pz) = (lens[0], lens[1], lens[2])
    if px != 0 || py != 0 || pz != 0 {
      var eye = CATransform3DIdentity
      eye.m14 = px
      eye.m24 = py
      eye.m34 = pz
      t = CATransform3DConcat(t, eye)
    }
    return t
  }
}
