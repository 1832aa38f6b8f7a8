// SPDX-License-Identifier: MIT
//
// The values that layer properties take, typed, with the arithmetic that animations need: sums,
// differences, multiples and mixtures, all in Double.

import Foundation

/// A value of a layer's property.
enum LayerValue: Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case colors([CGColor])
  case numbers([Double])
  case path(CGPath?)
  case flag(Bool)
  case contents(LayerContents?)

  /// What a value is, without its amount.
  enum Kind: Equatable {
    case number, point, size, rect, transform, color, colors, numbers, path, flag, contents
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .colors: .colors
    case .numbers: .numbers
    case .path: .path
    case .flag: .flag
    case .contents: .contents
    }
  }

  /// The plain numbers of a value that can be added and multiplied; `nil` for the others.
  var scalars: [Double]? {
    switch self {
    case .number(let v): [v]
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .numbers(let v): v
    default: nil
    }
  }

  /// A value of the same kind from plain numbers.
  func with(scalars v: [Double]) -> LayerValue {
    switch self {
    case .number where v.count == 1: .number(v[0])
    case .point where v.count == 2: .point(CGPoint(x: v[0], y: v[1]))
    case .size where v.count == 2: .size(CGSize(width: v[0], height: v[1]))
    case .rect where v.count == 4: .rect(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]))
    case .numbers: .numbers(v)
    default: self
    }
  }

  /// The value `t` of the way from this one to another. Kinds that have no way between jump to
  /// `to` at once.
  func mixed(to: LayerValue, at t: Double) -> LayerValue {
    switch (self, to) {
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, at: t))
    case (.color(let a), .color(let b)):
      // No colour counts as the other one without opacity, so that nothing darkens on the way.
      switch (a, b) {
      case (nil, nil): return .color(nil)
      case (let a?, nil): return .color(a.mixed(with: a.faded, at: t))
      case (nil, let b?): return .color(b.faded.mixed(with: b, at: t))
      case (let a?, let b?): return .color(a.mixed(with: b, at: t))
      }
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, at: t) })
    case (.path(let a?), .path(let b?)): return .path(a.mixed(with: b, at: t) ?? b)
    default:
      guard let a = scalars, let b = to.scalars, a.count == b.count else { return to }
      return to.with(scalars: zip(a, b).map { $0 + ($1 - $0) * t })
    }
  }

  /// This value and a multiple of another. Transforms are applied one after the other: this one
  /// last. Kinds that cannot be added stay as they are.
  func adding(_ other: LayerValue, times factor: Double = 1) -> LayerValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      let scaled =
        factor == 1 ? b : CATransform3DIdentity.mixed(with: b, at: factor)
      return .transform(CATransform3DConcat(scaled, a))
    case (.color(let a?), .color(let b?)):
      return .color(
        CGColor(
          red: a.red + b.red * factor, green: a.green + b.green * factor,
          blue: a.blue + b.blue * factor, alpha: a.alpha + b.alpha * factor))
    default:
      guard let a = scalars, let b = other.scalars, a.count == b.count else { return self }
      return with(scalars: zip(a, b).map { $0 + $1 * factor })
    }
  }

  /// How far two values are apart, for keyframes at an even pace.
  func distance(to other: LayerValue) -> Double {
    if case .transform(let a) = self, case .transform(let b) = other {
      let d = zip(a.rows, b.rows).map { $0 - $1 }
      return d.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    if case .color(let a?) = self, case .color(let b?) = other {
      let d = [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha]
      return d.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    guard let a = scalars, let b = other.scalars, a.count == b.count else { return 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}

extension CGColor {
  /// The same colour without opacity.
  var faded: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 0) }
}
