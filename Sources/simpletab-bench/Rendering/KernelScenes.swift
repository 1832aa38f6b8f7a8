// SPDX-License-Identifier: MIT
//
// Single operations over one 1125 × 2001 picture, as display lists that are drawn over and over onto
// what is there: fills, pictures, a mask, a scaled picture, 2,000 rounded rectangles, 5,000 labels.

import Compositing
import Raster
import Typesetting

/// The operations `S3a` to `S3g`.
struct KernelScenes {
  private let inputs: RenderInputs

  init(_ inputs: RenderInputs) { self.inputs = inputs }

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(width: FrameScenes.width, height: FrameScenes.height, commands: commands)
  }

  private var all: PixelRect {
    PixelRect(x: 0, y: 0, width: FrameScenes.width, height: FrameScenes.height)
  }

  /// One opaque colour.
  var fill: DisplayList {
    list([
      .fillRect(
        all, color: PremultipliedColor(r: 0x33, g: 0x66, b: 0x99, a: 255), mode: .sourceOver)
    ])
  }

  /// One colour of opacity 128.
  var overConstant: DisplayList {
    list([
      .fillRect(all, color: PremultipliedColor(r: 26, g: 51, b: 77, a: 128), mode: .sourceOver)
    ])
  }

  /// A picture with its own opacity, under 128.
  var overImage: DisplayList {
    list([
      .drawImage(
        inputs.translucent, transform: .identity, sampler: .bilinear, opacity: 128,
        mode: .sourceOver)
    ])
  }

  /// One opaque colour through a mask.
  var tint: DisplayList {
    list([
      .tintImage(
        inputs.mask, transform: .identity, sampler: .bilinear,
        color: PremultipliedColor(r: 0, g: 122, b: 255, a: 255), mode: .sourceOver)
    ])
  }

  /// An opaque picture, 1.1 times as large.
  func bilinear(opacity: UInt8) -> DisplayList {
    list([
      .drawImage(
        inputs.frames.screens[1], transform: FrameScenes.zoom(1.1), sampler: .bilinear,
        opacity: opacity,
        mode: .sourceOver)
    ])
  }

  /// 2,000 rounded rectangles of 60 × 40, radius 12, at sixteenths of a pixel.
  var roundedRects: DisplayList {
    var random = Congruential(state: 12345)
    return list(
      (0..<2000).map { _ in
        let x = Double(random.next() % 17040) / 16
        let y = Double(random.next() % 31376) / 16
        let c = random.next()
        return .fillPath(
          .roundedRect(x: x, y: y, width: 60, height: 40, radius: 12), rule: .nonZero,
          color: PremultipliedColor(
            r: UInt8(c & 255), g: UInt8(c >> 8 & 255), b: UInt8(c >> 16 & 255), a: 255),
          mode: .sourceOver)
      })
  }

  /// 5,000 labels of six characters, laid out.
  var labels: DisplayList {
    var random = Congruential(state: 54321)
    return list(
      (0..<5000).flatMap { i -> [DrawCommand] in
        let x = Double(random.next() % 1000)
        let y = Double(30 + random.next() % 1960)
        let text = "Tab \(i / 10 % 10)\(i % 10)"
        return Typesetter.line(text, font: inputs.frames.font).runs(scale: 1).map {
          .drawGlyphs(
            $0, transform: .translation(x: x, y: y), color: .black, mode: .sourceOver)
        }
      })
  }

  /// The generator of places and colours.
  private struct Congruential {
    var state: UInt32

    mutating func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 8
    }
  }
}
