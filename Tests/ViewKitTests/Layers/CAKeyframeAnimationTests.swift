// SPDX-License-Identifier: MIT
//
// Keyframes by hand-worked numbers.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CAKeyframeAnimationTests {
  private func shown(_ change: (CAKeyframeAnimation) -> Void, at time: Double) -> CGPoint {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    change(animation)
    layer.add(animation, forKey: nil)
    stage.advance(to: time)
    return layer.presentedState().position
  }

  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]

  @Test func linearValuesFollowTheirKeyTimes() {
    #expect(shown({ $0.values = points }, at: 0.25) == CGPoint(x: 5, y: 0))
    #expect(
      shown(
        {
          $0.values = points
          $0.keyTimes = [0, 0.8, 1]
        }, at: 0.4) == CGPoint(x: 5, y: 0))
    #expect(shown({ $0.values = points }, at: 2) == CGPoint(x: 10, y: 30))
  }

  @Test func discreteValuesHold() {
    let at: (Double) -> CGPoint = { time in
      shown(
        {
          $0.values = points
          $0.calculationMode = .discrete
        }, at: time)
    }
    #expect(at(0.3) == points[0])
    #expect(at(0.4) == points[1])
    #expect(at(0.7) == points[2])
  }

  @Test func pacedValuesMoveEvenly() {
    let p = shown(
      {
        $0.values = points
        $0.calculationMode = .paced
      }, at: 0.5)
    #expect(abs(p.x - 10) < 1e-9 && abs(p.y - 10) < 1e-9)
  }

  @Test func cubicValuesPassThroughTheirKeyframes() {
    let p = shown(
      {
        $0.values = points
        $0.calculationMode = .cubic
      }, at: 0.5)
    #expect(abs(p.x - 10) < 1e-9 && abs(p.y) < 1e-9)
  }

  @Test func segmentsHaveTheirOwnCurves() {
    let p = shown(
      {
        $0.values = points
        $0.timingFunctions = [
          CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
        ]
      }, at: 0.25)
    #expect(abs(Double(p.x) - 10 * CubicTimingCurve.easeIn.value(at: 0.5)) < 1e-9)
  }

  @Test func aPathIsFollowedAndTurnsTheLayer() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 40))
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.rotationMode = .rotateAuto
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    let shown = layer.presentedState()
    #expect(abs(shown.position.y - 20) < 1e-9)
    #expect(abs(shown.transform.m12 - 1) < 1e-9)
  }
}
