// SPDX-License-Identifier: MIT
//
// The stage: time, turns, diagnostics, memory.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct StageTests {
  @Test func aStageIsThereFromTheStart() {
    #expect(UIScreen.main === Stage.current.screen)
    #expect(Stage().screen.bounds.size == CGSize(width: 375, height: 667))
    #expect(Stage().screen.nativeBounds.width == 750)
  }

  @Test func diagnosticsAreSaidOnce() {
    let stage = Stage()
    stage.report("a")
    stage.report("b")
    stage.report("a")
    #expect(stage.diagnostics == ["a", "b"])
  }

  @Test func theStageBeforeIsCurrentAgainAfterWork() throws {
    let (before, inner) = (Stage(), Stage(size: CGSize(width: 10, height: 20)))
    before.makeCurrent()
    let size = inner.whileCurrent {
      inner.advance(to: 2)
      return UIScreen.main.bounds.size
    }
    #expect(size == CGSize(width: 10, height: 20))
    #expect(Stage.current === before)
    #expect(CACurrentMediaTime() == 0)
    #expect(throws: CancellationError.self) {
      try inner.whileCurrent { throw CancellationError() }
    }
    #expect(Stage.current === before)
  }

  @Test func finiteWorkIsPendingUntilItsEnd() {
    let stage = Stage()
    stage.makeCurrent()
    let view = UIView()
    stage.window.addSubview(view)
    UIView.animate(withDuration: 0.4) { view.alpha = 0 }
    #expect(stage.hasPendingWork)
    #expect(stage.lastFiniteEventTime == 0.4)
    stage.advance(to: 0.4)
    #expect(!stage.hasPendingWork)
    #expect(CACurrentMediaTime() == 0.4)
  }

  @Test func callbacksWithoutEndStopTheClockWithAReason() {
    let stage = Stage()
    stage.makeCurrent()
    stage.clock.limit = 100
    @MainActor func again() { stage.clock.schedule(after: 0) { again() } }
    again()
    stage.advance(to: 1)
    #expect(stage.clockError != nil)
    #expect(stage.diagnostics.count == 1)
  }

  @Test func turningTheDeviceLaysOutAnew() {
    let stage = Stage(size: CGSize(width: 10, height: 20))
    stage.makeCurrent()
    let view = UIView(frame: stage.window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.window.addSubview(view)
    stage.resize(to: CGSize(width: 20, height: 10), safeAreaInsets: .zero)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func nothingKeepsADroppedStageAlive() {
    weak var stage: Stage?
    weak var view: UIView?
    do {
      let s = Stage()
      s.makeCurrent()
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      s.window.addSubview(v)
      UIView.animate(withDuration: 1) { v.alpha = 0 }
      s.advance(to: 0.5)
      _ = s.displayList()
      s.advance(to: 1)
      stage = s
      view = v
    }
    Stage().makeCurrent()
    #expect(stage == nil)
    #expect(view == nil)
  }
}
