// SPDX-License-Identifier: MIT
//
// Copies of another extent.

import Raster
import Testing

@testable import Recording

struct PixmapResizedTests {
  @Test func `Halves are means of four pixels`() {
    var picture = Pixmap(width: 4, height: 2, color: .white)
    for i in 0..<8 where i % 2 == 0 {
      picture.bytes.replaceSubrange(i * 4..<i * 4 + 3, with: [0, 0, 0])
    }
    let half = picture.resized(width: 2, height: 1)
    #expect(half.width == 2 && half.height == 1)
    for x in 0..<2 { #expect((127...128).contains(half[x, 0].r)) }
  }

  @Test func `An extent of nothing is one pixel, and the same extent the same picture`() {
    let picture = Pixmap(width: 3, height: 3, color: .white)
    #expect(picture.resized(width: 0, height: 0) == Pixmap(width: 1, height: 1, color: .white))
    #expect(picture.resized(width: 3, height: 3) == picture)
  }
}
