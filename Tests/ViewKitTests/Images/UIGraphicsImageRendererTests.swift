// SPDX-License-Identifier: MIT
//
// Pictures drawn in code, against pixels worked out by hand.

import Foundation
import Testing
import ViewKit

@MainActor
struct UIGraphicsImageRendererTests {
  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test("A picture has the size in points and the pixels of its scale")
  func size() {
    for scale: CGFloat in [1, 2, 3] {
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: 5, height: 4), format: format(scale)
      ).image { _ in }
      #expect(image.size == CGSize(width: 5, height: 4))
      #expect(image.scale == scale)
      #expect(image.cgImage?.width == 5 * Int(scale))
    }
  }

  @Test("What is drawn covers pixels by area and leaves the rest clear")
  func coverage() {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 3, height: 1), format: format(1)
    ).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1))
    }
    #expect(image.cgImage?.image.mask.bytes == [255, 128, 0])
  }

  @Test("A renderer of a rectangle shows what lies there")
  func bounds() {
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 20, width: 2, height: 2), format: format(1)
    ).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 11, y: 21, width: 5, height: 5))
    }
    #expect(image.cgImage?.image.mask.bytes == [0, 0, 0, 255])
  }

  @Test("An opaque picture starts black; one without a size has no pixels")
  func opaque() {
    let size = CGSize(width: 1, height: 1)
    let image = UIGraphicsImageRenderer(size: size, format: format(1, opaque: true)).image { _ in }
    #expect(image.cgImage?.image.pixmap.bytes == [0, 0, 0, 255])
    #expect(UIGraphicsImageRenderer(size: .zero, format: format(2)).image { _ in }.cgImage == nil)
    #expect(!UIGraphicsImageRenderer(size: size).pngData { _ in }.isEmpty)
  }
}
