// SPDX-License-Identifier: MIT
//
// States, actions, and touches that become events.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIControlTests {
  private final class Target: NSObject, SelectorTarget {
    var calls: [String] = []
    func perform(_ selector: Selector, with sender: Any?) { calls.append(selector.description) }
    func tapped(_ control: UIControl) { calls.append("tapped \(control.tag)") }
    func plain() { calls.append("plain") }
  }

  @Test func `states add up`() {
    Support.stage()
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    control.isHighlighted = true
    #expect(control.state == [.selected, .disabled, .highlighted])
    #expect(control.state.rawValue == 7)
  }

  @Test func `actions are called for their events, in the order they were added`() {
    Support.stage()
    let control = UIControl(frame: .zero)
    control.tag = 5
    let target = Target()
    control.addTarget(target, action: Selector(target.tapped), for: .touchUpInside)
    control.addTarget(target, action: Selector(target.plain), for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: "named", for: .valueChanged)
    control.addAction(UIAction { _ in target.calls.append("closure") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == ["tapped 5", "plain", "closure", "named"])
  }

  @Test func `what is removed is not called`() {
    Support.stage()
    let control = UIControl(frame: .zero)
    let target = Target()
    control.addTarget(target, action: "a", for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: "b", for: .touchDown)
    control.removeTarget(target, action: "a", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["b"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(target.calls == ["b"])
  }

  @Test func `a target is not kept alive`() {
    Support.stage()
    let control = UIControl(frame: .zero)
    weak var dropped: Target?
    do {
      let target = Target()
      dropped = target
      control.addTarget(target, action: "a", for: .touchDown)
    }
    #expect(dropped == nil)
    control.sendActions(for: .touchDown)
  }

  @Test func `a finger that goes down and up inside is a tap`() {
    let stage = Support.stage()
    let control = UIControl(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    stage.window.addSubview(control)
    var events: [String] = []
    for (name, event) in [
      ("down", .touchDown), ("up", .touchUpInside), ("out", .touchUpOutside),
      ("exit", .touchDragExit), ("cancel", .touchCancel),
    ] as [(String, UIControl.Event)] {
      control.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    let touch = UITouch(view: control, window: stage.window, location: CGPoint(x: 15, y: 15))
    control.touchesBegan([touch], with: nil)
    #expect(control.isHighlighted && control.isTracking)
    control.touchesEnded([touch], with: nil)
    #expect(events == ["down", "up"])
    #expect(!control.isHighlighted && !control.isTracking)

    control.touchesBegan([touch], with: nil)
    touch.windowLocation = CGPoint(x: 100, y: 100)
    control.touchesMoved([touch], with: nil)
    #expect(!control.isHighlighted)
    control.touchesEnded([touch], with: nil)
    control.touchesBegan([touch], with: nil)
    control.touchesCancelled([touch], with: nil)
    #expect(events == ["down", "up", "down", "exit", "out", "down", "cancel"])
    control.isEnabled = false
    control.touchesBegan([touch], with: nil)
    #expect(events.count == 7)
  }
}
