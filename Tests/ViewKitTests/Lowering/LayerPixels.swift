// SPDX-License-Identifier: MIT
//
// Layers as pixels: hairlines at each scale, edges of scaled and turned layers, shadows against the Gauss
// curve's integral.

import Compositing
import Foundation
import Raster
import Testing

@testable import ViewKit

@MainActor
struct LayerPixels {
  private func render(_ stage: Stage) -> Pixmap { Compositor.render(stage.displayList()) }

  private func add(_ frame: CGRect, to stage: Stage) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .black
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    return view
  }

  @Test(arguments: [1, 2, 3])
  func `A bar's hairline is one row of device pixels, of its colour over what is behind`(
    scale: Int
  ) throws {
    let stage = Support.stage(width: 40, height: 60, scale: CGFloat(scale))
    stage.window.backgroundColor = .white
    let bar = UITabBar(frame: CGRect(x: 0, y: 20, width: 40, height: 40))
    stage.window.addSubview(bar)
    stage.layoutIfNeeded()
    let pixmap = render(stage)
    let column = (0..<60 * scale).map { pixmap[5, $0].r }
    let edge = 20 * scale
    // Black at 76/255 over white.
    #expect(column[..<(edge - 1)].allSatisfy { $0 == 255 })
    #expect(column[edge - 1] == 255 - 76)
    // 249 at 0.94 (240/255) over white.
    #expect(column[edge...].allSatisfy { $0 == 249 })
  }

  @Test(arguments: [1, 2, 3])
  func `A line of one device pixel stays one sharp pixel wherever it lies`(scale: Int) {
    let stage = Support.stage(width: 20, height: 20, scale: CGFloat(scale))
    for step in 0..<12 {
      let y = 5 + CGFloat(step) / 12
      let line = add(CGRect(x: 0, y: y, width: 20, height: 1 / CGFloat(scale)), to: stage)
      let pixmap = render(stage)
      let column = (0..<20 * scale).map { pixmap[7, $0].r }
      #expect(column.filter { $0 == 0 }.count == 1, "at \(y)")
      #expect(column.filter { $0 == 255 }.count == 20 * scale - 1, "at \(y)")
      line.removeFromSuperview()
    }
  }

  @Test func `A layer turned by an eighth covers half of each pixel that its edge halves`() {
    let stage = Support.stage(width: 40, height: 40, scale: 1)
    // The square's half diagonal is 10: its corners lie on whole pixels, its edges on diagonals.
    let side = 10 * CGFloat(2).squareRoot()
    let view = add(CGRect(x: 0, y: 0, width: side, height: side), to: stage)
    view.center = CGPoint(x: 20, y: 20)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let pixmap = render(stage)
    for y in 0..<40 {
      for x in 0..<40 {
        let away = abs(Double(x) + 0.5 - 20) + abs(Double(y) + 0.5 - 20)
        let truth = away < 10 ? 0 : away > 10 ? 255 : 127.5
        #expect(abs(Double(pixmap[x, y].r) - truth) <= 1.5, "(\(x), \(y))")
      }
    }
  }

  @Test(arguments: [0.0, 0.25, 0.4, 0.75])
  func `A picture scaled and moved by parts of pixels covers its edges by area`(shift: Double) {
    let stage = Support.stage(width: 40, height: 40, scale: 1)
    stage.window.backgroundColor = .white
    let view = UIImageView(image: Support.picture(10, 8))
    stage.window.addSubview(view)
    view.center = CGPoint(x: 20 + shift, y: 20 - shift)
    view.transform = CGAffineTransform(scaleX: 1.3, y: 1.7)
    let pixmap = render(stage)
    // From 13.5 to 26.5 and from 13.2 to 26.8, moved.
    func overlap(_ p: Int, _ low: Double, _ high: Double) -> Double {
      max(0, min(Double(p + 1), high) - max(Double(p), low))
    }
    for y in 0..<40 {
      for x in 0..<40 {
        let covered =
          overlap(x, 13.5 + shift, 26.5 + shift) * overlap(y, 13.2 - shift, 26.8 - shift)
        #expect(abs(Double(pixmap[x, y].r) - 255 * (1 - covered)) <= 2, "(\(x), \(y))")
      }
    }
  }

  @Test(arguments: [(1, 2.0), (1, 5), (2, 1.5), (2, 4), (3, 3)])
  func `A shadow is its shape under a Gauss curve, to 2 of 255`(scale: Int, radius: Double) {
    let stage = Support.stage(width: 120, height: 110, scale: CGFloat(scale))
    let view = add(CGRect(x: 40, y: 10, width: 30, height: 16), to: stage)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = CGFloat(radius)
    view.layer.shadowOffset = CGSize(width: 7, height: 55)
    let pixmap = render(stage)
    let sigma = radius * Double(scale)
    /// How much of the curve around a place lies between two others.
    func share(_ p: Double, _ low: Double, _ high: Double) -> Double {
      0.5
        * (erf((high - p) / (sigma * 2.0.squareRoot()))
          - erf((low - p) / (sigma * 2.0.squareRoot())))
    }
    let k = Double(scale)
    var worst = 0.0
    for y in 30 * scale..<110 * scale {
      for x in 0..<120 * scale {
        let dark =
          share(Double(x) + 0.5, 47 * k, 77 * k) * share(Double(y) + 0.5, 65 * k, 81 * k)
        worst = max(worst, abs(Double(pixmap[x, y].r) - 255 * (1 - dark)))
      }
    }
    #expect(worst <= 2)
  }
}
