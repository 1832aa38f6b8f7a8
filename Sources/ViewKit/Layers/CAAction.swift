// SPDX-License-Identifier: MIT
//
// Actions of layers.

import Animation
import Compositing
public import Foundation

struct LayerTiming {}
final class AttachedAnimation {}
@preconcurrency @MainActor
/// What a change of a layer does.
public protocol CAAction {}
extension NSNull: CAAction {}
@MainActor struct LayerChange {
  init(layer: CALayer, key: String) {}
  func run(_ a: any CAAction) {}
}
extension CALayer {
  func pendingAction(forKey key: String) -> (any CAAction)? { nil }
  /// The presentation.
  public func presentation() -> Self? { nil }
  func rescheduleAnimations() {}
  func removeAnimationsInSubtree() {}
}
/// A group of changes.
public final class CATransaction: NSObject { static func flushImplicit() {} }
@MainActor enum ViewAnimationContext {
  static func action(for layer: CALayer, key: String) -> (any CAAction)? { nil }
  static func withoutAnimation(_ body: () -> Void) { body() }
}
/// A layer that draws an outline.
open class CAShapeLayer: CALayer {}
/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {}
@MainActor struct Lowering {
  init(stage: Stage) {}
  func displayList(of: [CALayer]) -> DisplayList { DisplayList(width: 1, height: 1) }
}
extension CATransform3D {
  func mixed(with o: CATransform3D, at t: Double) -> CATransform3D { self }
}
