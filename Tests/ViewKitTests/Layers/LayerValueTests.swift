// SPDX-License-Identifier: MIT
//
// Arithmetic of layer values.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LayerValueTests {
  @Test func valuesAreMixedPartByPart() {
    let a = LayerValue.rect(CGRect(x: 0, y: 0, width: 10, height: 20))
    let b = LayerValue.rect(CGRect(x: 4, y: 8, width: 20, height: 40))
    #expect(a.mixed(to: b, at: 0.5) == .rect(CGRect(x: 2, y: 4, width: 15, height: 30)))
    #expect(a.mixed(to: .number(1), at: 0.5) == .number(1))
  }

  @Test func coloursAreMixedStraightAndNothingIsClear() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    guard case .color(let half?) = LayerValue.color(nil).mixed(to: .color(red), at: 0.5) else {
      Issue.record("no colour")
      return
    }
    #expect(half == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func aChangeIsMovedBackByAFactor() {
    let value = LayerValue.number(10).adding(
      changeFrom: .number(4), to: .number(10), times: 0.25)
    #expect(value == .number(8.5))
  }

  @Test func pathsWithEqualElementsMorph() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10))
    guard case .path(let mixed?) = LayerValue.path(a).mixed(to: .path(b), at: 0.5) else {
      Issue.record("no path")
      return
    }
    #expect(mixed.boundingBox == CGRect(x: 5, y: 0, width: 10, height: 10))
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(LayerValue.path(a).mixed(to: .path(oval), at: 0.5) == .path(oval))
  }
}
