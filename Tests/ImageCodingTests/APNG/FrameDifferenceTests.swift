// SPDX-License-Identifier: MIT
//
// The smallest changed rectangle.

import Raster
import Testing

@testable import ImageCoding

@Suite struct FrameDifferenceTests {
  @Test("Corners, opacity and nothing at all are seen")
  func rectangles() {
    let white = Pixmap(width: 9, height: 7, color: .white)
    var other = white
    #expect(FrameDifference(from: white, to: other).rect.isEmpty)
    other.bytes[(2 * 9 + 3) * 4 + 3] = 254
    let one = PixelRect(x: 3, y: 2, width: 1, height: 1)
    #expect(FrameDifference(from: white, to: other) == FrameDifference(rect: one, count: 1))
    other.bytes[(6 * 9 + 8) * 4] = 0
    let two = PixelRect(x: 3, y: 2, width: 6, height: 5)
    #expect(FrameDifference(from: white, to: other) == FrameDifference(rect: two, count: 2))
    other.bytes[0] = 0
    #expect(FrameDifference(from: white, to: other).rect == white.bounds)
  }
}
