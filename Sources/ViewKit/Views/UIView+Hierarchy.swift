// SPDX-License-Identifier: MIT
//
// Putting views into views and taking them out, with the hooks in UIKit's order:
// willMove(toSuperview), willMove(toWindow), the change, didMoveToWindow, didMoveToSuperview,
// didAddSubview.

public import Foundation

extension UIView {
  /// The view's layer of the class it asks for. Of client classes, the nearest known ancestor is
  /// made, because Swift makes an instance from a class value only for known initializers.
  static func makeLayer(_ layerClass: AnyClass) -> CALayer {
    let made: CALayer
    switch layerClass {
    case is CAShapeLayer.Type: made = CAShapeLayer()
    case is CAGradientLayer.Type: made = CAGradientLayer()
    default: made = CALayer()
    }
    if type(of: made) != layerClass {
      Stage.current.report(
        "\(self).layerClass \(layerClass) is made as \(type(of: made))")
    }
    return made
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.superview === self {
      reorder(view, to: min(index, children.count - 1))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow {
      view.forSubtree {
        if newWindow != nil { $0.takeAppearance() }
        $0.willMove(toWindow: newWindow)
      }
    }
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.children.removeAll { $0 === view }
    }
    let place = min(max(index, 0), children.count)
    let layerPlace = place < children.count ? layerIndex(of: children[place]) : layer.children.count
    children.insert(view, at: place)
    view.superview = self
    layer.insert(view.layer, at: layerPlace)
    view.updateEnvironmentInSubtree()
    view.tintMayHaveChanged()
    if oldWindow !== newWindow { view.forSubtree { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsLayout()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: children.count)
      return
    }
    if view.superview === self, let old = children.firstIndex(where: { $0 === view }) {
      let shift = old < index ? -1 : 0
      reorder(view, to: index + offset + shift)
    } else {
      insert(view, at: index + offset)
    }
  }

  func reorder(_ view: UIView, to index: Int) {
    children.removeAll { $0 === view }
    let place = min(max(index, 0), children.count)
    children.insert(view, at: place)
    // Layers that clients added beside the views' keep their places relative to the bottom.
    layer.children.removeAll { $0 === view.layer }
    let layerPlace =
      place + 1 < children.count ? layerIndex(of: children[place + 1]) : layer.children.count
    layer.children.insert(view.layer, at: layerPlace)
  }

  private func layerIndex(of view: UIView) -> Int {
    layer.children.firstIndex { $0 === view.layer } ?? layer.children.count
  }

  func detach() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { forSubtree { $0.willMove(toWindow: nil) } }
    parent.children.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    if oldWindow != nil { forSubtree { $0.didMoveToWindow() } }
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  func forSubtree(_ body: (UIView) -> Void) {
    body(self)
    for child in children { child.forSubtree(body) }
  }

  /// Whether the view is another one or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    var v: UIView? = self
    while let current = v {
      if current === view { return true }
      v = current.superview
    }
    return false
  }

  /// The first view with a tag, this one first; `nil` when there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Exchanges the places of two subviews in the order.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (a, b) = (children[low], children[high])
    reorder(b, to: low)
    reorder(a, to: high)
  }

  // MARK: Coordinates

  /// A point of this view, in another's points; in the window's for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer ?? window?.layer)
  }
  /// A point of another view, in this one's points; of the window for `nil`.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer ?? window?.layer)
  }
  /// A rectangle of this view, in another's points; in the window's for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer ?? window?.layer)
  }
  /// A rectangle of another view, in this one's points; of the window for `nil`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer ?? window?.layer)
  }
}
