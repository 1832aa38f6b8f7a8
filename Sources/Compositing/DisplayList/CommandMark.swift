// SPDX-License-Identifier: MIT
//
// A command in a few plain numbers: what comparing two lists, and finding out what has to be drawn, asks
// again and again. Marks are made once a list, and lie one after the other without a reference.

import Raster
import Typesetting

/// What is known of a command before it is drawn.
struct CommandMark {
  /// What a command does.
  enum Kind: UInt8 {
    case rect, path, tint, image, glyphs, group, clip, endGroup, endClip

    /// Whether it begins a group or a clip.
    var isBeginning: Bool { self == .group || self == .clip }
    /// Whether it ends one.
    var isEnd: Bool { self == .endGroup || self == .endClip }
  }

  /// What the command does.
  var kind: Kind
  /// Equal commands have equal hashes, unless a number is 0 in one and −0 in the other.
  private(set) var hash: UInt64 = 0
  /// The hash of what is drawn: a command with another one is hardly the same, moved.
  private(set) var content: UInt64 = 0
  /// The colour of a rectangle or an outline, and how it is blended.
  private(set) var color = PremultipliedColor.clear
  private(set) var mode = BlendMode.sourceOver
  /// Whole pixels that are covered in full: of a rectangle, of an upright outline of one; or that a clip
  /// keeps.
  private(set) var area: PixelRect?
  /// Whether a group changes pixels in which nothing is drawn.
  private(set) var changesAll = false
  /// Whole pixels outside which the command changes nothing; those of glyphs are put in later.
  var reach = PixelRect.empty

  /// Makes the mark of a command.
  init(_ command: borrowing DrawCommand) {
    switch command {
    case .fillRect(let rect, let color, let mode):
      kind = .rect
      (area, self.color, self.mode, reach) = (rect, color, mode, rect)
      add(rect)
    case .fillPath(let path, _, let color, let mode):
      kind = .path
      (area, self.color, self.mode, reach) =
        (path.rectangleInside, color, mode, path.pixelBounds)
      add(path)
    case .tintImage(let image, let transform, _, let color, let mode):
      kind = .tint
      (self.color, reach) = (color, image.reach(transform, mode: mode))
      content = UInt64(image.pixmap.width) << 32 | UInt64(image.pixmap.height)
      add(transform)
    case .drawImage(let image, let transform, _, let opacity, let mode):
      kind = .image
      reach = image.reach(transform, mode: mode)
      content = UInt64(image.pixmap.width) << 32 | UInt64(image.pixmap.height)
      add(transform)
      add(UInt64(opacity))
    case .drawGlyphs(let run, let transform, let color, _):
      kind = .glyphs
      self.color = color
      content = run.pixelsPerEm.bitPattern ^ UInt64(run.glyphs.count)
      for glyph in run.glyphs {
        content = CommandMark.mix(content, UInt64(glyph.id) ^ glyph.x.bitPattern)
      }
      add(transform)
    case .beginGroup(let opacity, let mode):
      kind = .group
      changesAll = !mode.keepsDestinationUnderClear
      add(UInt64(opacity))
    case .beginClip(.rect(let rect)):
      kind = .clip
      area = rect
      add(rect)
    case .beginClip(.path(let path, _)):
      kind = .clip
      add(path)
    case .endGroup: kind = .endGroup
    case .endClip: kind = .endClip
    }
    add(content)
    add(
      UInt64(color.r) | UInt64(color.g) << 8 | UInt64(color.b) << 16 | UInt64(color.a) << 24)
  }

  /// Multiplicative, as Knuth, TAOCP 3 § 6.4.
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 31
  }

  private mutating func add(_ word: UInt64) { hash = CommandMark.mix(hash, word) }

  private mutating func add(_ point: Point) {
    add(point.x.bitPattern)
    add(point.y.bitPattern)
  }

  private mutating func add(_ rect: PixelRect) {
    add(UInt64(truncatingIfNeeded: rect.minX) << 32 ^ UInt64(truncatingIfNeeded: rect.maxX))
    add(UInt64(truncatingIfNeeded: rect.minY) << 32 ^ UInt64(truncatingIfNeeded: rect.maxY))
  }

  private mutating func add(_ transform: AffineTransform) {
    add(Point(x: transform.tx, y: transform.ty))
    add(Point(x: transform.a, y: transform.d))
  }

  private mutating func add(_ path: Path) {
    add(UInt64(path.elements.count))
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): add(p)
      case .close: break
      }
    }
  }
}
