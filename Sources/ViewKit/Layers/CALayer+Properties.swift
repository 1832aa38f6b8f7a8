// SPDX-License-Identifier: MIT
//
// The visual properties of a layer. Each is a view of the layer's state under Core Animation's name;
// a change goes through `change`, which runs the action for the key.

public import Foundation

extension CALayer {
  /// The layer's own coordinates: what part of its space it shows, in points.
  public var bounds: CGRect {
    get { state.bounds }
    set {
      let old = state.bounds.size
      change(\.bounds, to: newValue, key: "bounds")
      if old != newValue.size { boundsSizeDidChange(from: old) }
    }
  }

  /// Where the anchor point stands in the superlayer, in points.
  public var position: CGPoint {
    get { state.position }
    set { change(\.position, to: newValue, key: "position") }
  }

  /// The order among siblings, before the order of insertion.
  public var zPosition: CGFloat {
    get { state.zPosition }
    set { change(\.zPosition, to: newValue, key: "zPosition") }
  }

  /// The point of the bounds, as a fraction, that stands at the position and that transforms turn
  /// about.
  public var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change(\.anchorPoint, to: newValue, key: "anchorPoint") }
  }

  /// The z of the anchor point, in points.
  public var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { change(\.anchorPointZ, to: newValue, key: "anchorPointZ") }
  }

  /// The map of the layer about its anchor point.
  public var transform: CATransform3D {
    get { state.transform }
    set { change(\.transform, to: newValue, key: "transform") }
  }

  /// The map of the sublayers about the layer's anchor point; perspective goes here.
  public var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change(\.sublayerTransform, to: newValue, key: "sublayerTransform") }
  }

  /// The upright rectangle that the layer covers in its superlayer; derived.
  public var frame: CGRect {
    get { state.frame }
    set {
      var target = state
      target.setFrame(newValue)
      position = target.position
      bounds = target.bounds
    }
  }

  /// The plane part of the transform.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(state.transform)
  }

  /// Sets the transform to a plane map.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// How much of the layer with its sublayers is seen; shown clamped to 0…1.
  public var opacity: Float {
    get { Float(state.opacity) }
    set { doubleOpacity = Double(newValue) }
  }

  /// The opacity at full precision, for views.
  var doubleOpacity: Double {
    get { state.opacity }
    set { change(\.opacity, to: newValue, key: "opacity") }
  }

  /// Whether the layer and its sublayers are left out.
  public var isHidden: Bool {
    get { state.isHidden }
    set { change(\.isHidden, to: newValue, key: "hidden") }
  }

  /// Whether the layer is seen from behind.
  public var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change(\.isDoubleSided, to: newValue, key: "doubleSided") }
  }

  /// Whether sublayers are cut at the bounds, with their rounded corners.
  public var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change(\.masksToBounds, to: newValue, key: "masksToBounds") }
  }

  /// What fills the bounds behind the contents.
  public var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(\.backgroundColor, to: newValue, key: "backgroundColor") }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change(\.cornerRadius, to: newValue, key: "cornerRadius") }
  }

  /// Which corners the radius rounds.
  public var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change(\.maskedCorners, to: newValue, key: "maskedCorners") }
  }

  /// The curve of the corners.
  public var cornerCurve: CALayerCornerCurve {
    get { state.cornerCurve }
    set { change(\.cornerCurve, to: newValue, key: "cornerCurve") }
  }

  /// The width of the border, inward from the edge, in points.
  public var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change(\.borderWidth, to: newValue, key: "borderWidth") }
  }

  /// The colour of the border.
  public var borderColor: CGColor? {
    get { state.borderColor }
    set { change(\.borderColor, to: newValue, key: "borderColor") }
  }

  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { state.shadowColor }
    set { change(\.shadowColor, to: newValue, key: "shadowColor") }
  }

  /// How much of the shadow is seen, 0…1; 0 is no shadow.
  public var shadowOpacity: Float {
    get { Float(state.shadowOpacity) }
    set { change(\.shadowOpacity, to: Double(newValue), key: "shadowOpacity") }
  }

  /// How far the shadow lies from the layer, in points.
  public var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change(\.shadowOffset, to: newValue, key: "shadowOffset") }
  }

  /// How far the shadow is blurred, in points.
  public var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change(\.shadowRadius, to: newValue, key: "shadowRadius") }
  }

  /// What throws the shadow, in the layer's points; the layer itself when `nil`.
  public var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change(\.shadowPath, to: newValue, key: "shadowPath") }
  }

  /// What part of the contents is shown, as fractions.
  public var contentsRect: CGRect {
    get { state.contentsRect }
    set { change(\.contentsRect, to: newValue, key: "contentsRect") }
  }

  /// What part of the contents is stretched, as fractions.
  public var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change(\.contentsCenter, to: newValue, key: "contentsCenter") }
  }

  /// How the contents lie in the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { change(\.contentsGravity, to: newValue, key: "contentsGravity") }
  }

  /// Pixels of the contents per point.
  public var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change(\.contentsScale, to: newValue, key: "contentsScale") }
  }

  /// The picture or recording shown, typed.
  var layerContents: LayerContents? {
    get { state.contents }
    set { change(\.contents, to: newValue, key: "contents") }
  }

  /// The colour that template contents take; `nil` shows them black.
  public internal(set) var contentsTint: CGColor? {
    get { state.contentsTint }
    set { change(\.contentsTint, to: newValue, key: "contentsTint") }
  }

  /// A layer whose opacity says what is seen of this one; it lies in this layer's space.
  public var mask: CALayer? {
    get { maskLayer }
    set {
      maskLayer?.maskOwner = nil
      newValue?.removeFromSuperlayer()
      maskLayer = newValue
      newValue?.maskOwner = self
      newValue?.attachedAtCommit = Stage.current.commitCount
    }
  }
}
