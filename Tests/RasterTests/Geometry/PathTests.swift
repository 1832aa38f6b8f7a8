// SPDX-License-Identifier: MIT
//
// Outlines under a map.

import Raster
import Testing

@Suite("Path")
struct PathTests {
  @Test("Every point of every element is mapped")
  func transform() {
    let p = Point(x: 1, y: 2)
    let path = Path([
      .move(p), .line(p), .quad(control: p, end: p), .cubic(control1: p, control2: p, end: p),
      .close,
    ])
    let q = Point(x: 12, y: 7)
    let map = AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 5)
    #expect(
      path.transformed(by: map).elements == [
        .move(q), .line(q), .quad(control: q, end: q), .cubic(control1: q, control2: q, end: q),
        .close,
      ])
    #expect(path.transformed(by: .identity) == path)
    #expect(!path.isEmpty && Path().isEmpty)
  }
}
