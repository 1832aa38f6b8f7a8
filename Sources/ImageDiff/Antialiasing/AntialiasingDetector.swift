// SPDX-License-Identifier: MIT
//
// Whether a pixel is part of a smoothed edge: neither flat nor a feature, but a step between a darker
// side and a brighter side, at least one of which continues as a flat area in both pictures.
// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009.

internal import Raster

struct AntialiasingDetector {
  var expected: Pixmap
  var actual: Pixmap

  /// Whether the pixel is smoothed in either picture. Both have the same extent.
  func isSmoothed(x: Int, y: Int) -> Bool {
    isSmoothed(x, y, in: expected.bytes.span) || isSmoothed(x, y, in: actual.bytes.span)
  }

  private func isSmoothed(_ x: Int, _ y: Int, in bytes: borrowing Span<UInt8>) -> Bool {
    let center = brightness(x, y, bytes)
    var equal = isAtEdge(x, y) ? 1 : 0
    var darkest = (delta: 0, x: x, y: y)
    var brightest = (delta: 0, x: x, y: y)
    for ny in max(0, y - 1)...min(expected.height - 1, y + 1) {
      for nx in max(0, x - 1)...min(expected.width - 1, x + 1) where nx != x || ny != y {
        let delta = brightness(nx, ny, bytes) - center
        if delta == 0 { equal += 1 }
        if delta < darkest.delta { darkest = (delta, nx, ny) }
        if delta > brightest.delta { brightest = (delta, nx, ny) }
      }
    }
    // Three equal neighbours are a line or an area, not a step.
    if equal > 2 || darkest.delta == 0 || brightest.delta == 0 { return false }
    return isFlat(darkest.x, darkest.y) || isFlat(brightest.x, brightest.y)
  }

  /// Whether at least three neighbours have the pixel's own colour, in both pictures; the outside of
  /// the picture counts as one.
  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    hasSiblings(x, y, in: expected.bytes.span) && hasSiblings(x, y, in: actual.bytes.span)
  }

  private func hasSiblings(_ x: Int, _ y: Int, in bytes: borrowing Span<UInt8>) -> Bool {
    let center = index(x, y)
    var count = isAtEdge(x, y) ? 1 : 0
    for ny in max(0, y - 1)...min(expected.height - 1, y + 1) {
      for nx in max(0, x - 1)...min(expected.width - 1, x + 1) where nx != x || ny != y {
        let i = index(nx, ny)
        if bytes[i] == bytes[center], bytes[i + 1] == bytes[center + 1],
          bytes[i + 2] == bytes[center + 2], bytes[i + 3] == bytes[center + 3]
        {
          count += 1
        }
      }
    }
    return count > 2
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == expected.width - 1 || y == expected.height - 1
  }

  private func index(_ x: Int, _ y: Int) -> Int { (y * expected.width + x) * 4 }

  /// Rec. 601 luma of the pixel over white, in thousandths of a step.
  private func brightness(_ x: Int, _ y: Int, _ bytes: borrowing Span<UInt8>) -> Int {
    let i = index(x, y)
    let white = 255 - Int(bytes[i + 3])
    return 299 * (Int(bytes[i]) + white) + 587 * (Int(bytes[i + 1]) + white)
      + 114 * (Int(bytes[i + 2]) + white)
  }
}
