// SPDX-License-Identifier: MIT
//
// Pictures drawn between a beginning and an end, against pixels worked out by hand.

import Foundation
import Testing

@testable import ViewKit

@MainActor
struct UIGraphicsImageContextTests {
  @Test func `what is drawn in between is the picture, and pairs nest`() {
    Support.stage(scale: 3)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
    UIColor.black.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 0.5, height: 1)).fill()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIColor.black.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.image.mask.bytes == [255])
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(outer?.cgImage?.image.mask.bytes == [128, 0])
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `a scale of 0 is the screen's`() {
    Support.stage(scale: 3)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 6)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
  }
}
