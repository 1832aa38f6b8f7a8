// SPDX-License-Identifier: MIT
//
// Words hold the pixel's bytes in order.

import Raster
import Testing

@testable import ImageDiff

struct PixelWordsTests {
  @Test("Red is the low byte, opacity the high one, of the pixel asked for")
  func order() {
    var picture = Pixmap(width: 3, height: 2)
    picture.set(2, 1, PremultipliedColor(r: 1, g: 2, b: 3, a: 4))
    let words = PixelWords(width: 3)
    #expect(words.word(picture.bytes.span, 2, 1) == 0x0403_0201)
    #expect(words.word(picture.bytes.span, 1, 1) == 0)
  }
}
