// SPDX-License-Identifier: MIT
//
// Nothing that shows is left out: lists drawn with and without the shortcut give equal bytes.

import Raster
import Testing

@testable import Compositing

@Suite("Occlusion")
struct OcclusionTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 12, height: 10)

  private func fill(_ rect: PixelRect, _ color: PremultipliedColor = .black) -> DrawCommand {
    .fillRect(rect, color: color, mode: .sourceOver)
  }

  @Test("A cover takes whole sides, and leaves the rest a rectangle")
  func cuts() {
    func cut(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
      Occlusion.cut(bounds, by: PixelRect(x: x, y: y, width: width, height: height))
    }
    #expect(cut(-1, 7, 99, 9) == PixelRect(x: 0, y: 0, width: 12, height: 7))
    #expect(cut(0, 0, 12, 4) == PixelRect(x: 0, y: 4, width: 12, height: 6))
    #expect(cut(9, 0, 3, 10) == PixelRect(x: 0, y: 0, width: 9, height: 10))
    #expect(cut(3, 0, 3, 10) == bounds)
    #expect(cut(0, 3, 12, 3) == bounds)
    #expect(cut(0, 0, 12, 10).isEmpty)
    #expect(cut(0, 0, 0, 0) == bounds)
  }

  @Test("What lies under a full opaque rectangle is not drawn, nor the background")
  func full() {
    let occlusion = Occlusion(
      [fill(bounds), fill(bounds), fill(PixelRect(x: 1, y: 1, width: 1, height: 1))], bounds: bounds
    )
    #expect(occlusion.hidesBackground)
    #expect(occlusion.limits.map(\.start) == [0, 1] && occlusion.limits[0].visible.isEmpty)
  }

  @Test("Inside groups and clips, and in lists that are not balanced, nothing is hidden")
  func guarded() {
    let group = [DrawCommand.beginGroup(opacity: 255, mode: .sourceOver), fill(bounds), .endGroup]
    #expect(!Occlusion(group, bounds: bounds).hidesBackground)
    #expect(!Occlusion([.endClip, fill(bounds)], bounds: bounds).hidesBackground)
    #expect(
      !Occlusion([.beginClip(.rect(.empty)), fill(bounds), .endClip], bounds: bounds)
        .hidesBackground)
  }

  @Test("Random lists give the same picture as without the shortcut")
  func randomLists() {
    var seed: UInt64 = 77
    func next(_ n: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % n
    }
    let opaque = Image(
      Pixmap(width: 8, height: 8, color: PremultipliedColor(r: 9, g: 99, b: 9, a: 255)))
    for _ in 0..<200 {
      var commands: [DrawCommand] = []
      var open: [DrawCommand] = []
      for _ in 0..<next(14) {
        let wide = next(2) == 0
        let rect = PixelRect(
          x: wide ? 0 : next(12) - 2, y: next(12) - 2, width: wide ? 12 : next(14), height: next(12)
        )
        let color = PremultipliedColor(
          r: UInt8(next(100)), g: UInt8(next(100)), b: UInt8(next(100)), a: next(2) == 0 ? 255 : 100
        )
        switch next(8) {
        case 0...3: commands.append(fill(rect, color))
        case 4:
          let scale = Double(next(20)) / 8
          let map = AffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: Double(next(9)) / 2 - 2, ty: Double(next(9)) / 4 - 2
          )
          commands.append(
            .drawImage(
              opaque, transform: map, sampler: .bilinear, opacity: next(3) == 0 ? 90 : 255,
              mode: .sourceOver))
        case 5:
          commands.append(.beginClip(.rect(rect)))
          open.append(.endClip)
        case 6:
          commands.append(.beginGroup(opacity: 128, mode: .sourceOver))
          open.append(.endGroup)
        default: if let end = open.popLast() { commands.append(end) }
        }
      }
      commands += open.reversed()
      let list = DisplayList(width: 12, height: 10, background: .white, commands: commands)
      // An end without its beginning draws nothing, and turns the shortcut off.
      let plain = DisplayList(
        width: 12, height: 10, background: .white, commands: commands + [.endGroup])
      #expect(Compositor.render(list) == Compositor.render(plain), "\(list)")
    }
  }
}
