// SPDX-License-Identifier: MIT
//
// The command loop: order, groups, clips, and lists that are not balanced.

import Compositing
import Raster
import Testing

@Suite("Compositor")
struct CompositorTests {
  private let red = PremultipliedColor(r: 255, g: 0, b: 0, a: 255)
  private let blue = PremultipliedColor(r: 0, g: 0, b: 255, a: 255)

  private func render(_ commands: [DrawCommand], width: Int = 4, height: Int = 3) -> Pixmap {
    Compositor.render(
      DisplayList(width: width, height: height, background: .white, commands: commands))
  }

  @Test("An empty list is its background")
  func background() {
    #expect(render([]) == Pixmap(width: 4, height: 3, color: .white))
  }

  @Test("A picture without pixels is drawn without harm")
  func noPixels() {
    let list = DisplayList(
      width: -5, height: 0, commands: [.fillRect(.empty, color: red, mode: .copy)])
    #expect(Compositor.render(list).bytes.isEmpty)
  }

  @Test("Rectangles fill whole pixels, later ones on top")
  func rectangles() {
    let pixmap = render([
      .fillRect(PixelRect(x: 1, y: 0, width: 2, height: 2), color: red, mode: .sourceOver),
      .fillRect(PixelRect(x: 2, y: 1, width: 9, height: 9), color: blue, mode: .sourceOver),
    ])
    #expect(picture(pixmap) == ["wrrw", "wrbb", "wwbb"])
  }

  @Test("A rectangle far beyond the picture fills it")
  func hugeRectangle() {
    let rect = PixelRect(minX: Int.min / 2, minY: Int.min / 2, maxX: Int.max / 2, maxY: Int.max / 2)
    let pixmap = render([.fillRect(rect, color: red, mode: .sourceOver)])
    #expect(pixmap == Pixmap(width: 4, height: 3, color: red))
  }

  @Test("A picture at the identity is copied, cut at the edges when it is moved")
  func images() throws {
    let bytes: [UInt8] = (0..<24).flatMap { i -> [UInt8] in [UInt8(i), 0, 0, 255] }
    let image = Image(try #require(Pixmap(width: 6, height: 4, premultipliedBytes: bytes)))
    let same = render([
      .drawImage(
        image, transform: .identity, sampler: .bilinear, opacity: 255, mode: .sourceOver)
    ])
    #expect(
      (0..<3).map { y in (0..<4).map { same[$0, y].r } } == [
        [0, 1, 2, 3], [6, 7, 8, 9], [12, 13, 14, 15],
      ])
    let moved = render([
      .drawImage(
        image, transform: .translation(x: -3, y: -2), sampler: .nearest, opacity: 255,
        mode: .sourceOver)
    ])
    #expect(
      (0..<3).map { y in (0..<4).map { moved[$0, y].r } } == [
        [15, 16, 17, 255], [21, 22, 23, 255], [255, 255, 255, 255],
      ])
  }

  @Test("A group is drawn once with its opacity: overlaps inside it do not add up")
  func groupOpacity() {
    let pixmap = render([
      .beginGroup(opacity: 128, mode: .sourceOver),
      .fillRect(PixelRect(x: 0, y: 0, width: 3, height: 3), color: .black, mode: .sourceOver),
      .fillRect(PixelRect(x: 1, y: 0, width: 3, height: 3), color: .black, mode: .sourceOver),
      .endGroup,
    ])
    #expect(
      pixmap
        == Pixmap(width: 4, height: 3, color: PremultipliedColor(r: 127, g: 127, b: 127, a: 255)))
  }

  @Test("A mask group keeps only what it covers of the group around it")
  func maskGroup() {
    let pixmap = render([
      .beginGroup(opacity: 255, mode: .sourceOver),
      .fillRect(PixelRect(x: 0, y: 0, width: 4, height: 3), color: red, mode: .sourceOver),
      .beginGroup(opacity: 255, mode: .destinationIn),
      .fillRect(PixelRect(x: 1, y: 1, width: 2, height: 1), color: .black, mode: .sourceOver),
      .endGroup,
      .endGroup,
    ])
    #expect(picture(pixmap) == ["wwww", "wrrw", "wwww"])
  }

  @Test("Clips nest, rectangles and outlines alike")
  func clips() {
    let pixmap = render([
      .beginClip(.rect(PixelRect(x: 1, y: 0, width: 3, height: 3))),
      .beginClip(.path(.rect(x: 0, y: 1, width: 3, height: 1), rule: .nonZero)),
      .fillRect(PixelRect(x: 0, y: 0, width: 4, height: 3), color: red, mode: .sourceOver),
      .endClip,
      .endClip,
      .fillRect(PixelRect(x: 0, y: 0, width: 1, height: 1), color: blue, mode: .sourceOver),
    ])
    #expect(picture(pixmap) == ["bwww", "wrrw", "wwww"])
  }

  @Test("Two outlines that each cover half of a pixel leave a quarter of it")
  func nestedCoverage() {
    let half = Clip.path(.rect(x: 0, y: 0, width: 0.5, height: 1), rule: .nonZero)
    let pixmap = render([
      .beginClip(half), .beginClip(half),
      .fillRect(PixelRect(x: 0, y: 0, width: 4, height: 3), color: .black, mode: .sourceOver),
    ])
    // round(128·128 / 255) = 64 of 255 black.
    #expect(pixmap[0, 0] == PremultipliedColor(r: 191, g: 191, b: 191, a: 255))
    #expect(pixmap[1, 0] == .white)
  }

  @Test("Ends without a beginning are ignored, what stays open ends with the list")
  func unbalanced() {
    let fill = DrawCommand.fillRect(
      PixelRect(x: 0, y: 0, width: 1, height: 1), color: red, mode: .sourceOver)
    #expect(picture(render([.endGroup, .endClip, .endGroup, fill])) == ["rwww", "wwww", "wwww"])
    let open = render([
      .beginGroup(opacity: 255, mode: .sourceOver), .beginGroup(opacity: 255, mode: .sourceOver),
      fill,
    ])
    #expect(picture(open) == ["rwww", "wwww", "wwww"])
  }

  @Test("A clip begun in a group ends with it, and a group cannot end a clip begun outside")
  func clipsAndGroups() {
    let all = DrawCommand.fillRect(
      PixelRect(x: 0, y: 0, width: 4, height: 3), color: red, mode: .sourceOver)
    let column = DrawCommand.beginClip(.rect(PixelRect(x: 1, y: 0, width: 1, height: 3)))
    let group = DrawCommand.beginGroup(opacity: 255, mode: .sourceOver)
    #expect(picture(render([group, column, .endGroup, all])) == ["rrrr", "rrrr", "rrrr"])
    #expect(
      picture(render([column, group, .endClip, all, .endGroup, all])) == ["wrww", "wrww", "wrww"])
  }

  @Test("Coordinates that are no numbers draw nothing")
  func notANumber() {
    let image = Image(Pixmap(width: 2, height: 2, color: .black))
    let nan = AffineTransform(a: 1, b: 0, c: 0, d: .nan, tx: 0, ty: 0)
    let far = AffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    for transform in [nan, far, AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1)] {
      #expect(
        render([
          .drawImage(
            image, transform: transform, sampler: .bilinear, opacity: 255, mode: .sourceOver),
          .tintImage(image, transform: transform, sampler: .nearest, color: red, mode: .sourceOver),
          .fillPath(
            Path.rect(x: 0, y: 0, width: 9, height: 9).transformed(by: transform), rule: .nonZero,
            color: red, mode: .sourceOver),
        ]) == Pixmap(width: 4, height: 3, color: .white), "\(transform)")
    }
  }

  @Test("Drawing into an old picture leaves nothing of it")
  func reuse() {
    let list = DisplayList(width: 4, height: 3, background: .clear)
    var pixmap = Pixmap(width: 4, height: 3, color: red)
    Compositor().render(list, into: &pixmap)
    #expect(pixmap == Pixmap(width: 4, height: 3))
    var other = Pixmap(width: 9, height: 9, color: red)
    Compositor().render(list, into: &other)
    #expect(other == Pixmap(width: 4, height: 3))
  }

  @Test("Ten thousand layers in one scene are drawn, at a cost that grows as their number")
  func manyLayers() {
    func list(_ count: Int) -> DisplayList {
      DisplayList(
        width: 100, height: 100, background: .white,
        commands: (0..<count).flatMap { i -> [DrawCommand] in
          [
            .beginGroup(opacity: 200, mode: .sourceOver),
            .fillRect(
              PixelRect(x: i * 7 % 95, y: i * 13 % 95, width: 5, height: 5), color: red,
              mode: .sourceOver),
            .endGroup,
          ]
        })
    }
    let compositor = Compositor()
    _ = compositor.render(list(5000))
    let half = compositor.counts
    compositor.counts = RenderCounts()
    let pixmap = compositor.render(list(10_000))
    let whole = compositor.counts
    #expect(pixmap[97, 97].r == 255)
    #expect(whole.commands == 30_000 && half.commands == 15_000)
    #expect(whole.pixels - 10_000 == 2 * (half.pixels - 10_000))
    #expect(half.bytes == 5000 * 5 * 5 * 4 && whole.bytes == 2 * half.bytes)
  }

  @Test("The same scene at 2, 3 and 4 times the scale costs the square of it")
  func scales() {
    func pixels(_ k: Int) -> Int {
      let compositor = Compositor()
      _ = compositor.render(
        DisplayList(
          width: 30 * k, height: 20 * k, background: .white,
          commands: [
            .fillRect(
              PixelRect(x: 2 * k, y: 3 * k, width: 20 * k, height: 9 * k), color: blue,
              mode: .multiply),
            .beginGroup(opacity: 99, mode: .sourceOver),
            .fillRect(
              PixelRect(x: 5 * k, y: 5 * k, width: 4 * k, height: 4 * k), color: red,
              mode: .sourceOver),
            .endGroup,
          ]))
      return compositor.counts.pixels
    }
    for k in 2...4 { #expect(pixels(k) == k * k * pixels(1)) }
  }

  /// One letter a pixel.
  private func picture(_ pixmap: Pixmap) -> [String] {
    (0..<pixmap.height).map { y in
      (0..<pixmap.width).map { x -> String in
        let color = pixmap[x, y]
        return color == red ? "r" : color == blue ? "b" : color == .white ? "w" : "?"
      }.joined()
    }
  }
}
