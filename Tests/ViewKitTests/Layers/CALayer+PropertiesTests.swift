// SPDX-License-Identifier: MIT
//
// Layer properties by Core Animation's names and defaults.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct CALayerPropertiesTests {
  @Test func defaultsAreCoreAnimations() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3 && layer.shadowOpacity == 0)
    #expect(layer.opacity == 1 && layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.borderColor == UIColor.black.cgColor)
  }

  @Test func theFrameFollowsTheAnchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 20, y: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test func aMaskLeavesWhereItWas() {
    let layer = CALayer()
    let mask = CALayer()
    CALayer().addSublayer(mask)
    layer.mask = mask
    #expect(mask.superlayer == nil)
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
  }
}
