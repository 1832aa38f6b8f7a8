// SPDX-License-Identifier: MIT
//
// What clients may give as a value.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LayerValueBridgingTests {
  @Test func numbersOfEveryTypeAreNumbers() {
    let numbers: [Any] = [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2), UInt8(2)]
    for number in numbers { #expect(LayerValue.from(number) == .number(2)) }
    #expect(LayerValue.from(CGFloat(2) as AnyObject) == .number(2))
    #expect(LayerValue.from(true) == .number(1))
  }

  @Test func geometryIsTakenBareAndBoxed() {
    let point = CGPoint(x: 1.25, y: -2)
    #expect(LayerValue.from(point) == .point(point))
    #expect(LayerValue.from(NSValue(cgPoint: point)) == .point(point))
    #expect(
      LayerValue.from(NSValue(cgSize: CGSize(width: 3, height: 4)))
        == .size(CGSize(width: 3, height: 4)))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect(LayerValue.from(NSValue(cgRect: rect)) == .rect(rect))
  }

  @Test func coloursPathsAndListsAreTaken() {
    let red = UIColor.red.cgColor
    #expect(LayerValue.from(red) == .color(red))
    #expect(LayerValue.from(UIColor.red) == .color(red))
    #expect(LayerValue.from([red, red]) == .colors([red, red]))
    #expect(LayerValue.from([0, 0.5, 1]) == .numbers([0, 0.5, 1]))
    #expect(LayerValue.from("red") == nil)
    #expect(LayerValue.from(nil) == nil)
  }
}
