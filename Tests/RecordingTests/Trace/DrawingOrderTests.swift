// SPDX-License-Identifier: MIT
//
// The order in which views are drawn: by depth, place and z-position.

import Testing
import ViewKit

@testable import Recording

@MainActor
struct DrawingOrderTests {
  @Test func `Views are ordered from back to front, wherever they are in the tree`() {
    let root = UIView()
    let (back, front, inBack, raised) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(raised)
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(inBack)
    raised.layer.zPosition = 1
    let targets = [
      ("raised", raised), ("front", front), ("inBack", inBack), ("back", back), ("root", root),
    ].map { TraceTarget(name: $0, view: $1) }
    #expect(DrawingOrder.names(of: targets) == ["root", "back", "inBack", "front", "raised"])
    root.bringSubviewToFront(back)
    #expect(DrawingOrder.names(of: targets) == ["root", "front", "back", "inBack", "raised"])
  }
}
