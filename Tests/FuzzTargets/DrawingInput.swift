// SPDX-License-Identifier: MIT
//
// Two display lists from bytes: every command, unbalanced groups and clips, outlines that cross
// themselves, transforms that flatten, numbers that are none. Promised: pixels are premultiplied, a
// compositor with caches draws what a new one draws, and drawing only what changed gives the same too.

import Compositing
import FixtureSupport
import Raster
import Typesetting

@MainActor
enum DrawingInput {
  private static let face: Face? = try? Face(path: Fixtures.url("Fonts/Box.ttf").path)
  private static let images: [Image] = [(0, 0), (1, 1), (7, 3), (16, 16)].map { width, height in
    var pixmap = Pixmap(width: width, height: height)
    for index in pixmap.bytes.indices {
      let opacity = (index / 4) % 5 == 0 ? 255 : (index / 4 * 29) % 256
      pixmap.bytes[index] = UInt8(index % 4 == 3 ? opacity : opacity * (index % 7) / 7)
    }
    return Image(pixmap)
  }

  static func run(_ bytes: [UInt8]) -> String? {
    var source = ByteSource(bytes)
    let first = list(&source)
    var second = list(&source)
    second.width = first.width
    second.height = first.height
    let compositor = Compositor()
    var picture = compositor.render(first)
    if let fault = premultiplied(picture) { return fault }
    if Compositor.render(first) != picture { return "two compositors differ" }
    _ = compositor.render(second, updating: &picture, from: first)
    if Compositor.render(second) != picture {
      return "what changed, drawn over the old, is not the new:\n\(first)\n\(second)"
    }
    return premultiplied(picture)
  }

  private static func premultiplied(_ picture: Pixmap) -> String? {
    for index in stride(from: 0, to: picture.bytes.count, by: 4) {
      let opacity = picture.bytes[index + 3]
      for channel in 0..<3 where picture.bytes[index + channel] > opacity {
        return "a channel lies above its opacity"
      }
    }
    return nil
  }

  private static func list(_ source: inout ByteSource) -> DisplayList {
    var list = DisplayList(
      width: source.choice(70) - 3, height: source.choice(50) - 3, background: color(&source))
    let count = source.choice(40)
    while list.commands.count < count, !source.isAtEnd { list.commands.append(command(&source)) }
    return list
  }

  private static func command(_ source: inout ByteSource) -> DrawCommand {
    switch source.choice(11) {
    case 0: return .fillRect(rect(&source), color: color(&source), mode: mode(&source))
    case 1, 2:
      return .fillPath(
        path(&source), rule: rule(&source), color: color(&source), mode: mode(&source))
    case 3:
      return .tintImage(
        images[source.choice(images.count)], transform: transform(&source),
        sampler: sampler(&source), color: color(&source), mode: mode(&source))
    case 4:
      return .drawImage(
        images[source.choice(images.count)], transform: transform(&source),
        sampler: sampler(&source), opacity: source.byte(), mode: mode(&source))
    case 5:
      guard let face else { return .endGroup }
      let glyphs = (0..<source.choice(6)).map { _ in
        PositionedGlyph(
          id: source.choice(9) == 0
            ? UInt32(truncatingIfNeeded: source.bits()) : UInt32(source.byte()),
          x: source.number(), y: source.number())
      }
      return .drawGlyphs(
        GlyphRun(face: face, pixelsPerEm: source.number(), glyphs: glyphs),
        transform: transform(&source), color: color(&source), mode: mode(&source))
    case 6: return .beginGroup(opacity: source.byte(), mode: mode(&source))
    case 7: return .endGroup
    case 8: return .beginClip(.rect(rect(&source)))
    case 9: return .beginClip(.path(path(&source), rule: rule(&source)))
    default: return .endClip
    }
  }

  private static func rect(_ source: inout ByteSource) -> PixelRect {
    PixelRect(
      minX: source.integer(), minY: source.integer(), maxX: source.integer(), maxY: source.integer()
    )
  }

  private static func color(_ source: inout ByteSource) -> PremultipliedColor {
    let opacity = Int(source.byte())
    func part() -> UInt8 { UInt8(Int(source.byte()) * opacity / 255) }
    return PremultipliedColor(r: part(), g: part(), b: part(), a: UInt8(opacity))
  }

  private static func mode(_ source: inout ByteSource) -> BlendMode {
    let choice = source.choice(2 * BlendMode.allCases.count)
    return choice < BlendMode.allCases.count ? BlendMode.allCases[choice] : .sourceOver
  }

  private static func rule(_ source: inout ByteSource) -> FillRule {
    source.choice(2) == 0 ? .nonZero : .evenOdd
  }

  private static func sampler(_ source: inout ByteSource) -> Sampler {
    source.choice(3) == 0 ? .nearest : .bilinear
  }

  private static func point(_ source: inout ByteSource) -> Point {
    Point(x: source.number(), y: source.number())
  }

  private static func path(_ source: inout ByteSource) -> Path {
    Path(
      (0..<source.choice(12)).map { _ in
        switch source.choice(6) {
        case 0: .move(point(&source))
        case 1, 2: .line(point(&source))
        case 3: .quad(control: point(&source), end: point(&source))
        case 4:
          .cubic(control1: point(&source), control2: point(&source), end: point(&source))
        default: .close
        }
      })
  }

  private static func transform(_ source: inout ByteSource) -> AffineTransform {
    switch source.choice(4) {
    case 0: return .translation(x: source.number(), y: source.number())
    case 1:
      return AffineTransform(
        a: source.number(), b: 0, c: 0, d: source.number(), tx: source.number(),
        ty: source.number())
    default:
      return AffineTransform(
        a: source.number(), b: source.number(), c: source.number(), d: source.number(),
        tx: source.number(), ty: source.number())
    }
  }
}
