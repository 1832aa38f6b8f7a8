// SPDX-License-Identifier: MIT
//
// The layer tree: insertion and removal, layout from the top down, drawing on request, and
// conversion of points between layers.

public import Foundation

extension CALayer {
  /// The layers inside, in the order of insertion; those of a presentation layer show presentation
  /// values too.
  public var sublayers: [CALayer]? {
    get {
      let source = presented?.children ?? children
      if source.isEmpty { return nil }
      return presented == nil ? source : source.map { $0.presentation() ?? $0 }
    }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts a layer on top of the others inside.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Puts a layer at a place in the order.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts a layer right under another.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detachForMove(into: self)
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer right over another.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detachForMove(into: self)
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in another's place.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    if let owner = maskOwner {
      owner.maskLayer = nil
      maskOwner = nil
    }
    guard let parent = superlayer else { return }
    let wasRooted = isRooted
    parent.children.removeAll { $0 === self }
    superlayer = nil
    if wasRooted { Stage.current.layerWasDetached(self) }
  }

  private func detachForMove(into parent: CALayer) {
    guard superlayer === parent else { return }
    parent.children.removeAll { $0 === self }
  }

  func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self, !isDescendant(of: layer) else { return }
    if layer.superlayer === self {
      children.removeAll { $0 === layer }
    } else {
      layer.removeFromSuperlayer()
      layer.attachedAtCommit = Stage.current.commitCount
    }
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    if layer.layoutIsNeeded || layer.descendantLayoutIsNeeded { markAncestorsForLayout(from: self) }
    layer.rescheduleAnimations()
  }

  func isDescendant(of other: CALayer) -> Bool {
    var layer = superlayer
    while let l = layer {
      if l === other { return true }
      layer = l.superlayer
    }
    return false
  }

  /// The layer that this one hangs on: its superlayer, or the one it masks.
  var container: CALayer? { superlayer ?? maskOwner }

  /// Whether the layer is under a stage's window.
  var isRooted: Bool {
    var layer: CALayer? = self
    while let l = layer {
      if l.isStageRoot { return true }
      layer = l.container
    }
    return false
  }

  /// Whether the layer was under a stage's window at the last commit: only then is there something
  /// on screen that an implicit animation could start from.
  var isCommitted: Bool {
    let count = Stage.current.commitCount
    var layer: CALayer? = self
    while let l = layer {
      if l.isStageRoot { return true }
      if l.attachedAtCommit >= count { return false }
      layer = l.container
    }
    return false
  }

  // MARK: Layout and drawing

  /// Asks for layout before the next frame.
  public func setNeedsLayout() {
    if layoutIsNeeded { return }
    layoutIsNeeded = true
    markAncestorsForLayout(from: superlayer)
  }

  func markAncestorsForLayout(from start: CALayer?) {
    var layer = start
    while let l = layer, !l.descendantLayoutIsNeeded {
      l.descendantLayoutIsNeeded = true
      layer = l.superlayer
    }
  }

  /// Whether layout was asked for.
  public func needsLayout() -> Bool { layoutIsNeeded }

  /// Lays out now, from the topmost layer that needs it.
  public func layoutIfNeeded() {
    var top = self
    var layer = superlayer
    while let l = layer {
      if l.layoutIsNeeded { top = l }
      layer = l.superlayer
    }
    top.layoutTree()
  }

  /// Lays out this layer and those under it until none asks any more.
  func layoutTree() {
    // Layout that always asks for layout again would never end; a hundred rounds are far more than
    // any layout needs.
    for _ in 0..<100 {
      if !layoutIsNeeded && !descendantLayoutIsNeeded { return }
      if layoutIsNeeded {
        layoutIsNeeded = false
        layoutSublayers()
      }
      descendantLayoutIsNeeded = false
      for child in children where child.layoutIsNeeded || child.descendantLayoutIsNeeded {
        child.layoutTree()
        if child.layoutIsNeeded || child.descendantLayoutIsNeeded {
          descendantLayoutIsNeeded = true
        }
      }
    }
    Stage.current.report("layout of \(name ?? "\(type(of: self))") asks for layout without end")
    layoutIsNeeded = false
    descendantLayoutIsNeeded = false
  }

  /// Asks for drawing before the next frame.
  public func setNeedsDisplay() { displayIsNeeded = true }
  /// Asks for drawing before the next frame; drawing is always of the whole layer.
  public func setNeedsDisplay(_ r: CGRect) { displayIsNeeded = true }
  /// Whether drawing was asked for.
  public func needsDisplay() -> Bool { displayIsNeeded }

  /// Draws now if drawing was asked for.
  public func displayIfNeeded() {
    guard displayIsNeeded, !bounds.isEmpty else { return }
    displayIsNeeded = false
    display()
  }

  /// Records what a closure draws as the layer's contents.
  func drawContents(_ body: (CGContext) -> Void) {
    let context = CGContext(scale: contentsScale)
    UIGraphicsPushContext(context)
    body(context)
    UIGraphicsPopContext()
    // A layer that draws nothing keeps the contents it was given.
    let drawn = context.contents
    if drawn != nil || contentsAreDrawn { state.contents = drawn }
    contentsAreDrawn = drawn != nil
  }

  // MARK: Coordinates

  /// The map from this layer's points to its superlayer's, with the perspective left out.
  var mapToSuperlayer: CGAffineTransform {
    let s = state
    let linear = CATransform3DGetAffineTransform(s.transform)
    let ax = s.bounds.origin.x + s.anchorPoint.x * s.bounds.size.width
    let ay = s.bounds.origin.y + s.anchorPoint.y * s.bounds.size.height
    var map = CGAffineTransform(translationX: -ax, y: -ay).concatenating(linear)
    map.tx += s.position.x
    map.ty += s.position.y
    return map
  }

  /// The map from this layer's points to those of the topmost layer.
  var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer = self
    while let parent = layer.superlayer {
      map = map.concatenating(layer.mapToSuperlayer)
      layer = parent
    }
    return map
  }

  func map(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    return mapToRoot.concatenating((other?.mapToRoot ?? .identity).inverted())
  }

  /// A point of another layer, in this one's points; `nil` stands for the topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(map(to: l).inverted())
  }
  /// A point of this layer, in another's points; `nil` stands for the topmost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }
  /// A rectangle of another layer, in this one's points: the upright one that holds it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(map(to: l).inverted())
  }
  /// A rectangle of this layer, in another's points: the upright one that holds it.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }

  /// Whether a point of the layer lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The topmost layer under a point of the superlayer; `nil` when the point is outside.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    if isHidden || state.opacity <= 0 { return nil }
    let local = p.applying(mapToSuperlayer.inverted())
    if masksToBounds && !contains(local) { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }
}
