// SPDX-License-Identifier: MIT
//
// What a trace reads from views, and how it is written.

import Foundation
import Testing
import ViewKit

@testable import Recording

@MainActor
struct ViewTraceTests {
  @Test func `Frames and centres are on the screen, scale and opacity the view's own`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    stage.makeCurrent()
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    outer.alpha = 0.5
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    let trace = ViewTrace(of: TraceTarget(name: "inner", view: inner))
    #expect(trace.frame == [20, 30, 40, 40])
    #expect(trace.center == [40, 50])
    #expect(trace.alpha == 1)
    #expect(trace.scale == [1, 1])
    let around = ViewTrace(of: TraceTarget(name: "outer", view: outer))
    #expect(around.frame == [0, 10, 80, 80])
    #expect(around.alpha == 0.5)
    #expect(around.scale == [2, 2])
  }

  @Test func `A label has a colour, a template picture a tint`() {
    let label = UILabel()
    label.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let trace = ViewTrace(of: TraceTarget(name: "label", view: label))
    #expect(trace.color == [1, 0.5, 0, 1])
    #expect(trace.tint == nil)
    #expect(ViewTrace(of: TraceTarget(name: "view", view: UIView())).color == nil)
  }

  @Test func `A line has the frame, the time and the views in order`() {
    let view = ViewTrace(
      name: "a", frame: [0, 0.5, 1, 2], center: [0.5, 1.5], alpha: 1.0 / 3, scale: [1, 1],
      color: [0, 0, 0, 1], tint: nil)
    var lines = TraceLines()
    #expect(
      lines.next(frame: 3, time: 0.05, views: [view])
        == #"{"frame": 3, "time": 0.05, "views": {"a": {"frame": [0, 0.5, 1, 2], "#
        + #""center": [0.5, 1.5], "alpha": 0.3333333333333333, "scale": [1, 1], "#
        + "\"color\": [0, 0, 0, 1]}}}\n")
  }

  @Test func `Lines are the same whatever came before them`() {
    func view(_ name: String, _ x: Double, _ text: String? = nil) -> ViewTrace {
      ViewTrace(
        name: name, frame: [x, 0, 1, 1], center: [x, 0], alpha: 1, scale: [1, 1], text: text)
    }
    let frames = [
      [view("a", 0), view("b", 1, "B")], [view("a", 0), view("b", 2, "B")], [view("a", 0)],
      [view("b", 2, "B"), view("a", 0)], [view("b", 2, "C\""), view("a", 0), view("c", 9)],
    ]
    var lines = TraceLines()
    for (index, views) in frames.enumerated() {
      var alone = TraceLines()
      let line = lines.next(frame: index, time: 0.25, views: views)
      #expect(line == alone.next(frame: index, time: 0.25, views: views))
      #expect(TraceFrame.read(line)?.first?.views.count == views.count)
    }
  }
}
