// SPDX-License-Identifier: MIT
//
// UIKit's paths.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct UIBezierPathTests {
  @Test func arcsRunClockwiseAsSeen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    // With y down, clockwise from the right goes through the bottom.
    #expect(path.bounds.maxY > 9.9)
    #expect(path.bounds.minY > -0.1)
  }

  @Test func reversingKeepsTheOutline() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 8), cornerRadius: 2)
    let back = path.reversing()
    #expect(back.bounds == path.bounds)
    #expect(back.reversing().bounds == path.bounds)
    let both = UIBezierPath(rect: CGRect(x: -5, y: -5, width: 20, height: 18))
    both.append(back)
    #expect(!both.contains(CGPoint(x: 5, y: 4)))
  }

  @Test func pathsDrawIntoTheCurrentContext() {
    let context = CGContext(scale: 1)
    UIGraphicsPushContext(context)
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIGraphicsPopContext()
    #expect(
      context.recording.commands == [
        .fillPath(
          .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), rule: .nonZero,
          color: UIColor.red.cgColor, mode: .sourceOver)
      ])
  }
}
