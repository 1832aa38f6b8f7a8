// SPDX-License-Identifier: MIT
//
// What the rendering cases draw: masks, two screens, one picture with an opacity, a font. They come
// from a folder of raw rows, the same files that other programs are measured with.

import Compositing
import Foundation
import Raster
import Typesetting

/// The pictures and the font of the rendering cases.
struct RenderInputs {
  /// The extent of a screen, in pixels.
  static let width = 1125
  /// The rows of a screen, in pixels.
  static let height = 2001

  /// House, magnifier, person: 75 × 75 masks.
  var icons: [Image]
  /// The screen that is left.
  var first: Image
  /// The screen that comes.
  var second: Image
  /// A screen-sized picture whose opacity runs through all bytes.
  var translucent: Image
  /// A screen-sized mask that runs through all bytes.
  var mask: Image
  /// The face of titles and labels, 30 pixels per em.
  var font: Font

  /// Reads `mask0.a8` … `big.a8`, `A.rgba`, `B.rgba` and `C.rgba` of a folder, and a font file.
  init(folder: String, fontFile: String) throws {
    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name)))
    }
    func picture(_ name: String) throws -> Image {
      try RenderInputs.image(name, RenderInputs.width, RenderInputs.height, bytes(name))
    }
    icons = try (0..<3).map {
      try RenderInputs.image("mask\($0).a8", 75, 75, RenderInputs.white(bytes("mask\($0).a8")))
    }
    first = try picture("A.rgba")
    second = try picture("B.rgba")
    translucent = try picture("C.rgba")
    mask = try RenderInputs.image(
      "big.a8", RenderInputs.width, RenderInputs.height, RenderInputs.white(bytes("big.a8")))
    font = RenderInputs.font(try Face(path: fontFile))
  }

  /// Pictures of one colour, for counts, which depend on extents alone.
  init(face: Face) {
    func picture(_ color: PremultipliedColor, _ width: Int, _ height: Int) -> Image {
      Image(Pixmap(width: width, height: height, color: color))
    }
    let (width, height) = (RenderInputs.width, RenderInputs.height)
    let half = PremultipliedColor(r: 64, g: 32, b: 0, a: 128)
    icons = (0..<3).map { _ in picture(half, 75, 75) }
    first = picture(.white, width, height)
    second = picture(.black, width, height)
    mask = picture(half, width, height)
    translucent = picture(half, width, height)
    font = RenderInputs.font(face)
  }

  private static func font(_ face: Face) -> Font {
    Font(faces: [face], size: 30, tracking: 0, metrics: face.metrics)
  }

  private static func white(_ coverage: [UInt8]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4 * coverage.count)
    for i in bytes.indices { bytes[i] = coverage[i / 4] }
    return bytes
  }

  private static func image(
    _ name: String, _ width: Int, _ height: Int, _ bytes: [UInt8]
  ) throws -> Image {
    guard let pixmap = Pixmap(width: width, height: height, premultipliedBytes: bytes) else {
      throw WrongLength(name: name)
    }
    return Image(pixmap)
  }

  /// A file that is not as long as its picture.
  struct WrongLength: Error {
    var name: String
  }
}
