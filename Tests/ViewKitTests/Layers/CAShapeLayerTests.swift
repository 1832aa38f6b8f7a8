// SPDX-License-Identifier: MIT
//
// Shape layers in pixels: fill, stroke, trimmed stroke, morph.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CAShapeLayerTests {
  let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)

  private func picture(_ change: (CAShapeLayer) -> Void, at time: Double = 0) -> Pixmap {
    stage.makeCurrent()
    let layer = CAShapeLayer()
    layer.fillColor = UIColor.white.cgColor
    stage.window.layer.addSublayer(layer)
    change(layer)
    stage.advance(to: time)
    return Compositor.render(stage.displayList())
  }

  @Test func theOutlineIsFilled() {
    let p = picture { $0.path = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)) }
    #expect(p[3, 3] == .white && p[6, 6] == .black)
  }

  @Test func evenOddLeavesAHole() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let p = picture {
      $0.path = path
      $0.fillRule = .evenOdd
    }
    #expect(p[5, 5] == .black && p[1, 1] == .white)
  }

  @Test func theStrokeStartsAndEndsWhereTold() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 20, y: 5))
    let p = picture {
      $0.path = path
      $0.strokeColor = UIColor.white.cgColor
      $0.lineWidth = 2
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.5
    }
    #expect(p[4, 5] == .black && p[5, 5] == .white && p[9, 4] == .white && p[10, 5] == .black)
  }

  @Test func aPathMorphsIntoAnother() {
    let p = picture(
      {
        $0.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        let morph = CABasicAnimation(keyPath: "path")
        morph.fromValue = CGPath(rect: CGRect(x: 10, y: 0, width: 4, height: 4))
        morph.duration = 1
        $0.add(morph, forKey: nil)
      }, at: 0.5)
    #expect(p[4, 1] == .black && p[5, 1] == .white && p[8, 1] == .white && p[9, 1] == .black)
  }
}
