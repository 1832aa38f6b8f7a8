// SPDX-License-Identifier: MIT
//
// Parts of pictures and their equality.

import Foundation
import Raster
import Testing

@testable import ViewKit

struct CGImageTests {
  private func numbered(_ width: Int, _ height: Int) -> CGImage {
    var pixmap = Pixmap(width: width, height: height)
    for i in 0..<width * height {
      pixmap.bytes[i * 4] = UInt8(i)
      pixmap.bytes[i * 4 + 3] = 255
    }
    return CGImage(pixmap)
  }

  @Test func `a part has the pixels inside, with edges outward`() throws {
    let image = numbered(4, 3)
    let part = try #require(image.cropping(to: CGRect(x: 1.2, y: 1, width: 1.5, height: 9)))
    #expect((part.width, part.height) == (2, 2))
    #expect((0..<4).map { part.image.pixmap[$0 % 2, $0 / 2].r } == [5, 6, 9, 10])
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 3, height: 3)) == nil)
    #expect(image.cropping(to: .null) == nil)
  }

  @Test func `pictures with equal pixels are equal`() {
    #expect(numbered(2, 2) == numbered(2, 2))
    #expect(numbered(2, 2) != numbered(4, 1))
    #expect(numbered(3, 2).bytesPerRow == 12)
  }
}
