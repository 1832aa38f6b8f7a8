// SPDX-License-Identifier: MIT
//
// Scenes without sense: every command, groups and clips, numbers from a repeatable generator.

import Compositing
import Raster
import Typesetting

/// Makes commands from numbers without order (SplitMix64; Steele, Lea, Flood 2014).
struct RandomScene {
  private var state: UInt64
  private let face: Face
  private var images: [Image] = []
  static let width = 60
  static let height = 40

  init(_ seed: UInt64, face: Face) {
    state = seed
    self.face = face
    images = (0..<3).map { k in
      var pixmap = Pixmap(width: 16 + 9 * k, height: 12 + 7 * k)
      for i in 0..<pixmap.bytes.count / 4 {
        let (x, y) = (i % pixmap.width, i / pixmap.width)
        // The last one is clear at its edges, as icons are.
        let isClear = k == 2 && (x < 5 || x > 29 || y < 3 || y > 20)
        let a = isClear ? 0 : k == 0 ? 255 : next() % 256
        for c in 0..<4 { pixmap.bytes[4 * i + c] = UInt8(c == 3 ? a : next() % (a + 1)) }
      }
      return Image(pixmap)
    }
  }

  /// A number below 2³².
  mutating func next() -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) >> 32)
  }

  private mutating func number(_ range: Range<Int>) -> Double {
    Double(range.lowerBound) + Double(next() % (64 * range.count)) / 64
  }

  private mutating func color() -> PremultipliedColor {
    let a = next() % 3 == 0 ? next() % 256 : 255
    func part() -> UInt8 { UInt8(next() % (a + 1)) }
    return PremultipliedColor(r: part(), g: part(), b: part(), a: UInt8(a))
  }

  private mutating func rect() -> PixelRect {
    PixelRect(x: next() % 70 - 10, y: next() % 50 - 10, width: next() % 40, height: next() % 30)
  }

  private mutating func path() -> Path {
    let (x, y) = (number(-10..<60), number(-10..<40))
    let (w, h) = (number(1..<40), number(1..<30))
    if next() % 3 == 0 { return .rect(x: x, y: y, width: w, height: h) }
    return next() % 2 == 0
      ? .roundedRect(x: x, y: y, width: w, height: h, radius: number(0..<9))
      : .ellipse(x: x, y: y, width: w, height: h)
  }

  private mutating func transform() -> AffineTransform {
    let (x, y) = (Double(next() % 60 - 10), Double(next() % 40 - 10))
    switch next() % 4 {
    case 0: return .translation(x: x, y: y)
    case 1: return .translation(x: x + 0.5, y: y)
    case 2: return AffineTransform(a: number(0..<3), b: 0, c: 0, d: number(0..<3), tx: x, ty: y)
    default: return AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: x, ty: y)
    }
  }

  private mutating func mode() -> BlendMode {
    next() % 3 == 0 ? BlendMode.allCases[next() % BlendMode.allCases.count] : .sourceOver
  }

  /// A command that opens nothing.
  mutating func command() -> DrawCommand {
    let image = images[next() % images.count]
    switch next() % 6 {
    case 0, 1: return .fillRect(rect(), color: color(), mode: mode())
    case 2: return .fillPath(path(), rule: .nonZero, color: color(), mode: mode())
    case 3:
      return .tintImage(
        image, transform: transform(), sampler: .bilinear, color: color(), mode: mode())
    case 4:
      return .drawImage(
        image, transform: transform(), sampler: next() % 4 == 0 ? .nearest : .bilinear,
        opacity: next() % 2 == 0 ? 255 : UInt8(next() % 256), mode: mode())
    default:
      let glyphs = (0..<5).map { i in
        PositionedGlyph(id: UInt32(next() % 20), x: Double(i) * 7, y: 0)
      }
      return .drawGlyphs(
        GlyphRun(face: face, pixelsPerEm: 9, glyphs: glyphs), transform: transform(),
        color: color(), mode: mode())
    }
  }

  /// Commands with whole groups and clips among them.
  mutating func commands(_ count: Int, depth: Int = 2) -> [DrawCommand] {
    (0..<count).flatMap { _ -> [DrawCommand] in
      switch depth > 0 ? next() % 7 : 6 {
      case 0:
        return [.beginGroup(opacity: UInt8(next() % 256), mode: mode())]
          + commands(3, depth: depth - 1) + [.endGroup]
      case 1: return [.beginClip(.rect(rect()))] + commands(3, depth: depth - 1) + [.endClip]
      case 2:
        return [.beginClip(.path(path(), rule: .evenOdd))] + commands(2, depth: depth - 1)
          + [.endClip]
      default: return [command()]
      }
    }
  }

  /// A list of such commands.
  mutating func list(_ count: Int) -> DisplayList {
    DisplayList(
      width: RandomScene.width, height: RandomScene.height,
      background: next() % 2 == 0 ? .white : .clear, commands: commands(count))
  }

  /// The command a little further, as what is animated is.
  private mutating func moved(_ command: DrawCommand) -> DrawCommand {
    let move = AffineTransform.translation(x: number(-3..<4), y: Double(next() % 3))
    switch command {
    case .fillRect(let rect, let color, let mode):
      return .fillRect(rect.offsetBy(dx: 2, dy: next() % 2), color: color, mode: mode)
    case .fillPath(let path, let rule, let color, let mode):
      return .fillPath(path.transformed(by: move), rule: rule, color: color, mode: mode)
    case .tintImage(let image, let transform, let sampler, let color, let mode):
      return .tintImage(
        image, transform: transform.concatenating(move), sampler: sampler, color: color, mode: mode)
    case .drawGlyphs(let run, let transform, let color, let mode):
      return .drawGlyphs(
        run, transform: next() % 2 == 0 ? transform : transform.concatenating(move),
        color: next() % 2 == 0 ? color : self.color(), mode: mode)
    default: return command
    }
  }

  /// A list with some commands changed, put in or taken out.
  mutating func changed(_ list: DisplayList) -> DisplayList {
    var list = list
    for _ in 0..<1 + next() % 3 {
      let plain = list.commands.indices.filter {
        switch list.commands[$0] {
        case .beginGroup, .endGroup, .beginClip, .endClip: false
        default: true
        }
      }
      guard let i = plain.isEmpty ? nil : plain[next() % plain.count] else { break }
      switch next() % 6 {
      case 4, 5: list.commands[i] = moved(list.commands[i])
      case 0: list.commands.remove(at: i)
      case 1: list.commands.insert(contentsOf: commands(1, depth: 1), at: i)
      case 2:
        list.commands.insert(contentsOf: [.beginGroup(opacity: 99, mode: mode())], at: i)
        list.commands.insert(.endGroup, at: i + 2)
      default: list.commands[i] = command()
      }
    }
    return list
  }
}
