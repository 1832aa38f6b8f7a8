// SPDX-License-Identifier: MIT
//
// What all frames of an animation share, because the file has one header: the colour type, and for
// opaque frames one grey that no frame shows and that stands for "as before" (tRNS).

import Raster

struct AnimationKind: Equatable {
  /// RGB when every pixel of every frame is opaque, else RGBA.
  var isOpaque: Bool
  /// The grey value that means "as before"; only when opaque, `nil` when every grey is shown.
  var key: UInt8?

  /// What the frames need that were seen so far.
  struct Survey: Equatable {
    private(set) var isOpaque = true
    private var usesGrey = [Bool](repeating: false, count: 256)

    /// Looks at the pixels of a frame inside a rectangle.
    mutating func add(_ pixmap: Pixmap, in rect: PixelRect) {
      for y in rect.minY..<rect.maxY {
        var i = (y * pixmap.width + rect.minX) * 4
        for _ in 0..<rect.width {
          let r = pixmap.bytes[i]
          if r == pixmap.bytes[i + 1], r == pixmap.bytes[i + 2] { usesGrey[Int(r)] = true }
          if pixmap.bytes[i + 3] != 255 { isOpaque = false }
          i += 4
        }
      }
    }

    /// The kind that holds all frames: the darkest grey that is free, because a run of equal bytes is
    /// cheap and black is rarely the ground of a picture.
    var kind: AnimationKind {
      AnimationKind(
        isOpaque: isOpaque,
        key: isOpaque ? usesGrey.firstIndex(of: false).map { UInt8($0) } : nil)
    }

    /// Whether a kind chosen earlier still holds all frames.
    func allows(_ kind: AnimationKind) -> Bool {
      guard kind.isOpaque else { return true }
      return isOpaque && !(kind.key.map { usesGrey[Int($0)] } ?? false)
    }
  }
}
