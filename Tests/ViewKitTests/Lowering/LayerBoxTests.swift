// SPDX-License-Identifier: MIT
//
// A layer's rectangle in pixels.

import Animation
import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LayerBoxTests {
  private func box(_ change: (inout LayerState) -> Void, scale: Double = 2) -> LayerBox {
    var s = LayerState()
    s.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    change(&s)
    return LayerBox(state: s, map: .scale(x: scale, y: scale), scale: 2)
  }

  @Test func plainBoxesClipToPixels() {
    #expect(box { _ in }.clip == .rect(PixelRect(x: 0, y: 0, width: 20, height: 20)))
  }

  @Test func theRadiusIsAtMostHalfTheSide() {
    #expect(box { $0.cornerRadius = 99 }.radius == 5)
    #expect(box { $0.cornerRadius = -1 }.radius == 0)
  }

  @Test func continuousCornersLeaveTheEdgeEarlier() {
    let round = box {
      $0.bounds.size = CGSize(width: 40, height: 40)
      $0.cornerRadius = 8
    }
    let smooth = box {
      $0.bounds.size = CGSize(width: 40, height: 40)
      $0.cornerRadius = 8
      $0.cornerCurve = .continuous
    }
    func start(_ box: LayerBox) -> Double {
      box.outline().points.filter { $0.y == 0 }.map(\.x).filter { $0 > 40 }.min() ?? 0
    }
    #expect(start(round) == 64)
    #expect(abs(start(smooth) - (80 - 2 * 8 * 1.528665)) < 1e-4)
    // Both pass near the same point of the diagonal.
    func diagonal(_ box: LayerBox) -> Double {
      box.outline().flattenedPoints(steps: 64).map { abs($0.x - 80) + abs($0.y) }.min() ?? 0
    }
    #expect(abs(diagonal(round) - diagonal(smooth)) < 1)
  }
}
