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
    /// 1 at each grey value that is shown.
    private var greys = [UInt8](repeating: 0, count: 256)

    /// Looks at all of a frame: the first one.
    mutating func add(_ pixmap: Pixmap) {
      isOpaque = isOpaque && StraightPixels.isOpaque(pixmap.bytes)
      var i = 0
      while i + 4 <= pixmap.bytes.count {
        let r = pixmap.bytes[i]
        if r == pixmap.bytes[i + 1], r == pixmap.bytes[i + 2] { greys[Int(r)] = 1 }
        i += 4
      }
    }

    /// Looks at what a frame changed inside a rectangle; all else was seen in the frame before.
    mutating func add(_ pixmap: Pixmap, after before: Pixmap, in rect: PixelRect) {
      let isOpaque = ChangedPixels.noteGreys(from: before, to: pixmap, in: rect, &greys)
      self.isOpaque = self.isOpaque && isOpaque
    }

    /// The kind that holds all frames: the darkest grey that is free, because a run of equal bytes is
    /// cheap and black is rarely the ground of a picture.
    var kind: AnimationKind {
      AnimationKind(
        isOpaque: isOpaque,
        key: isOpaque ? greys.firstIndex(of: 0).map { UInt8($0) } : nil)
    }

    /// Whether a kind chosen earlier still holds all frames.
    func allows(_ kind: AnimationKind) -> Bool {
      guard kind.isOpaque else { return true }
      return isOpaque && kind.key.map { greys[Int($0)] == 0 } ?? true
    }
  }
}
