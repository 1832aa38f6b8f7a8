// SPDX-License-Identifier: MIT
//
// Actions for changes: delegates, dictionaries, none.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

private final class Recorder: CAAction {
  var keys: [String] = []
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    keys.append(event)
  }
}

@MainActor
struct CAActionTests {
  @Test func theLayersOwnActionsAnswer() throws {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    let recorder = Recorder()
    let fade = CABasicAnimation()
    fade.duration = 2
    layer.actions = ["opacity": recorder, "position": fade, "zPosition": NSNull()]
    layer.opacity = 0.5
    layer.opacity = 0.5
    #expect(recorder.keys == ["opacity"])
    layer.position = CGPoint(x: 4, y: 0)
    let move = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(move.fromValue as? CGPoint == .zero)
    #expect(move.duration == 2)
  }

  @Test func viewsAnswerNothingOutsideBlocks() {
    let stage = Stage()
    stage.makeCurrent()
    let view = UIView()
    stage.window.addSubview(view)
    stage.advance(to: 0)
    view.layer.opacity = 0.5
    #expect(view.layer.animationKeys() == nil)
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
  }
}
