// SPDX-License-Identifier: MIT
//
// Frozen copies.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CALayerFrozenTests {
  @Test func aFrozenCopyGoesOnShowingTheMoment() {
    let stage = Stage()
    stage.makeCurrent()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    inner.backgroundColor = .red
    view.addSubview(inner)
    stage.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x = 12 }
    stage.advance(to: 0.5)
    let copy = view.snapshotView(afterScreenUpdates: false)
    inner.backgroundColor = .blue
    stage.advance(to: 1)
    let frozen = copy?.layer.sublayers?.first?.sublayers?.first
    #expect(frozen?.position.x == 7)
    #expect(frozen?.backgroundColor == UIColor.red.cgColor)
    #expect(copy?.bounds.size == view.bounds.size)
  }
}
