// SPDX-License-Identifier: MIT
//
// Views over their layers: geometry, layout, hits.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

private final class Stack: UIView {
  var layouts = 0
  override func layoutSubviews() {
    layouts += 1
    subviews.first?.frame = bounds
  }
}

@MainActor
struct UIViewTests {
  @Test func geometryLivesInTheLayer() {
    let view = UIView(frame: CGRect(x: 1.3, y: 2, width: 5, height: 6))
    #expect(view.layer.position == CGPoint(x: 3.8, y: 5))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.center == CGPoint(x: 3.8, y: 5) && view.bounds.width == 5)
    #expect(view.frame.width == 10)
    view.alpha = 3
    #expect(view.alpha == 1 && view.layer.opacity == 1)
  }

  @Test func layoutFollowsSize() {
    let view = Stack(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(UIView())
    view.layoutIfNeeded()
    let before = view.layouts
    view.frame.origin.x = 9
    view.layoutIfNeeded()
    #expect(view.layouts == before)
    view.frame.size.width = 9
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
    #expect(view.subviews[0].frame.width == 9)
  }

  @Test func hitsGoToTheFrontMostViewThatAnswers() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let a = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(a)
    root.addSubview(b)
    #expect(root.hitTest(CGPoint(x: 6, y: 6), with: nil) === b)
    b.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 6, y: 6), with: nil) === a)
    a.alpha = 0.001
    #expect(root.hitTest(CGPoint(x: 6, y: 6), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 26, y: 6), with: nil) == nil)
  }

  @Test func drawingGoesIntoTheLayer() {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let stage = Stage(size: CGSize(width: 8, height: 8), scale: 1)
    stage.makeCurrent()
    stage.window.addSubview(Dot(frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
    let p = Compositor.render(stage.displayList())
    #expect(p[4, 4].r == 255 && p[0, 0] == .black)
  }
}
