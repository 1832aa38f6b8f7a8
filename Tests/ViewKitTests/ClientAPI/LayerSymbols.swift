// SPDX-License-Identifier: MIT
//
// Layers and their animations as client code uses them, older constants included: presentation values
// worked out by hand.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LayerSymbols {
  /// A layer on a stage of 20 by 20 points, one pixel a point, and the stage.
  private func layer(_ layer: CALayer = CALayer()) -> (CALayer, Stage) {
    let stage = Support.stage(width: 20, height: 20, scale: 1)
    stage.window.backgroundColor = .white
    stage.window.layer.addSublayer(layer)
    stage.advance(to: 0)
    return (layer, stage)
  }

  private let red = PremultipliedColor(straightRed: 1, green: 0, blue: 0, opacity: 1)

  private func pixels(_ stage: Stage) -> Pixmap { Compositor.render(stage.displayList()) }

  @Test func `an animation of a key path shows, under its key, until it is removed`() {
    let (layer, stage) = layer()
    let move = CABasicAnimation(keyPath: "position.x")
    #expect(move.keyPath == "position.x")
    move.fromValue = 0
    move.toValue = 8
    move.duration = 1
    layer.add(move, forKey: "move")
    stage.advance(to: 0.25)
    #expect(layer.presentation()?.position.x == 2)
    #expect(layer.animation(forKey: "move") != nil)
    layer.removeAnimation(forKey: "move")
    #expect(layer.animation(forKey: "move") == nil)
    #expect(layer.presentation()?.position.x == 0)
  }

  @Test func `forwards keeps the last value, removed on completion or not`() {
    let (layer, stage) = layer()
    for (key, stays) in [("stays", false), ("goes", true)] {
      let fade = CABasicAnimation(keyPath: key == "stays" ? "opacity" : "position.y")
      fade.fromValue = 1
      fade.toValue = 0.5
      fade.duration = 0.5
      fade.fillMode = kCAFillModeForwards
      fade.isRemovedOnCompletion = stays
      fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
      layer.add(fade, forKey: key)
    }
    stage.advance(to: 0.125)
    let curve = CubicTimingCurve.easeInOut.value(at: 0.25)
    #expect(abs(Double(layer.presentation()?.opacity ?? 0) - (1 - 0.5 * curve)) < 1e-6)
    stage.advance(to: 3)
    #expect(layer.presentation()?.opacity == 0.5)
    #expect(layer.presentation()?.position.y == 0)
    #expect(layer.animationKeys() == ["stays"])
  }

  @Test func `a shape's fill has its colour, its rule, and its mask's outline`() {
    let shape = CAShapeLayer()
    let (_, stage) = layer(shape)
    shape.fillColor = UIColor.red.cgColor
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 12, height: 12))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 4, height: 4)))
    shape.path = path.cgPath
    stage.advance(to: 0.5)
    #expect(pixels(stage)[5, 5] == red)
    shape.fillRule = kCAFillRuleEvenOdd
    stage.advance(to: 1)
    #expect(pixels(stage)[5, 5] == .white)
    #expect(pixels(stage)[1, 1] == red)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 12)).cgPath
    shape.mask = mask
    #expect(pixels(stage)[1, 1] == red)
    #expect(pixels(stage)[3, 1] == .white)
  }

  @Test func `a shadow has its colour and lies where its offset says`() {
    let (layer, stage) = layer()
    layer.frame = CGRect(x: 2, y: 2, width: 6, height: 6)
    layer.backgroundColor = UIColor.black.cgColor
    layer.shadowColor = UIColor.red.cgColor
    layer.shadowOffset = CGSize(width: 8, height: 0)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    stage.advance(to: 1)
    #expect(pixels(stage)[13, 5] == red)
    #expect(pixels(stage)[13, 12] == .white)
  }

  @Test func `a border and round corners are drawn inside the layer's edge`() {
    let (layer, stage) = layer()
    layer.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
    layer.backgroundColor = UIColor.black.cgColor
    layer.borderColor = UIColor.red.cgColor
    layer.borderWidth = 2
    layer.cornerRadius = 6
    stage.advance(to: 1)
    let picture = pixels(stage)
    #expect(picture[0, 0] == .white)
    #expect(picture[1, 6] == red)
    #expect(picture[6, 6] == .black)
  }
}
