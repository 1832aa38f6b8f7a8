// SPDX-License-Identifier: MIT
//
// A cross-fade in one pass is its two commands one after the other.

import Raster
import Testing

@testable import Compositing

@Suite("DrawingTarget scaled pictures")
struct DrawingTargetScaledTests {
  private func image(_ width: Int, _ height: Int, _ seed: Int) throws -> Image {
    let bytes = (0..<width * height).flatMap { i -> [UInt8] in
      [UInt8((i * seed) & 255), UInt8((i / width * 7) & 255), UInt8(seed), 255]
    }
    return Image(try #require(Pixmap(width: width, height: height, premultipliedBytes: bytes)))
  }

  @Test(
    "A cross-fade in one pass is its two pictures one after the other",
    arguments: [
      AffineTransform(a: 1.1, b: 0, c: 0, d: 1.1, tx: -4, ty: -3),
      AffineTransform(a: 0.7, b: 0, c: 0, d: 1.3, tx: 5.5, ty: 9.25),
      AffineTransform(a: 0.3, b: 0, c: 0, d: 0.3, tx: 2, ty: 2),
    ])
  func crossFade(map: AffineTransform) throws {
    let lower = try image(70, 50, 3)
    let upper = try image(64, 48, 11)
    for (dx, dy) in [(0.0, 0.0), (-9, 20)] {
      for opacity: UInt8 in [0, 90, 255] {
        let commands: [DrawCommand] = [
          .drawImage(
            lower, transform: .translation(x: dx, y: dy), sampler: .bilinear, opacity: 255,
            mode: .sourceOver),
          .drawImage(
            upper, transform: map, sampler: .bilinear, opacity: opacity, mode: .sourceOver),
        ]
        func list(_ commands: [DrawCommand]) -> DisplayList {
          DisplayList(width: 75, height: 60, commands: commands)
        }
        var expected = Compositor.render(list([commands[0]]))
        Compositor().draw(list([commands[1]]), onto: &expected)
        #expect(Compositor.render(list(commands)) == expected)
      }
    }
  }
}
