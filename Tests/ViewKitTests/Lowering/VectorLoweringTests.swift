// SPDX-License-Identifier: MIT
//
// Recorded drawing in device pixels, and where pictures lie.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct VectorLoweringTests {
  private func lower(_ command: VectorCommand, _ map: Raster.AffineTransform, opacity: Double = 1)
    -> [DrawCommand]
  {
    var out: [DrawCommand] = []
    VectorLowering(scale: 2, map: map).draw([command], opacity: opacity, into: &out)
    return out
  }

  @Test func outlinesAreMappedAndFaded() {
    let square = Path.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1))
    let out = lower(
      .fillPath(square, rule: .nonZero, color: .black, mode: .sourceOver),
      .scale(x: 2, y: 2), opacity: 0.5)
    #expect(
      out == [
        .fillPath(
          .rectangle(CGRect(x: 0, y: 0, width: 2, height: 2)), rule: .nonZero,
          color: PremultipliedColor(r: 0, g: 0, b: 0, a: 128), mode: .sourceOver)
      ])
  }

  @Test func clipsAndGroupsAreBalanced() {
    let square = Path.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1))
    let fill = VectorCommand.fillPath(square, rule: .nonZero, color: .black, mode: .sourceOver)
    let out = lower(
      .clipped([.group([fill], opacity: 0.5)], to: square, rule: .evenOdd), .identity)
    #expect(out.count == 5)
    #expect(out[1] == .beginGroup(opacity: 128, mode: .sourceOver))
    #expect(out.last == .endClip)
  }

  @Test func picturesAtTheirOwnPixelsLieOnPixels() {
    let exact = ImagePlacement(.translation(x: 3.3, y: 4.5))
    #expect(exact.transform == .translation(x: 3, y: 5))
    #expect(exact.sampler == .nearest)
    let free = ImagePlacement(
      Raster.AffineTransform(a: 1.5625, b: 0, c: 0, d: 1.5625, tx: 3.3, ty: 4.5))
    #expect(free.transform.tx == 3.3)
    #expect(free.sampler == .bilinear)
  }
}
