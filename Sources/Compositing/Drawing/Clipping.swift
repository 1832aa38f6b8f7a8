// SPDX-License-Identifier: MIT
//
// The innermost clip, resolved: a rectangle of whole pixels and, where an outline cuts, the coverage
// of every pixel in it. Nested outlines multiply their coverage.

import Raster

/// What drawing may touch.
struct Clipping {
  /// Nothing outside is drawn.
  var rect: PixelRect
  /// The coverage of each pixel of `maskFrame`, which holds `rect`; `nil` keeps all.
  var mask: Mask?
  /// Where the mask lies, in device pixels.
  var maskFrame: PixelRect

  /// A clip to whole pixels.
  init(_ rect: PixelRect) {
    self.rect = rect
    maskFrame = rect
  }

  /// This clip and a rectangle.
  func intersection(_ other: PixelRect) -> Clipping {
    var result = self
    result.rect = rect.intersection(other)
    return result
  }

  /// This clip and an outline's coverage, which lies at `frame`.
  func intersection(_ coverage: Mask, frame: PixelRect) -> Clipping {
    var result = intersection(frame)
    var product = coverage
    if let mask {
      let kept = result.rect
      product = Mask(width: kept.width, height: kept.height)
      for y in kept.minY..<kept.maxY {
        for x in kept.minX..<kept.maxX {
          let a = coverage[x - frame.minX, y - frame.minY]
          let b = mask[x - maskFrame.minX, y - maskFrame.minY]
          product.bytes[(y - kept.minY) * kept.width + x - kept.minX] = Mask.product(a, b)
        }
      }
      result.maskFrame = kept
    } else {
      result.maskFrame = frame
    }
    result.mask = product
    return result
  }

  /// Where the coverage of a pixel lies in the mask's bytes.
  func maskIndex(x: Int, y: Int) -> Int {
    (y - maskFrame.minY) * maskFrame.width + x - maskFrame.minX
  }
}
