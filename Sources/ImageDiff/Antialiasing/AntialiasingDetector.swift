// SPDX-License-Identifier: MIT
//
// Whether a pixel is part of a smoothed edge: neither flat nor a feature, but a step between a darker
// side and a brighter side, at least one of which continues as a flat area in both pictures.
// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009.

internal import Raster

struct AntialiasingDetector {
  private let expected: Pixmap
  private let actual: Pixmap
  private let words: PixelWords

  /// A detector over two pictures of one extent.
  init(expected: Pixmap, actual: Pixmap) {
    self.expected = expected
    self.actual = actual
    words = PixelWords(width: expected.width)
  }

  /// Whether the pixel is smoothed in either picture.
  func isSmoothed(x: Int, y: Int) -> Bool {
    isSmoothed(x, y, in: expected.bytes.span) || isSmoothed(x, y, in: actual.bytes.span)
  }

  private func isSmoothed(_ x: Int, _ y: Int, in bytes: borrowing Span<UInt8>) -> Bool {
    let center = brightness(words.word(bytes, x, y))
    var equal = isAtEdge(x, y) ? 1 : 0
    var darkest = (delta: 0, x: x, y: y)
    var brightest = (delta: 0, x: x, y: y)
    for ny in max(0, y &- 1)...min(expected.height &- 1, y &+ 1) {
      for nx in max(0, x &- 1)...min(expected.width &- 1, x &+ 1) where nx != x || ny != y {
        let delta = brightness(words.word(bytes, nx, ny)) &- center
        if delta == 0 { equal &+= 1 }
        // Three equal neighbours are a line or an area, not a step.
        if equal > 2 { return false }
        if delta < darkest.delta { darkest = (delta, nx, ny) }
        if delta > brightest.delta { brightest = (delta, nx, ny) }
      }
    }
    if darkest.delta == 0 || brightest.delta == 0 { return false }
    return isFlat(darkest.x, darkest.y) || isFlat(brightest.x, brightest.y)
  }

  /// Whether at least three neighbours have the pixel's own colour, in both pictures; the outside of
  /// the picture counts as one.
  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    hasSiblings(x, y, in: expected.bytes.span) && hasSiblings(x, y, in: actual.bytes.span)
  }

  private func hasSiblings(_ x: Int, _ y: Int, in bytes: borrowing Span<UInt8>) -> Bool {
    let center = words.word(bytes, x, y)
    var count = isAtEdge(x, y) ? 1 : 0
    for ny in max(0, y &- 1)...min(expected.height &- 1, y &+ 1) {
      for nx in max(0, x &- 1)...min(expected.width &- 1, x &+ 1) where nx != x || ny != y {
        if words.word(bytes, nx, ny) == center { count &+= 1 }
      }
    }
    return count > 2
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == expected.width - 1 || y == expected.height - 1
  }

  /// Rec. 601 luma of the pixel over white, in thousandths of a step: `c + 255 − a` per channel.
  @inline(__always)
  private func brightness(_ word: UInt32) -> Int {
    let r = Int(word & 255)
    let g = Int(word &>> 8 & 255)
    let b = Int(word &>> 16 & 255)
    let a = Int(word &>> 24)
    return 299 &* r &+ 587 &* g &+ 114 &* b &+ 1000 &* (255 &- a)
  }
}
