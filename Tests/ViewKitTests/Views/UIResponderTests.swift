// SPDX-License-Identifier: MIT
//
// The responder chain, first responder, values by key.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

private final class Listener: UIView {
  var began = 0
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
}

@MainActor
struct UIResponderTests {
  @Test func touchesGoUpTheChain() {
    let outer = Listener()
    let inner = UIView()
    outer.addSubview(inner)
    inner.touchesBegan([], with: nil)
    #expect(outer.began == 1)
    #expect(inner.next === outer)
  }

  @Test func onlyOneIsFirst() {
    let stage = Stage()
    stage.makeCurrent()
    let (a, b) = (Listener(), Listener())
    #expect(a.becomeFirstResponder())
    #expect(b.becomeFirstResponder())
    #expect(!a.isFirstResponder && b.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    b.resignFirstResponder()
    #expect(!b.isFirstResponder)
  }

  @Test func unknownKeysAreReported() {
    let stage = Stage()
    stage.makeCurrent()
    #expect(UIView().value(forKey: "shape") == nil)
    UIView().setValue(1, forKey: "shape")
    #expect(stage.diagnostics.count == 1)
  }

  @Test func touchesHaveAPlaceInEveryView() {
    let stage = Stage()
    stage.makeCurrent()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    stage.window.addSubview(view)
    let touch = UITouch(view: view, window: stage.window, location: CGPoint(x: 12, y: 11))
    #expect(touch.location(in: view) == CGPoint(x: 2, y: 1))
    #expect(touch.location(in: nil) == CGPoint(x: 12, y: 11))
  }
}
