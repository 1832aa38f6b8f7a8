// SPDX-License-Identifier: MIT
//
// One frame as rows of PNG: the changed rectangle alone, either whole (blend "source") or with what did
// not change left out (blend "over": the key grey, or no opacity, lets the earlier pixels show).

import Raster

struct AnimationFrame {
  /// fcTL's blend operation (PNG specification, third edition, § 11.3.5).
  enum Blend: UInt8 {
    case source = 0
    case over = 1
  }

  let rect: PixelRect
  let blend: Blend
  /// Each row after a filter byte 0.
  let rows: [UInt8]
  /// The byte that stands, once for each channel, for what is as before; `nil` where that is not left out.
  let ground: UInt8?

  /// The first frame, whole.
  init(first pixmap: Pixmap, kind: AnimationKind) {
    rect = pixmap.bounds
    blend = .source
    rows = Self.rows(Self.pixels(pixmap, in: rect), width: rect.width, kind: kind)
    ground = nil
  }

  /// A later frame. What did not change is left out when that is most of the rectangle.
  init(
    from before: Pixmap, to after: Pixmap, _ difference: FrameDifference, kind: AnimationKind
  ) {
    rect = difference.rect
    let leavesOut = 2 * difference.count < rect.width * rect.height
    if leavesOut, kind.isOpaque, let key = kind.key {
      blend = .over
      rows = ChangedPixels.rows(from: before, to: after, in: rect, key: key)
      ground = key
      return
    }
    let pixels = Self.pixels(after, in: rect)
    let changes =
      leavesOut && !kind.isOpaque ? Self.changes(Self.pixels(before, in: rect), pixels) : nil
    blend = changes == nil ? .source : .over
    rows = Self.rows(changes ?? pixels, width: rect.width, kind: kind)
    ground = changes == nil ? nil : 0
  }

  /// The pixels without those that are as before; `nil` where one is not opaque, because it would be laid
  /// over the earlier one instead of replacing it.
  private static func changes(_ before: [UInt8], _ after: [UInt8]) -> [UInt8]? {
    var pixels = after
    for i in stride(from: 0, to: pixels.count, by: 4) {
      if pixels[i] == before[i], pixels[i + 1] == before[i + 1], pixels[i + 2] == before[i + 2],
        pixels[i + 3] == before[i + 3]
      {
        for k in i..<i + 4 { pixels[k] = 0 }
      } else if pixels[i + 3] != 255 {
        return nil
      }
    }
    return pixels
  }

  private static func pixels(_ pixmap: Pixmap, in rect: PixelRect) -> [UInt8] {
    if rect == pixmap.bounds { return pixmap.bytes }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rect.width * rect.height * 4)
    for y in rect.minY..<rect.maxY {
      let start = (y * pixmap.width + rect.minX) * 4
      pixels += pixmap.bytes[start..<start + rect.width * 4]
    }
    return pixels
  }

  private static func rows(_ pixels: [UInt8], width: Int, kind: AnimationKind) -> [UInt8] {
    let height = pixels.count / 4 / width
    var rows = [UInt8](repeating: 0, count: height * (1 + width * (kind.isOpaque ? 3 : 4)))
    if kind.isOpaque {
      _ = PixelPacking.packRGB(pixels, from: 0, width: width, rows: height, into: &rows)
    } else {
      StraightPixels.packRGBA(pixels, from: 0, width: width, rows: height, into: &rows)
    }
    return rows
  }
}
