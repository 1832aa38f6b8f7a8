// SPDX-License-Identifier: MIT
//
// The camera: cutting to a bar, and one instant.

import Foundation
import Raster
import Testing
import ViewKit

@testable import Recording

@MainActor
struct CameraTests {
  private func shot() -> Shot {
    let stage = Stage(size: CGSize(width: 20, height: 40), scale: 2)
    let bar = UIView(frame: CGRect(x: 0, y: 30, width: 20, height: 10))
    bar.backgroundColor = .black
    stage.window.backgroundColor = .white
    stage.window.addSubview(bar)
    return Shot(stage: stage, bar: bar) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.alpha = 0 }
    }
  }

  @Test func `A cut to the bar keeps the row of its hairline too`() throws {
    let camera = Camera(framesPerSecond: 10, crop: .bar)
    #expect(camera.cropRect(of: shot()) == PixelRect(x: 0, y: 59, width: 40, height: 21))
    let picture = camera.picture(of: shot(), at: 0)
    #expect(picture.width == 40 && picture.height == 21)
    #expect(picture[0, 0] == .white)
    #expect(picture[0, 1] == .black)
  }

  @Test func `A picture shows the exact instant`() {
    let camera = Camera(framesPerSecond: 10)
    let grey = camera.picture(of: shot(), at: 0.25)[5, 70]
    #expect(abs(Int(grey.r) - 64) <= 1)
  }

  @Test func `A length counts both ends`() throws {
    let length = try Camera(framesPerSecond: 24).measure(shot(), name: "x")
    #expect(
      length
        == ShotLength(
          duration: 1, count: 25, width: 40, height: 80, largestFrame: 3200, changesSize: false))
  }

  @Test func `A film of some frames' pictures has every trace and these pictures`() throws {
    let camera = Camera(framesPerSecond: 10)
    let bar = { (shot: Shot) in
      Shot(
        stage: shot.stage, bar: shot.bar,
        targets: { [TraceTarget(name: "bar", view: shot.bar ?? UIView())] }, action: shot.action)
    }
    let whole = try camera.record(bar(shot()), name: "x")
    let part = try camera.record(bar(shot()), name: "x", drawing: [0, 7, 99])
    #expect(part.trace == whole.trace && whole.trace.contains("0.5"))
    #expect(part.duration == whole.duration)
    #expect(whole.isWhole && !part.isWhole)
    #expect(part.frames.filter(\.isDrawn).map(\.index) == [0, 7])
    for index in [0, 7] { #expect(part.picture(index) == whole.picture(index)) }
    #expect(part.frames[3].screen(scale: 2) == (20, 40))
    #expect(!Film.drawSame(part.frames[1], part.frames[2]))
  }
}
