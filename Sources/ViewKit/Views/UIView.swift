// SPDX-License-Identifier: MIT
//
// UIKit's view: a thin responder over its layer, which owns geometry and looks. The class body holds
// what clients override; the rest stands in extensions. Lengths in points.

public import Foundation

/// A rectangle on screen that answers to events and holds other views.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The layer that owns the view's visual state.
  public let layer: CALayer
  /// The view that this one lies in.
  open internal(set) weak var superview: UIView?
  var children: [UIView] = []
  /// Who is told about the view's layout: its view controller.
  weak var owner: (any ViewOwner)?

  var explicitTint: UIColor?
  var background: UIColor?
  var lastSafeAreaInsets = UIEdgeInsets.zero
  var lastTraits: UITraitCollection?
  var traitOverride: UITraitCollection?
  var autolayoutIsReplaced = true

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view that covers a rectangle of its superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer(Self.layerClass)
    super.init()
    setUp()
    self.frame = frame
  }

  /// Archives hold no views here; makes a view of no extent.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer(Self.layerClass)
    super.init()
    setUp()
  }

  /// A view of no extent at the origin.
  public convenience override init() { self.init(frame: .zero) }

  private func setUp() {
    layer.delegate = self
    layer.state.contentsScale = Stage.current.screen.scale
    layer.setNeedsDisplay()
  }

  // MARK: Geometry

  /// The upright rectangle that the view covers in its superview; derived from bounds, centre and
  /// transform.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's own coordinates: what part of its space it shows.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the view's anchor point, its middle, stands in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The map of the view about its centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The map of the view about its centre, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Pixels per point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Looks

  /// How much of the view with its subviews is seen, 0…1.
  open var alpha: CGFloat {
    get { layer.doubleOpacity }
    set { layer.doubleOpacity = min(max(newValue, 0), 1) }
  }

  /// Whether the view and its subviews are left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// What fills the bounds.
  open var backgroundColor: UIColor? {
    get { background }
    set {
      background = newValue
      layer.backgroundColor = newValue?.cgColor(for: traitCollection)
    }
  }

  /// The accent colour: the view's own, or the nearest ancestor's, or the system's.
  open var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let v = view {
        if let tint = v.explicitTint { return v.dimmed(tint) }
        view = v.superview
      }
      return dimmed(.systemBlue)
    }
    set {
      explicitTint = newValue
      spreadTint()
    }
  }

  /// Whether the tint is shown as it is or greyed.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
    didSet { if oldValue != tintAdjustmentMode { spreadTint() } }
  }

  /// Called when the tint is another one; retints what the view draws.
  open func tintColorDidChange() {}

  /// Whether subviews are cut at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How contents lie in the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { layer.contentsGravity = contentMode.gravity }
  }

  /// Whether the view says that it hides what is under it; without effect on the picture.
  open var isOpaque: Bool = true
  /// Whether the context is cleared before drawing; drawing always starts clear.
  open var clearsContextBeforeDrawing = true
  /// Draws the view's contents into the current context, in its points.
  open func draw(_ rect: CGRect) {}
  /// Asks for drawing before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Asks for drawing before the next frame; drawing is always of the whole view.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: Behaviour

  /// A number for finding the view.
  open var tag = 0
  /// Whether the view answers to touches.
  open var isUserInteractionEnabled = true
  /// Whether the view takes more than one touch.
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps other views from getting touches.
  open var isExclusiveTouch = false
  /// How the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the view's size.
  open var autoresizesSubviews = true
  /// Whether the autoresizing mask places the view; without it, constraints would.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autolayoutIsReplaced }
    set { autolayoutIsReplaced = newValue }
  }
  /// Whether the view is mirrored in right-to-left interfaces.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if oldValue != semanticContentAttribute { setNeedsLayout() } }
  }
  /// A name for tests and assistants.
  open var accessibilityIdentifier: String?
  /// What an assistant reads.
  open var accessibilityLabel: String?
  /// Whether an assistant stops at the view.
  open var isAccessibilityElement = false

  // MARK: Layout

  /// Arranges the subviews; called before a frame when asked for.
  open func layoutSubviews() {}
  /// Asks for layout before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now, if asked for.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// The extent that suits a limit; the view's own by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the extent that suits.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }
  /// The extent that the contents ask for; `noIntrinsicMetric` where they ask for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Says that the contents ask for another extent.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// How far bars and the device's shape reach into the view.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
  /// Called when the safe area is another one.
  open func safeAreaInsetsDidChange() {}
  /// Distances that content keeps from the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The traits that the view is shown under.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// Called when the traits are others.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Tree

  /// The window that the view is in.
  open var window: UIWindow? {
    var view: UIView? = self
    while let v = view {
      if let window = v as? UIWindow { return window }
      view = v.superview
    }
    return nil
  }
  /// The views inside, back to front.
  open var subviews: [UIView] { children }
  /// Puts a view on top.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Puts a view at a place in the order.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right under another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  /// Puts a view right over another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }
  /// Puts a view over its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: children.count - 1) }
  }
  /// Puts a view under its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }
  /// Called when a view was put inside.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Events

  /// The view's owner, or its superview.
  open override var next: UIResponder? { owner ?? superview }
  /// Whether a point of the view counts as inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The front-most view under a point of this one that answers to touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Layer

  /// The action for a change of a layer key: an animation inside an animation block, none outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimationContext.action(for: layer, key: event) ?? NSNull()
  }

  /// Runs the view's layout, told to its owner before and after.
  open func layoutSublayers(of layer: CALayer) {
    updateEnvironment()
    owner?.viewWillLayout(self)
    layoutSubviews()
    owner?.viewDidLayout(self)
  }

  /// Draws through `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
}

/// A view controller, as its view sees it.
@MainActor
protocol ViewOwner: UIResponder {
  /// The view is about to lay out its subviews.
  func viewWillLayout(_ view: UIView)
  /// The view has laid out its subviews.
  func viewDidLayout(_ view: UIView)
  /// The view's safe area is another one.
  func viewSafeAreaChanged(_ view: UIView)
  /// What the owner adds to the safe area.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// Traits that the owner lays over the inherited ones.
  var overridingTraits: UITraitCollection? { get }
  /// The traits are others.
  func viewTraitsChanged(_ view: UIView, from previous: UITraitCollection?)
}
