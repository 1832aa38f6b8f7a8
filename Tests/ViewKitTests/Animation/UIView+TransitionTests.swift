// SPDX-License-Identifier: MIT
//
// Transitions between what a view showed and what it shows.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct UIViewTransitionTests {
  private func scene() -> (Stage, UIView) {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    stage.makeCurrent()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: view.bounds)
    inner.backgroundColor = .red
    view.addSubview(inner)
    stage.window.addSubview(view)
    stage.advance(to: 0)
    return (stage, view)
  }

  private func pixel(_ stage: Stage) -> PremultipliedColor {
    Compositor.render(stage.displayList())[5, 5]
  }

  @Test func aCrossDissolveFadesTheNewPictureIn() {
    let (stage, view) = scene()
    var done: [Double] = []
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) {
      view.subviews[0].backgroundColor = .blue
    } completion: { _ in
      done.append(stage.clock.now)
    }
    #expect(pixel(stage).r == 255)
    stage.advance(to: 0.5)
    #expect(abs(Int(pixel(stage).b) - 128) <= 1)
    #expect(abs(Int(pixel(stage).r) - 127) <= 1)
    stage.advance(to: 1)
    #expect(pixel(stage).b == 255)
    #expect(done == [1])
  }

  @Test func aFlipIsEdgeOnInTheMiddle() {
    let (stage, view) = scene()
    UIView.transition(
      with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
    ) { view.subviews[0].backgroundColor = .blue }
    stage.advance(to: 0.25)
    #expect(pixel(stage).r > 200)
    // The side that turns away from the eye leaves its edge.
    let turned = Compositor.render(stage.displayList())
    #expect(turned[0, 5].r == 0 || turned[9, 5].r == 0)
    stage.advance(to: 0.75)
    #expect(pixel(stage).b > 200)
  }

  @Test func oneViewTakesAnothersPlace() {
    let (stage, view) = scene()
    let next = UIView(frame: view.bounds)
    let old = view.subviews[0]
    UIView.transition(from: old, to: next, duration: 0.2, options: .transitionCrossDissolve)
    #expect(view.subviews == [next])
    stage.advance(to: 1)
    #expect(old.superview == nil)
  }
}
