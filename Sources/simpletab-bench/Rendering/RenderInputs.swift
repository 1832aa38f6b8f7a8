// SPDX-License-Identifier: MIT
//
// What the rendering cases draw: what the sequences do, one picture with an opacity, one large mask.

import Compositing
import Foundation
import Raster
import Typesetting

/// The pictures and the font of the rendering cases.
struct RenderInputs {
  /// What the sequences draw.
  var frames: FrameInputs
  /// A screen-sized picture whose opacity runs through all bytes.
  var translucent: Image
  /// A screen-sized mask that runs through all bytes.
  var mask: Image

  /// Reads `mask0.a8` … `big.a8`, `A.rgba`, `B.rgba` and `C.rgba` of a folder, and a font file.
  init(folder: String, fontFile: String) throws {
    frames = try FrameInputs(folder: folder, fontFile: fontFile, for: FrameSequence.allCases)
    translucent = try FrameInputs.screen("\(folder)/C.rgba")
    mask = try FrameInputs.mask(
      "\(folder)/big.a8", width: FrameScenes.width, height: FrameScenes.height)
  }

  /// Pictures of one colour, for counts, which depend on extents alone.
  init(face: Face) {
    frames = FrameInputs(face: face)
    let half = PremultipliedColor(r: 64, g: 32, b: 0, a: 128)
    mask = Image(Pixmap(width: FrameScenes.width, height: FrameScenes.height, color: half))
    translucent = mask
  }
}
