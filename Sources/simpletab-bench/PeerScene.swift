// SPDX-License-Identifier: MIT
//
// The two animations that the peers' programs draw, as display lists in device pixels: S1, a tab bar of
// 1125×147 whose selector and middle icon move, and S2, a screen of 1125×2001 that fades from one
// picture to another, which grows, over the same bar. Inputs are raw files: three 75×75 masks of one
// byte a pixel, and the pictures A and B of four.

import Compositing
import Foundation
import Raster
import Recording
import Typesetting

/// One of the animations, with what it draws.
struct PeerScene: Sendable {
  /// Its name: S1 or S2.
  let name: String
  private let icons: [Image]
  private let titles: [GlyphRun]
  private let pictures: [Image]

  static let names = ["S1", "S2"]
  private static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  /// Reads the inputs from a folder.
  init(_ name: String, folder: String) throws {
    self.name = name
    icons = try (0..<3).map { number in
      let mask = try FileWriter.read("\(folder)/mask\(number).a8")
      var pixels = [UInt8](repeating: 0, count: 4 * mask.count)
      for (index, coverage) in mask.enumerated() { pixels[4 * index + 3] = coverage }
      return try Self.image(pixels, width: 75, height: 75)
    }
    pictures =
      name == "S1"
      ? []
      : try ["A", "B"].map {
        try Self.image(FileWriter.read("\(folder)/\($0).rgba"), width: 1125, height: 2001)
      }
    let face = try Face(path: Self.font)
    titles = [("Home", 144.0), ("Search", 511), ("Profile", 891)].map { title, x in
      var pen = x
      let glyphs = title.unicodeScalars.map { scalar in
        let id = face.glyph(for: scalar) ?? PositionedGlyph.missingBox
        defer { pen += face.advance(of: id) * 30 }
        return PositionedGlyph(id: id, x: pen, y: 123)
      }
      return GlyphRun(face: face, pixelsPerEm: 30, glyphs: glyphs)
    }
  }

  /// How many frames there are.
  var count: Int { name == "S1" ? 31 : 33 }

  /// What a frame shows.
  func list(_ frame: Int) -> DisplayList {
    let time = Double(frame) / Double(count - 1)
    guard name == "S2" else {
      return DisplayList(width: 1125, height: 147, commands: bar(time, y: 0))
    }
    var list = DisplayList(width: 1125, height: 2001)
    list.commands.append(
      .drawImage(
        pictures[0], transform: .identity, sampler: .bilinear, opacity: 255, mode: .sourceOver))
    if frame > 0 {
      let scale = 1 + 0.1 * time
      list.commands.append(
        .drawImage(
          pictures[1],
          transform: AffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: 562.5 * (1 - scale), ty: 1000.5 * (1 - scale)),
          sampler: .bilinear, opacity: UInt8((255 * time).rounded()), mode: .sourceOver))
    }
    list.commands += bar(time, y: 1854)
    return list
  }

  /// The bar at a time of 0…1, its upper edge at a row.
  private func bar(_ time: Double, y: Int) -> [DrawCommand] {
    let eased = time * time * (3 - 2 * time)
    let bump = time <= 0 || time >= 1 ? 0 : sin(.pi * time)
    var commands: [DrawCommand] = [
      .fillRect(
        PixelRect(x: 0, y: y, width: 1125, height: 147), color: .white, mode: .sourceOver),
      .fillRect(
        PixelRect(x: 0, y: y, width: 1125, height: 1),
        color: PremultipliedColor(r: 178, g: 178, b: 178, a: 255), mode: .sourceOver),
      .fillPath(
        .rect(x: 3 * (10 + 125 * eased), y: Double(y + 132), width: 315, height: 15),
        rule: .nonZero, color: Self.color(1, opacity: 255), mode: .sourceOver),
    ]
    for item in 0..<3 {
      let isMoving = item == 1
      let scale = isMoving ? 1 + 0.5 * bump : 1
      let selection = item == 0 ? 1 - eased : item == 1 ? eased : 0
      let left = 187.5 + 375 * Double(item) - 37.5 * scale
      let top = 55.5 - (isMoving ? 30 * bump : 0) - 37.5 * scale + Double(y)
      commands.append(
        .tintImage(
          icons[item],
          transform: AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: top),
          sampler: .bilinear, color: Self.color(selection, opacity: 255), mode: .sourceOver))
      let opacity = UInt8((255 * selection).rounded())
      for (share, opacity) in [(0.0, 255 - opacity), (1, opacity)] where opacity > 0 {
        commands.append(
          .drawGlyphs(
            titles[item], transform: .translation(x: 0, y: Double(y)),
            color: Self.color(share, opacity: opacity), mode: .sourceOver))
      }
    }
    return commands
  }

  /// The colour between grey (0) and blue (1), premultiplied.
  private static func color(_ share: Double, opacity: UInt8) -> PremultipliedColor {
    func channel(_ from: Double, _ to: Double) -> UInt8 {
      let value = (from + (to - from) * share).rounded()
      return UInt8((value * Double(opacity) / 255).rounded())
    }
    return PremultipliedColor(
      r: channel(142, 0), g: channel(142, 122), b: channel(147, 255), a: opacity)
  }

  private static func image(_ bytes: [UInt8], width: Int, height: Int) throws -> Image {
    guard let pixmap = Pixmap(width: width, height: height, premultipliedBytes: bytes) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return Image(pixmap)
  }
}
