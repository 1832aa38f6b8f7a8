// SPDX-License-Identifier: MIT
//
// Layer properties by name.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CALayerValuesTests {
  @Test func valuesAreSetAndReadByKeyPath() {
    let stage = Stage()
    stage.makeCurrent()
    let layer = CALayer()
    layer.setValue(12, forKeyPath: "position.x")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue("mine", forKey: "note")
    #expect(layer.position.x == 12)
    #expect(layer.affineTransform().a == 2)
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 12)
    #expect(layer.value(forKey: "note") as? String == "mine")
    layer.setValue("wide", forKey: "cornerRadius")
    #expect(stage.diagnostics.count == 1)
  }

  @Test func contentsAreAPicture() {
    let layer = CALayer()
    layer.contents = CGImage(Pixmap(width: 2, height: 2, color: .white))
    #expect((layer.contents as? CGImage)?.width == 2)
    layer.contents = nil
    #expect(layer.contents == nil)
  }
}
