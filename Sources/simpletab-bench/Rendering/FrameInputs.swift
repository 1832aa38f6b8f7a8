// SPDX-License-Identifier: MIT
//
// What the two sequences draw: masks of icons, two screens, a font. They come from a folder of raw
// rows, the same files that other programs are measured with.

import Compositing
import Foundation
import Raster
import Recording
import Typesetting

/// The pictures and the font of the sequences.
struct FrameInputs: Sendable {
  /// House, magnifier, person: 75 × 75 masks.
  var icons: [Image]
  /// The screen that is left and the one that comes; none where only the bar is drawn.
  var screens: [Image]
  /// The face of titles and labels, 30 pixels per em.
  var font: Font

  /// Reads `mask0.a8` … `mask2.a8` and, for the screen, `A.rgba` and `B.rgba` of a folder, and a font
  /// file.
  init(folder: String, fontFile: String, for sequences: [FrameSequence]) throws {
    icons = try (0..<3).map {
      try FrameInputs.mask("\(folder)/mask\($0).a8", width: 75, height: 75)
    }
    screens =
      sequences.contains(.screen)
      ? try ["A.rgba", "B.rgba"].map { try FrameInputs.screen("\(folder)/\($0)") } : []
    font = FrameInputs.font(try Face(path: fontFile))
  }

  /// Pictures of one colour, for counts, which depend on extents alone.
  init(face: Face) {
    let half = PremultipliedColor(r: 64, g: 32, b: 0, a: 128)
    icons = (0..<3).map { _ in Image(Pixmap(width: 75, height: 75, color: half)) }
    screens = [PremultipliedColor.white, .black].map {
      Image(Pixmap(width: FrameScenes.width, height: FrameScenes.height, color: $0))
    }
    font = FrameInputs.font(face)
  }

  private static func font(_ face: Face) -> Font {
    Font(faces: [face], size: 30, tracking: 0, metrics: face.metrics)
  }

  /// A picture of four bytes a pixel, as large as a screen.
  static func screen(_ path: String) throws -> Image {
    try image(path, FrameScenes.width, FrameScenes.height, FileWriter.read(path))
  }

  /// A picture of one byte a pixel, which becomes its opacity.
  static func mask(_ path: String, width: Int, height: Int) throws -> Image {
    let coverage = try FileWriter.read(path)
    var bytes = [UInt8](repeating: 0, count: 4 * coverage.count)
    for i in coverage.indices { bytes[4 * i + 3] = coverage[i] }
    return try image(path, width, height, bytes)
  }

  private static func image(
    _ path: String, _ width: Int, _ height: Int, _ bytes: [UInt8]
  ) throws -> Image {
    guard let pixmap = Pixmap(width: width, height: height, premultipliedBytes: bytes) else {
      throw WrongLength(path: path, expected: width * height)
    }
    return Image(pixmap)
  }

  /// A file that is not as long as its picture.
  struct WrongLength: Error, CustomStringConvertible {
    var path: String
    var expected: Int
    var description: String { "\(path) does not hold \(expected) pixels" }
  }
}
