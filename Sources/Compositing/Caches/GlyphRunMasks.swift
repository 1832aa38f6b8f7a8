// SPDX-License-Identifier: MIT
//
// Masks of whole glyph runs: a line that is drawn a second time with its pens at the same places
// within their pixels is drawn as one mask. Only runs whose glyphs share no pixel are joined, so the
// pixels are those of the glyphs one by one. A run is known by its glyphs and their steps from the
// first one's whole pixel.

import Raster

/// The runs that one strike has drawn.
struct GlyphRunMasks {
  /// How many runs are known at most; then all are forgotten. Chosen by us.
  static let most = 1024
  /// Joined masks have at most this many pixels. Chosen by us.
  static let largestArea = 1 << 16

  /// What is known of a run.
  enum State {
    /// It was drawn once.
    case seen
    /// It is drawn glyph by glyph.
    case apart
    /// Its mask, and where it lies from the first pen's whole pixel.
    case joined([UInt8], PixelRect)
  }

  private struct Entry {
    var key: [UInt64]
    var state: State
  }

  /// Open addressing: places of entries by hash; −1 is free.
  private var places: [Int32] = []
  private var entries: [Entry] = []
  /// The bytes of all masks and keys.
  private(set) var cost = 0

  /// The entry of a run, made as `seen` where it is missing, and whether it was there.
  mutating func find(_ key: [UInt64]) -> (index: Int, isKnown: Bool) {
    if places.isEmpty || entries.count >= GlyphRunMasks.most {
      places = [Int32](repeating: -1, count: 2 * GlyphRunMasks.most)
      entries.removeAll(keepingCapacity: true)
      cost = 0
    }
    var hash: UInt64 = 0
    for word in key {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 31
    }
    var place = Int(hash & UInt64(places.count - 1))
    while places[place] >= 0 {
      let index = Int(places[place])
      if entries[index].key == key { return (index, true) }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(entries.count)
    entries.append(Entry(key: key, state: .seen))
    cost += 8 * key.count
    return (entries.count - 1, false)
  }

  /// What is known of an entry.
  subscript(index: Int) -> State {
    get { entries[index].state }
    set {
      entries[index].state = newValue
      if case .joined(let bytes, _) = newValue { cost += bytes.count }
    }
  }

  /// One mask of masks that lie at places; `apart` where two share a pixel or are far from each other.
  static func join(_ parts: [(bounds: PixelRect, bytes: ArraySlice<UInt8>)]) -> State {
    let bounds = parts.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let area = bounds.width * bounds.height
    let used = parts.reduce(0) { $0 + $1.bytes.count }
    if area > largestArea || area > 3 * used { return .apart }
    var bytes = [UInt8](repeating: 0, count: area)
    for part in parts {
      let width = part.bounds.width
      for y in 0..<part.bounds.height {
        let from = part.bytes.startIndex + y * width
        let to =
          (part.bounds.minY - bounds.minY + y) * bounds.width + part.bounds.minX - bounds.minX
        for x in 0..<width where part.bytes[from + x] > 0 {
          if bytes[to + x] > 0 { return .apart }
          bytes[to + x] = part.bytes[from + x]
        }
      }
    }
    return .joined(bytes, bounds)
  }
}
