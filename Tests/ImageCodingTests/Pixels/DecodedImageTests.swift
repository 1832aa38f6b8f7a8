// SPDX-License-Identifier: MIT
//
// A decoded picture and the premultiplied one that is drawn.

import Raster
import Testing

@testable import ImageCoding

@Suite struct DecodedImageTests {
  @Test("The picture that is drawn is premultiplied")
  func pixmap() {
    let image = DecodedImage(width: 1, height: 2, straightBytes: [255, 100, 0, 51, 9, 8, 7, 255])
    #expect(image.pixmap.bytes == [51, 20, 0, 51, 9, 8, 7, 255])
    #expect(image.pixmap.width == 1 && image.pixmap.height == 2)
  }
}
