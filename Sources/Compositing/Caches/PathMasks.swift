// SPDX-License-Identifier: MIT
//
// Coverage of small outlines, kept for the next time the same outline is drawn, there or moved by
// whole pixels: rounded corners, badges, dots. An outline is known by its points on the grid that it
// is drawn on, from its bounds' corner, and it is drawn from just these: so what is found is what would
// be made. Four places for each hash; what comes later replaces what was there, so memory is bounded.

import Raster

/// Masks of small outlines.
struct PathMasks {
  /// The most pixels of an outline's bounds that are kept. Chosen by us.
  static let largestArea = 1 << 14
  /// How many outlines are kept at most.
  static let places = 2048
  /// The most bytes of coverage that are kept. Chosen by us.
  static let budget = 8 << 20

  /// An outline and its coverage.
  private struct Entry {
    var key: [UInt64]
    var bytes: [UInt8]
  }

  private var entries = [Entry?](repeating: nil, count: PathMasks.places)
  /// The hash of each entry's key, so that keys of other outlines are hardly ever compared.
  private var hashes = [UInt64](repeating: 0, count: PathMasks.places)
  private var cost = 0
  private var turn = 0
  /// The key of the outline that is looked for.
  private var key: [UInt64] = []

  /// The coverage of a path whose bounds are given, made where it is missing; `nil` for a large one.
  mutating func mask(
    of path: Path, rule: FillRule, bounds: PixelRect, _ rasterizer: inout CoverageRasterizer
  ) -> [UInt8]? {
    guard bounds.width * bounds.height <= PathMasks.largestArea, !bounds.isEmpty else { return nil }
    let hash = makeKey(path, rule, bounds)
    let first = Int(hash >> 53) & ~3
    for place in first..<first + 4 where hashes[place] == hash {
      if let entry = entries[place], entry.key == key { return entry.bytes }
    }
    let move = AffineTransform.translation(x: -Double(bounds.minX), y: -Double(bounds.minY))
    var elements = path.elements
    if case .move? = elements.first {} else { elements.insert(.move(.zero), at: 0) }
    let bytes = rasterizer.mask(
      of: Path(elements).transformed(by: move), rule: rule,
      in: PixelRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    ).bytes
    if cost + bytes.count > PathMasks.budget {
      entries = [Entry?](repeating: nil, count: PathMasks.places)
      cost = 0
    }
    turn = (turn + 1) & 3
    cost += bytes.count - (entries[first + turn]?.bytes.count ?? 0)
    entries[first + turn] = Entry(key: key, bytes: bytes)
    hashes[first + turn] = hash
    return bytes
  }

  /// Writes the points of a path, 31 bits a coordinate and two for the kind of step, the extent and the
  /// rule; gives a hash of all (multiplicative, as Knuth, TAOCP 3 § 6.4).
  private mutating func makeKey(_ path: Path, _ rule: FillRule, _ bounds: PixelRect) -> UInt64 {
    var key: [UInt64] = []
    swap(&key, &self.key)
    key.removeAll(keepingCapacity: true)
    var hash: UInt64 = 0
    func append(_ word: UInt64) {
      key.append(word)
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    let (x, y) = (Double(bounds.minX), Double(bounds.minY))
    func append(_ p: Point, _ kind: UInt64) {
      append(PathGrid.steps(p.x - x) << 33 | PathGrid.steps(p.y - y) << 2 | kind)
    }
    append(
      UInt64(bounds.width) << 32 | UInt64(bounds.height) << 1 | (rule == .evenOdd ? 1 : 0))
    if case .move? = path.elements.first {} else { append(.zero, 0) }
    for element in path.elements {
      switch element {
      case .move(let p): append(p, 0)
      case .line(let p): append(p, 1)
      case .quad(let c, let e):
        append(c, 2)
        append(e, 2)
      case .cubic(let c1, let c2, let e):
        append(c1, 3)
        append(c2, 3)
        append(e, 3)
      case .close: append(.max)
      }
    }
    swap(&key, &self.key)
    return hash &* 0x9E37_79B9_7F4A_7C15
  }
}
