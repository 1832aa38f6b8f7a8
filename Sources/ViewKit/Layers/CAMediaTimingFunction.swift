// SPDX-License-Identifier: MIT
//
// Timing curves under Core Animation's names.

import Animation
public import Foundation

/// The names of Core Animation's timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// A curve's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Progress as time.
  public static let linear = Self(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = Self(rawValue: "default")
}

/// A cubic Bézier timing curve.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: CubicTimingCurve

  init(curve: CubicTimingCurve) {
    self.curve = curve
    super.init()
  }

  /// A curve by its name; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInOut)
    case .default: self.init(curve: .standard)
    default: self.init(curve: .linear)
    }
  }

  /// A curve from its two control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      curve: CubicTimingCurve(
        x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y)))
  }

  /// Whether the other has the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// Equal curves have equal hashes.
  public override var hash: Int { curve.hashValue }
}
