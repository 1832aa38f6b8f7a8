// SPDX-License-Identifier: MIT
//
// Layer values to and from what client code hands over as `Any`: numbers of every type, geometry,
// colours, paths, arrays, and `NSValue` boxes of geometry.

import Compositing
import Foundation

extension LayerValue {
  /// The typed value of what a client gave; `nil` when it is of no kind a layer knows.
  static func from(_ any: Any?) -> LayerValue? {
    guard let any else { return nil }
    if let number = number(any) { return .number(number) }
    if let point = any as? CGPoint { return .point(point) }
    if let size = any as? CGSize { return .size(size) }
    if let rect = any as? CGRect { return .rect(rect) }
    if let transform = any as? CATransform3D { return .transform(transform) }
    if let map = any as? CGAffineTransform {
      return .transform(CATransform3DMakeAffineTransform(map))
    }
    if let color = any as? CGColor { return .color(color) }
    if let color = any as? UIColor { return .color(color.cgColor) }
    if let path = any as? CGPath { return .path(CGPath(outline: path.outline)) }
    if let image = any as? Image { return .contents(.image(ImageContents(image: image, scale: 1))) }
    if let value = any as? NSValue { return geometry(value) }
    if let list = any as? [Any] {
      let colors = list.compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }
      if colors.count == list.count, !list.isEmpty { return .colors(colors) }
      let numbers = list.compactMap(number)
      if numbers.count == list.count { return .numbers(numbers) }
    }
    return nil
  }

  /// What an `NSValue` holds. Asking a box for another type than its own is a crash, and its own is
  /// told by a C string; so the printed numbers are put into boxes of each type and compared.
  private static func geometry(_ value: NSValue) -> LayerValue? {
    let numbers = value.description.split { "{}, ".contains($0) }.compactMap { Double($0) }
    if numbers.count == 4 {
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      return value.isEqual(NSValue(rect: rect)) ? .rect(rect) : nil
    }
    guard numbers.count == 2 else { return nil }
    let point = CGPoint(x: numbers[0], y: numbers[1])
    if value.isEqual(NSValue(point: point)) { return .point(point) }
    let size = CGSize(width: numbers[0], height: numbers[1])
    return value.isEqual(NSValue(size: size)) ? .size(size) : nil
  }

  private static func number(_ any: Any) -> Double? {
    // CGFloat first: boxed as an object it casts to CGFloat but not to NSNumber.
    if let v = any as? CGFloat { return Double(v) }
    if let v = any as? Double { return v }
    if let v = any as? Float { return Double(v) }
    if let v = any as? Bool { return v ? 1 : 0 }
    if let v = any as? any BinaryInteger { return Double(v) }
    if let v = any as? NSNumber { return v.doubleValue }
    return nil
  }

  /// The value as clients read it.
  var boxed: Any? {
    switch self {
    case .number(let v): CGFloat(v)
    case .point(let v): v
    case .size(let v): v
    case .rect(let v): v
    case .transform(let v): v
    case .color(let v): v
    case .colors(let v): v
    case .numbers(let v): v.map { CGFloat($0) }
    case .path(let v): v
    case .flag(let v): v
    case .contents: nil
    }
  }

  /// The value as the kind that a property takes, where that has one meaning: a number for a flag,
  /// a uniform scale for a transform's parts.
  func fitting(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let v), .flag): .flag(v != 0)
    case (.point(let p), .size): .size(CGSize(width: p.x, height: p.y))
    case (.size(let s), .point): .point(CGPoint(x: s.width, y: s.height))
    default: self
    }
  }

  /// The value that adds nothing.
  var zero: LayerValue {
    switch self {
    case .transform: return .transform(CATransform3DIdentity)
    case .color: return .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    default:
      guard let count = scalars?.count else { return self }
      return with(scalars: [Double](repeating: 0, count: count))
    }
  }

  /// This value moved back along a change from one value to another by a factor: 1 undoes the
  /// change, 0 leaves it. Plain numbers: self + (old − new)·factor. Transforms are taken apart
  /// where they turn.
  func adding(changeFrom old: LayerValue, to new: LayerValue, times factor: Double) -> LayerValue {
    if case .transform(let base) = self, case .transform(let a) = old, case .transform(let b) = new
    {
      return .transform(base.adding(changeFrom: a, to: b, times: factor))
    }
    guard let base = scalars, let a = old.scalars, let b = new.scalars, a.count == base.count,
      b.count == base.count
    else { return factor == 0 ? self : mixed(to: old, at: factor) }
    return with(scalars: base.indices.map { base[$0] + (a[$0] - b[$0]) * factor })
  }
}
