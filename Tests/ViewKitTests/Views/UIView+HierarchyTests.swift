// SPDX-License-Identifier: MIT
//
// The view tree and its hooks.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

private final class Logged: UIView {
  var log: [String] = []
  override func willMove(toSuperview v: UIView?) { log.append("will super \(v != nil)") }
  override func didMoveToSuperview() { log.append("did super") }
  override func willMove(toWindow w: UIWindow?) { log.append("will window \(w != nil)") }
  override func didMoveToWindow() { log.append("did window") }
  override func didAddSubview(_ subview: UIView) { log.append("added") }
  override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
}

@MainActor
struct UIViewHierarchyTests {
  @Test func hooksRunInUIKitsOrder() {
    let stage = Stage()
    stage.makeCurrent()
    let view = Logged()
    stage.window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.log == [
        "will super true", "will window true", "did window", "did super", "will super false",
        "will window false", "did window", "did super",
      ])
    view.log = []
    let child = UIView()
    view.addSubview(child)
    child.removeFromSuperview()
    #expect(view.log == ["added", "removing"])
  }

  @Test func orderOfViewsIsTheOrderOfLayers() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, belowSubview: b)
    #expect(root.subviews == [a, c, b])
    root.bringSubviewToFront(a)
    #expect(root.subviews == [c, b, a])
    root.insertSubview(a, aboveSubview: c)
    #expect(root.subviews == [c, a, b])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [b, a, c])
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, b, a])
    #expect(root.layer.sublayers == root.subviews.map(\.layer))
  }

  @Test func aViewCannotLieInItself() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    b.addSubview(a)
    #expect(a.superview == nil && b.isDescendant(of: a))
    b.tag = 7
    #expect(a.viewWithTag(7) === b && a.viewWithTag(8) == nil)
  }

  @Test func layerClassesAreMade() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(Shape().layer is CAShapeLayer)
  }
}
