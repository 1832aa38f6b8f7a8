// SPDX-License-Identifier: MIT
//
// The layer tree: order, layout, drawing, coordinates.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

private final class Restless: CALayer {
  override func layoutSublayers() { setNeedsLayout() }
}

private final class Counting: CALayer {
  var layouts = 0
  override func layoutSublayers() { layouts += 1 }
  override func draw(in ctx: CGContext) { ctx.fill(bounds) }
}

@MainActor
struct CALayerTreeTests {
  @Test func layersAreInsertedInOrder() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, below: a)
    root.insertSublayer(c, above: b)
    #expect(root.sublayers == [b, c, a])
    root.insertSublayer(a, at: 0)
    #expect(root.sublayers == [a, b, c])
    root.replaceSublayer(b, with: CALayer())
    #expect(b.superlayer == nil && root.sublayers?.count == 3)
    a.addSublayer(root)
    #expect(root.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test func layoutRunsOnceWhenAskedFor() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = Counting()
    stage.window.layer.addSublayer(layer)
    layer.setNeedsLayout()
    layer.setNeedsLayout()
    stage.layoutIfNeeded()
    stage.layoutIfNeeded()
    #expect(layer.layouts == 1)
    layer.bounds.size = CGSize(width: 1, height: 1)
    layer.layoutIfNeeded()
    #expect(layer.layouts == 2)
  }

  @Test func layoutWithoutEndIsReported() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = Restless()
    stage.window.layer.addSublayer(layer)
    layer.setNeedsLayout()
    stage.layoutIfNeeded()
    #expect(stage.diagnostics.count == 1)
  }

  @Test func drawingBecomesContents() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = Counting()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.setNeedsDisplay()
    stage.window.layer.addSublayer(layer)
    #expect(stage.displayList().commands.count == 3)
  }

  @Test func pointsAreConvertedThroughTransforms() {
    let (root, a, b) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    a.addSublayer(b)
    a.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    b.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
    b.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(b.convert(CGPoint(x: 2, y: 2), to: root) == CGPoint(x: 14, y: 14))
    #expect(root.convert(CGPoint(x: 0, y: 0), from: b) == CGPoint(x: 10, y: 10))
    #expect(b.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: a).width == 8)
    root.bounds.size = CGSize(width: 50, height: 50)
    root.position = CGPoint(x: 25, y: 25)
    #expect(root.hitTest(CGPoint(x: 12, y: 12)) === b)
    #expect(root.hitTest(CGPoint(x: 60, y: 12)) == nil)
  }
}
