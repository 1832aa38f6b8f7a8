// SPDX-License-Identifier: MIT
//
// Layers, their animations and outlines as Swift 1 and 2 spelled them.

public import Foundation

extension CALayer {
  /// Starts an animation under a key.
  public func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    add(animation, forKey: key)
  }
  /// The animation that runs under a key.
  public func animationForKey(_ key: String) -> CAAnimation? { animation(forKey: key) }
  /// Takes the animation under a key away.
  public func removeAnimationForKey(_ key: String) { removeAnimation(forKey: key) }
  /// Puts a layer at a place in the order.
  public func insertSublayer(_ layer: CALayer, atIndex index: Int) {
    insertSublayer(layer, at: UInt32(max(index, 0)))
  }
  /// What shows now.
  public func presentationLayer() -> CALayer? { presentation() }
}

extension CAAnimation {
  /// Whether the animation leaves its layer when it is over.
  public var removedOnCompletion: Bool {
    get { isRemovedOnCompletion }
    set { isRemovedOnCompletion = newValue }
  }
}

extension CAPropertyAnimation {
  /// Whether values are added to what is there.
  public var additive: Bool {
    get { isAdditive }
    set { isAdditive = newValue }
  }
  /// Whether each pass starts where the one before ended.
  public var cumulative: Bool {
    get { isCumulative }
    set { isCumulative = newValue }
  }
}

extension UIBezierPath {
  /// An outline that Core Graphics drew.
  public convenience init(CGPath path: ViewKit.CGPath) { self.init(cgPath: path) }
  /// An ellipse that fills a rectangle.
  public convenience init(ovalInRect rect: CGRect) { self.init(ovalIn: rect) }
  /// The outline for Core Graphics.
  public var CGPath: ViewKit.CGPath {
    get { cgPath }
    set { cgPath = newValue }
  }
  /// Starts a new line at a point.
  public func moveToPoint(_ point: CGPoint) { move(to: point) }
  /// A straight line to a point.
  public func addLineToPoint(_ point: CGPoint) { addLine(to: point) }
  /// A cubic curve to a point.
  public func addCurveToPoint(
    _ point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    addCurve(to: point, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// A quadratic curve to a point.
  public func addQuadCurveToPoint(_ point: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: point, controlPoint: controlPoint)
  }
  /// An arc around a centre, angles in radians.
  public func addArcWithCenter(
    _ center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Closes the line with a straight one.
  public func closePath() { close() }
  /// Adds another outline.
  public func appendPath(_ path: UIBezierPath) { append(path) }
  /// Moves every point through a transform.
  public func applyTransform(_ transform: CGAffineTransform) { apply(transform) }
}

extension UIColor {
  /// A layer's colour as UIKit's.
  public convenience init(CGColor color: ViewKit.CGColor) { self.init(cgColor: color) }
  /// The colour's components under the current traits.
  public var CGColor: ViewKit.CGColor { cgColor }
}

extension UIImage {
  /// A picture of Core Graphics' pixels.
  public convenience init(CGImage image: ViewKit.CGImage) { self.init(cgImage: image) }
  /// The picture's pixels.
  public var CGImage: ViewKit.CGImage? { cgImage }
}
