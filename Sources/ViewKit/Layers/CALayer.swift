// SPDX-License-Identifier: MIT
//
// A node of the layer tree: it owns every visual property, the model values of which stand in one
// `LayerState`, and the animations that move what is shown away from them. Views are thin over it.
// All lengths in points, y down.

public import Foundation

/// A node of the layer tree.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The model values.
  var state = LayerState()
  /// The timing of the layer's own time space.
  var timing = LayerTiming()
  /// What is attached to move the presentation, in the order it was added.
  var attachedAnimations: [AttachedAnimation] = []
  /// The layers inside, in the order they were inserted.
  var children: [CALayer] = []
  /// Whose presentation this layer shows; `nil` for layers of the tree.
  var presented: CALayer?
  /// The value of the stage's commit count when the layer got its superlayer.
  var attachedAtCommit = 0
  /// Whether this layer is the top of a stage's window.
  var isStageRoot = false
  var layoutIsNeeded = false
  var descendantLayoutIsNeeded = false
  var displayIsNeeded = false
  /// Whether the contents came from drawing, so that drawing nothing takes them away.
  var contentsAreDrawn = false
  var maskLayer: CALayer?
  weak var maskOwner: CALayer?
  var clientValues: [String: Any] = [:]

  /// The layer that this one lies in.
  open internal(set) weak var superlayer: CALayer?
  /// Who is asked for actions, layout and drawing; a view for its own layer.
  open weak var delegate: (any CALayerDelegate)?
  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// A name for people.
  open var name: String?
  /// Whether the edges of a turned layer are smoothed; kept for client code, edges always are.
  open var allowsEdgeAntialiasing = false
  /// Whether opacity counts for the layer with its sublayers as a whole.
  open var allowsGroupOpacity = true
  /// Whether the layer may be kept as pixels; kept for client code, without effect on the picture.
  open var shouldRasterize = false
  /// Pixels per point of kept pixels; kept for client code.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer says that it hides what is under it; without effect on the picture.
  open var isOpaque = false
  /// Whether a change of bounds asks for drawing.
  open var needsDisplayOnBoundsChange = false

  /// A layer of no extent at the origin.
  public override init() { super.init() }

  /// A copy of another layer's properties, as presentation layers are made.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer {
      state = other.state
      timing = other.timing
      name = other.name
      clientValues = other.clientValues
    }
  }

  /// Archives hold no layers here; makes an empty layer.
  public required init?(coder: NSCoder) { super.init() }

  /// A layer of this class for showing presentation values.
  func makePresentationLayer() -> CALayer { CALayer(layer: self) }

  /// The value an animated key starts from where no other is given; `nil` for most.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// The action of last resort for a key; `nil` means the implicit animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a change of a key asks for drawing.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Arranges the sublayers; asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Makes the contents by drawing; asks the delegate.
  open func display() {
    if let delegate {
      delegate.display(self)
    } else {
      drawContents { self.draw(in: $0) }
    }
  }

  /// Draws the contents into a context whose unit is the layer's point.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// The action for a change of a key: the delegate's, the layer's own, the class's.
  open func action(forKey event: String) -> (any CAAction)? {
    if let delegate, let action = delegate.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    return type(of: self).defaultAction(forKey: event)
  }

  /// Called when the layer's bounds have another size; resizes the delegate view's subviews.
  func boundsSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    (delegate as? UIView)?.layerSizeDidChange(from: old)
  }
}

/// What a layer asks its owner.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Makes the layer's contents.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Arranges the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change of a key; `NSNull` for none, `nil` to look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws through `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.drawContents { self.draw(layer, in: $0) } }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  /// Changes one model value and runs the action for its key, if there is one.
  func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerState, Value>, to value: Value, key: String
  ) {
    if state[keyPath: path] == value { return }
    guard presented == nil, let action = pendingAction(forKey: key),
      let change = LayerChange(layer: self, key: key)
    else {
      state[keyPath: path] = value
      return
    }
    state[keyPath: path] = value
    change.run(action)
  }
}
