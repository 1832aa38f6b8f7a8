// SPDX-License-Identifier: MIT
//
// The kernel against the plain statement, at every level of vectors and over every length of the last group.

import Raster
import Testing

@testable import ImageDiff

struct FadedPixelsTests {
  @Test("Every pixel fades as the plain statement says", arguments: KernelLevel.available)
  func twin(_ level: KernelLevel) {
    var random = RandomPictures(seed: 4)
    for width in Array(0...40) + [5000] {
      var colors: [PremultipliedColor] = []
      for _ in 0..<width {
        let a = random.next(2) == 0 ? 255 : random.next(256)
        func channel() -> UInt8 { UInt8(random.next(a + 1)) }
        colors.append(PremultipliedColor(r: channel(), g: channel(), b: channel(), a: UInt8(a)))
      }
      var bytes = colors.flatMap { [$0.r, $0.g, $0.b, $0.a] }
      FadedPixels.fade(&bytes, level: level)
      let truth = colors.map(FadedPixels.reference)
      #expect(bytes == truth.flatMap { [$0.r, $0.g, $0.b, $0.a] })
    }
  }

  @Test("White stays white, black becomes a light grey, a clear pixel white")
  func examples() {
    var bytes: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 0]
    FadedPixels.fade(&bytes)
    #expect(bytes == [255, 255, 255, 255, 192, 192, 192, 255, 255, 255, 255, 255])
  }
}
