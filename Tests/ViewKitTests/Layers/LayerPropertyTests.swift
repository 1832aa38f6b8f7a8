// SPDX-License-Identifier: MIT
//
// Key paths of layers: reading and writing, whole and in part.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LayerPropertyTests {
  @Test(arguments: [
    "position.x", "bounds.size.width", "bounds.origin.y", "opacity", "cornerRadius",
    "transform.scale.x", "transform.rotation.z", "transform.translation.y", "zPosition",
    "strokeEnd", "lineWidth", "shadowOpacity", "transform.rotation.x", "transform.rotation.y",
  ])
  func aNumberWrittenIsRead(_ keyPath: String) throws {
    let property = try #require(LayerProperty.named(keyPath))
    var state = LayerState()
    property.write(&state, .number(0.75))
    guard case .number(let value) = property.read(state) else {
      Issue.record("not a number")
      return
    }
    #expect(abs(value - 0.75) < 1e-12)
  }

  @Test func scaleKeepsTurnAndShift() throws {
    var state = LayerState()
    state.transform = CATransform3DTranslate(
      CATransform3DMakeRotation(0.3, 0, 0, 1), 5, 0, 0)
    let before = TransformParts(state.transform)
    try #require(LayerProperty.named("transform.scale")).write(&state, .number(2))
    let after = TransformParts(state.transform)
    #expect(abs(after.rotation.z - before.rotation.z) < 1e-12)
    #expect(after.translation.x == before.translation.x)
    #expect(abs(after.scale.y - 2) < 1e-12)
  }

  @Test func unknownNamesAreNone() {
    #expect(LayerProperty.named("frame") == nil)
    #expect(LayerProperty.named("position.z") == nil)
  }
}
