// SPDX-License-Identifier: MIT
//
// What the picture of a difference shows, pixel by pixel.

import Raster
import Testing

@testable import ImageDiff

struct DifferencePictureTests {
  private func difference() -> PixmapDifference {
    var difference = PixmapDifference()
    difference.wrong = [PixelRun(y: 10, minX: 12, maxX: 14)]
    difference.excused = [PixelRun(y: 20, minX: 1, maxX: 2)]
    difference.clusters = [
      PixelBlock(bounds: PixelRect(x: 12, y: 10, width: 2, height: 1), pixels: 2)
    ]
    return difference
  }

  @Test("Wrong pixels are red, excused ones yellow, a frame stands two pixels off")
  func colors() {
    let drawn = DifferencePicture.draw(
      difference(), over: Pixmap(width: 30, height: 25, color: .white))
    #expect(drawn[12, 10] == DifferencePicture.wrongColor)
    #expect(drawn[13, 10] == DifferencePicture.wrongColor)
    #expect(drawn[14, 10] == .white)
    #expect(drawn[1, 20] == DifferencePicture.excusedColor)
    for (x, y) in [(9, 7), (16, 7), (9, 13), (16, 13), (12, 7), (9, 10)] {
      #expect(drawn[x, y] == DifferencePicture.frameColor)
    }
    #expect(drawn[10, 8] == .white)
  }

  // 255 − (255 − 0)/4 = 192 (quotient rounded down to 63).
  @Test("Black fades to 192, clear to white, all opaque")
  func fading() {
    let nothing = PixmapDifference()
    let black = DifferencePicture.draw(nothing, over: Pixmap(width: 1, height: 1, color: .black))
    #expect(black[0, 0] == PremultipliedColor(r: 192, g: 192, b: 192, a: 255))
    let clear = DifferencePicture.draw(nothing, over: Pixmap(width: 1, height: 1))
    #expect(clear[0, 0] == .white)
  }

  @Test("A frame at the picture's border is cut, not drawn elsewhere")
  func border() {
    var difference = PixmapDifference()
    difference.clusters = [
      PixelBlock(bounds: PixelRect(x: 0, y: 0, width: 4, height: 4), pixels: 9)
    ]
    let drawn = DifferencePicture.draw(
      difference, over: Pixmap(width: 4, height: 4, color: .white))
    #expect(drawn == Pixmap(width: 4, height: 4, color: .white))
  }

  @Test("Three pictures stand side by side, two pixels apart")
  func sideBySide() {
    let expected = Pixmap(width: 3, height: 2, color: .black)
    let actual = Pixmap(width: 4, height: 5, color: .white)
    let all = DifferencePicture.sideBySide(
      expected: expected, actual: actual, difference: PixmapDifference())
    #expect(all.width == 2 + 3 + 2 + 3 + 2 + 4 + 2)
    #expect(all.height == 2 + 5 + 2)
    #expect(all[2, 2] == .black)
    #expect(all[7, 2] == PremultipliedColor(r: 192, g: 192, b: 192, a: 255))
    #expect(all[12, 6] == .white)
    #expect(all[5, 2] == PremultipliedColor(r: 128, g: 128, b: 128, a: 255))
    #expect(all[2, 4] == PremultipliedColor(r: 128, g: 128, b: 128, a: 255))
  }
}
