// SPDX-License-Identifier: MIT
//
// Pictures under transforms: where their edges lie, that the three ways agree, and that motion below a
// pixel is smooth.

import Compositing
import Raster
import Testing

@Suite("Drawing+Images")
struct DrawingImagesTests {
  private let frame = PixelRect(x: 0, y: 0, width: 40, height: 36)

  private func render(_ commands: [DrawCommand]) -> Pixmap {
    Compositor.render(
      DisplayList(width: 40, height: 36, background: .white, commands: commands))
  }

  /// A disc with an antialiased edge, 20 pixels wide.
  private let disc: Image = {
    let path = Path.ellipse(x: 1, y: 1, width: 18, height: 18)
    let list = DisplayList(
      width: 20, height: 20,
      commands: [.fillPath(path, rule: .nonZero, color: .black, mode: .sourceOver)])
    return Image(Compositor.render(list))
  }()

  private func scale(_ s: Double, _ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: s, b: 0, c: 0, d: s, tx: x, ty: y)
  }

  private func distance(_ a: UInt8, _ b: UInt8) -> UInt8 { a > b ? a - b : b - a }

  /// The centre of what is dark on white, in pixels.
  private func centroid(_ pixmap: Pixmap) -> (x: Double, y: Double) {
    var sum = 0.0
    var sx = 0.0
    var sy = 0.0
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let dark = 255 - Double(pixmap[x, y].r)
        sum += dark
        sx += dark * (Double(x) + 0.5)
        sy += dark * (Double(y) + 0.5)
      }
    }
    return (sx / sum, sy / sum)
  }

  @Test("The centre of a moving, growing icon follows its formula to 0.02 pixel", arguments: 0..<24)
  func centroid(step: Int) {
    let t = Double(step) / 23
    let s = 1 + 0.5 * t
    let center = (x: 17.3 + 4.7 * t, y: 19 - 3.1 * t)
    let pixmap = render([
      .tintImage(
        disc, transform: scale(s, center.x - 10 * s, center.y - 10 * s), sampler: .bilinear,
        color: .black, mode: .sourceOver)
    ])
    let found = centroid(pixmap)
    #expect(abs(found.x - center.x) < 0.02 && abs(found.y - center.y) < 0.02)
  }

  @Test("An opaque picture between pixels covers its edge pixels in part, as a rectangle does")
  func edges() {
    let black = Image(Pixmap(width: 4, height: 4, color: .black))
    let image = render([
      .drawImage(
        black, transform: scale(2.5, 1.25, 2.5), sampler: .bilinear, opacity: 255, mode: .sourceOver
      )
    ])
    let rectangle = render([
      .fillPath(
        .rect(x: 1.25, y: 2.5, width: 10, height: 10), rule: .nonZero, color: .black,
        mode: .sourceOver)
    ])
    for y in 0..<36 {
      for x in 0..<40 { #expect(distance(image[x, y].r, rectangle[x, y].r) <= 1) }
    }
  }

  @Test("Stored, blended and masked rows of an opaque picture are the same")
  func ways() throws {
    var bytes: [UInt8] = []
    for i in 0..<100 {
      let blue = (i * 37) % 256
      bytes += [UInt8(i * 2), UInt8(255 - i), UInt8(blue), 255]
    }
    let image = Image(try #require(Pixmap(width: 10, height: 10, premultipliedBytes: bytes)))
    for map in [scale(2, 3, 4), scale(1.3, -2, 1), scale(0.3, 2, 2), scale(0.7, 3.5, 2)] {
      let draw = DrawCommand.drawImage(
        image, transform: map, sampler: .bilinear, opacity: 255, mode: .sourceOver)
      let plain = render([draw])
      let all = Clip.path(.rect(x: 0, y: 0, width: 40, height: 36), rule: .nonZero)
      #expect(render([.beginClip(all), draw, .endClip]) == plain)
      let group = DrawCommand.beginGroup(opacity: 255, mode: .sourceOver)
      let grouped = render([group, draw, .endGroup])
      for y in 0..<36 {
        for x in 0..<40 { #expect(distance(grouped[x, y].g, plain[x, y].g) <= 1) }
      }
    }
  }

  @Test(
    "A tint of black is the picture of the mask drawn black",
    arguments: [Sampler.bilinear, .nearest])
  func tint(sampler: Sampler) {
    let turn = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 14, ty: 3)
    for map in [scale(1, 5, 5), scale(1.4, 2.3, 4.1), scale(0.3, 2, 2), turn] {
      let tinted = render([
        .tintImage(disc, transform: map, sampler: sampler, color: .black, mode: .sourceOver)
      ])
      let drawn = render([
        .drawImage(disc, transform: map, sampler: sampler, opacity: 255, mode: .sourceOver)
      ])
      for y in 0..<36 {
        for x in 0..<40 { #expect(distance(tinted[x, y].r, drawn[x, y].r) <= 1) }
      }
    }
  }

  @Test("A quarter turn moves pixels and changes none")
  func quarterTurn() throws {
    let bytes: [UInt8] = (0..<6).flatMap { i -> [UInt8] in [UInt8(i), 0, 0, 255] }
    let image = Image(try #require(Pixmap(width: 3, height: 2, premultipliedBytes: bytes)))
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    let pixmap = render([
      .drawImage(image, transform: turn, sampler: .bilinear, opacity: 255, mode: .sourceOver)
    ])
    #expect(
      (0..<3).map { y in (0..<3).map { pixmap[$0, y].r } } == [
        [3, 0, 255], [4, 1, 255], [5, 2, 255],
      ])
  }
}
