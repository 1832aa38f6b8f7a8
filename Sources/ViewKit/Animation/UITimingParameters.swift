// SPDX-License-Identifier: MIT
//
// The paces that property animators take: cubic curves and springs.

import Animation
public import Foundation

/// A pace for animators.
public protocol UITimingCurveProvider: Sendable {
  /// The curve, if the pace is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if the pace is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic curve as an animator's pace.
public final class UICubicTimingParameters: UITimingCurveProvider {
  let curve: CubicTimingCurve

  /// UIKit's curve of a name.
  @MainActor @preconcurrency
  public init(animationCurve curve: UIView.AnimationCurve) { self.curve = curve.timing }

  /// A curve by its control points.
  public init(controlPoint1 p1: CGPoint, controlPoint2 p2: CGPoint) {
    curve = CubicTimingCurve(x1: p1.x, y1: p1.y, x2: p2.x, y2: p2.y)
  }

  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring as an animator's pace.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// A spring of its own, or a damping ratio for the animator's duration.
  enum Form: Sendable {
    case spring(Spring)
    case ratio(Double, velocity: Double)
  }

  let form: Form
  /// The velocity at the start, in whole distances per second.
  public let initialVelocity: CGVector

  /// UIKit's own spring: mass 3, stiffness 1000, damping 500.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that rests after the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    form = .ratio(Double(ratio), velocity: Double(velocity.dx))
    initialVelocity = velocity
  }

  /// A spring with its own duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    form = .spring(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(velocity.dx)))
    initialVelocity = velocity
  }

  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
