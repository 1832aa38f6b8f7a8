// SPDX-License-Identifier: MIT
//
// Runs under a clip: the clip's coverage times the run's.

import Raster
import Testing

@testable import Compositing

@Suite("DrawingTarget")
struct DrawingTargetTests {
  private let frame = PixelRect(x: 10, y: 20, width: 4, height: 2)

  private func clip() throws -> Clipping {
    let mask = try #require(
      Mask(width: 4, height: 2, coverageBytes: [0, 0, 0, 0, 0, 128, 255, 64]))
    return Clipping(frame).intersection(mask, frame: frame)
  }

  private func opacities(_ target: DrawingTarget) -> [UInt8] {
    Mask(opacityOf: target.pixmap).bytes
  }

  @Test("A colour under one coverage and under many")
  func colors() throws {
    var target = DrawingTarget(Pixmap(width: 4, height: 2), at: frame)
    target.fill(frame, color: .black, mode: .sourceOver, clip: try clip())
    #expect(opacities(target) == [0, 0, 0, 0, 0, 128, 255, 64])
    target = DrawingTarget(Pixmap(width: 4, height: 2), at: frame)
    let half: [UInt8] = [128, 128, 128]
    target.fill(21, 11, color: .black, coverage: half.span, mode: .sourceOver, clip: try clip())
    #expect(opacities(target) == [0, 0, 0, 0, 0, 64, 128, 32])
  }

  @Test("Pixels under one coverage and under many")
  func pixels() throws {
    let white = Pixmap(width: 4, height: 1, color: .white)
    var target = DrawingTarget(Pixmap(width: 4, height: 2), at: frame)
    target.draw(
      21, 10, pixels: white.bytes.span, opacity: 255, coverage: 128, mode: .sourceOver,
      clip: try clip())
    #expect(opacities(target) == [0, 0, 0, 0, 0, 64, 128, 32])
    target = DrawingTarget(Pixmap(width: 4, height: 2), at: frame)
    let coverage: [UInt8] = [255, 0, 128, 255]
    target.draw(
      21, 10, pixels: white.bytes.span, opacity: 128, coverage: coverage.span, mode: .sourceOver,
      clip: try clip())
    #expect(opacities(target) == [0, 0, 0, 0, 0, 0, 64, 32])
  }

  @Test("Nothing outside the clip's rectangle is touched")
  func outside() {
    var target = DrawingTarget(Pixmap(width: 4, height: 2), at: frame)
    let clip = Clipping(PixelRect(x: 11, y: 20, width: 1, height: 1))
    target.fill(
      PixelRect(x: -99, y: -99, width: 999, height: 999), color: .black, mode: .sourceOver,
      clip: clip)
    #expect(opacities(target) == [0, 255, 0, 0, 0, 0, 0, 0])
  }
}
