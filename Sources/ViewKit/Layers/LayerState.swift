// SPDX-License-Identifier: MIT
//
// Every visual property of a layer, in one value. A layer has one as its model; what is on screen
// at a time is a second one, made from the first by the layer's animations.

import Foundation

/// The visual properties of a layer, in points of its superlayer unless said otherwise.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition = 0.0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ = 0.0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity = 1.0
  var isHidden = false
  var isDoubleSided = true
  var masksToBounds = false
  var backgroundColor: CGColor?
  var cornerRadius = 0.0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth = 0.0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity = 0.0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius = 3.0
  var shadowPath: CGPath?
  var contents: LayerContents?
  var contentsTint: CGColor?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale = 1.0
  var shape = ShapeState()
  var gradient = GradientState()

  /// The upright rectangle that the layer covers in its superlayer: the bounds put through the
  /// transform about the anchor point, which stands at the position.
  var frame: CGRect {
    let w = bounds.size.width
    let h = bounds.size.height
    let ax = anchorPoint.x * w
    let ay = anchorPoint.y * h
    if transform == CATransform3DIdentity {
      return CGRect(x: position.x - ax, y: position.y - ay, width: w, height: h)
    }
    let map = CATransform3DGetAffineTransform(transform)
    return CGRect(x: -ax, y: -ay, width: w, height: h).applying(map)
      .offsetBy(dx: position.x, dy: position.y)
  }

  /// Sets position and size so that the layer covers a rectangle of its superlayer.
  ///
  /// Under a transform: the position is the rectangle's anchor point, and the size is the
  /// rectangle's through the inverse of the transform's linear part. A transform that flattens
  /// the plane leaves the size.
  mutating func setFrame(_ rect: CGRect) {
    let r = rect.standardized
    position = CGPoint(
      x: r.origin.x + anchorPoint.x * r.size.width,
      y: r.origin.y + anchorPoint.y * r.size.height)
    if transform == CATransform3DIdentity {
      bounds.size = r.size
      return
    }
    var linear = CATransform3DGetAffineTransform(transform)
    linear.tx = 0
    linear.ty = 0
    guard linear.isInvertible else { return }
    bounds.size = CGRect(origin: .zero, size: r.size).applying(linear.inverted()).size
  }
}

/// What a shape layer draws besides what every layer draws.
struct ShapeState {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart = 0.0
  var strokeEnd = 1.0
  var lineWidth = 1.0
  var miterLimit = 10.0
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase = 0.0
  var lineDashPattern: [Double] = []
}

/// What a gradient layer draws besides what every layer draws.
struct GradientState {
  var colors: [CGColor] = []
  var locations: [Double] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}
