// SPDX-License-Identifier: MIT
//
// Coverage of small outlines, kept for the next time the same outline is drawn, there or moved by
// whole pixels: rounded corners, badges, dots. One place for each hash; what comes later replaces what
// was there, so memory is bounded and nothing is searched.

import Raster

/// Masks of small outlines.
struct PathMasks {
  /// The most pixels of an outline's bounds that are kept. Chosen by us.
  static let largestArea = 1 << 14
  /// How many outlines are kept at most.
  static let places = 1024

  /// An outline as it was drawn first, and its coverage.
  struct Entry {
    var path: Path
    var rule: FillRule
    var bounds: PixelRect
    var bytes: [UInt8]
  }

  private var entries = [Entry?](repeating: nil, count: PathMasks.places)

  /// The coverage of a path whose bounds are given, made where it is missing; `nil` for a large one.
  mutating func mask(
    of path: Path, rule: FillRule, bounds: PixelRect, _ rasterizer: inout CoverageRasterizer
  ) -> [UInt8]? {
    guard bounds.width * bounds.height <= PathMasks.largestArea, !bounds.isEmpty else { return nil }
    let place = PathMasks.place(path, bounds)
    if let entry = entries[place], entry.rule == rule, entry.isSame(path, bounds) {
      return entry.bytes
    }
    let mask = rasterizer.mask(of: path, rule: rule, in: bounds)
    entries[place] = Entry(path: path, rule: rule, bounds: bounds, bytes: mask.bytes)
    return mask.bytes
  }

  /// A place for a path by its extent and where its first point lies within a pixel.
  private static func place(_ path: Path, _ bounds: PixelRect) -> Int {
    var hash = UInt64(path.elements.count) &* 0x9E37_79B9_7F4A_7C15
    func mix(_ value: UInt64) {
      hash = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    mix(UInt64(bounds.width) << 32 | UInt64(bounds.height))
    if case .move(let p)? = path.elements.first {
      mix((p.x - Double(bounds.minX)).bitPattern)
      mix((p.y - Double(bounds.minY)).bitPattern)
    }
    return Int(hash >> 54)
  }
}

extension PathMasks.Entry {
  /// Whether another path is this one moved by whole pixels.
  fileprivate func isSame(_ other: Path, _ otherBounds: PixelRect) -> Bool {
    let dx = otherBounds.minX - bounds.minX
    let dy = otherBounds.minY - bounds.minY
    guard otherBounds == bounds.offsetBy(dx: dx, dy: dy),
      other.elements.count == path.elements.count
    else { return false }
    let x = Double(dx)
    let y = Double(dy)
    func moved(_ a: Point, _ b: Point) -> Bool { a.x + x == b.x && a.y + y == b.y }
    for (a, b) in zip(path.elements, other.elements) {
      switch (a, b) {
      case (.move(let p), .move(let q)), (.line(let p), .line(let q)):
        if !moved(p, q) { return false }
      case (.quad(let c, let p), .quad(let d, let q)):
        if !moved(c, d) || !moved(p, q) { return false }
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        if !moved(c1, d1) || !moved(c2, d2) || !moved(p, q) { return false }
      case (.close, .close): break
      default: return false
      }
    }
    return true
  }
}
