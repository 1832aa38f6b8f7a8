// SPDX-License-Identifier: MIT
//
// Rectangles and coverage of nested clips.

import Raster
import Testing

@testable import Compositing

@Suite("Clipping")
struct ClippingTests {
  @Test("Rectangles intersect and keep the mask")
  func rectangles() throws {
    let frame = PixelRect(x: 2, y: 2, width: 3, height: 2)
    let mask = try #require(Mask(width: 3, height: 2, coverageBytes: [1, 2, 3, 4, 5, 6]))
    let clip = Clipping(PixelRect(x: 0, y: 0, width: 9, height: 9))
      .intersection(mask, frame: frame)
      .intersection(PixelRect(x: 3, y: 0, width: 9, height: 3))
    #expect(clip.rect == PixelRect(x: 3, y: 2, width: 2, height: 1))
    #expect(clip.mask?.bytes[clip.maskIndex(x: 4, y: 2)] == 3)
  }

  @Test("Masks multiply where both are")
  func masks() {
    let clip = Clipping(PixelRect(x: 0, y: 0, width: 4, height: 1))
      .intersection(
        Mask(width: 3, height: 1, coverage: 128), frame: PixelRect(x: 0, y: 0, width: 3, height: 1)
      )
      .intersection(
        Mask(width: 3, height: 1, coverage: 128), frame: PixelRect(x: 1, y: 0, width: 3, height: 1))
    #expect(clip.rect == PixelRect(x: 1, y: 0, width: 2, height: 1))
    #expect(clip.mask?.bytes == [64, 64])
  }

  @Test("Apart, nothing is left")
  func apart() {
    let clip = Clipping(PixelRect(x: 0, y: 0, width: 4, height: 1))
      .intersection(
        Mask(width: 1, height: 1, coverage: 255), frame: PixelRect(x: 0, y: 0, width: 1, height: 1)
      )
      .intersection(
        Mask(width: 1, height: 1, coverage: 255), frame: PixelRect(x: 2, y: 0, width: 1, height: 1))
    #expect(clip.rect.isEmpty)
  }
}
