// SPDX-License-Identifier: MIT
//
// Which kinds of picture come into question, and how far apart their samples are.

import Raster
import Testing

@testable import ImageCoding

@Suite struct ReducedPictureTests {
  @Test("Grey is found only where red, green and blue are equal everywhere")
  func grey() {
    #expect(ReducedPicture.isGrey([5, 5, 5, 255, 9, 9, 9, 255]))
    #expect(!ReducedPicture.isGrey([5, 5, 5, 255, 9, 9, 8, 255]))
  }

  @Test("Few colours give a direct picture and one with a palette")
  func candidates() {
    let white = ReducedPicture.candidates(Pixmap(width: 3, height: 2, color: .white))
    #expect(white.map(\.colorType) == [0, 3])
    #expect(white[0].rows == [0, 255, 255, 255, 0, 255, 255, 255])
    let clear = ReducedPicture.candidates(Pixmap(width: 3, height: 2))
    #expect(clear.map(\.colorType) == [6, 3])
    #expect(clear.map(\.sampleDistance) == [4, 1])
    #expect(clear[0].rowLength == 13)
    let red = PremultipliedColor(r: 255, g: 0, b: 0, a: 255)
    #expect(
      ReducedPicture.candidates(Pixmap(width: 1, height: 1, color: red)).map(\.sampleDistance)
        == [3, 1])
  }
}
