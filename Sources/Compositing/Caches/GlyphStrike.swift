// SPDX-License-Identifier: MIT
//
// The glyphs of one face under one linear map (size, scale, slant), as masks. The pen's position is
// rounded to 1/64 pixel in each direction, chosen by us: coverage then differs by at most 2 of 255
// from the exact position's, and a line at rest or moved by whole pixels finds its masks again.

import Raster
import Typesetting

/// Masks of glyphs by number and pen position within a pixel.
final class GlyphStrike {
  /// Steps of the pen within a pixel.
  static let steps = 64.0

  /// A mask in the strike's memory, and where it lies from the pen's whole pixel.
  struct Entry {
    var start: Int
    var bounds: PixelRect
  }

  private let face: Face
  private let map: AffineTransform
  /// Open addressing: keys of a power of two of places, `UInt64.max` is free; entries beside them.
  private var keys: [UInt64]
  private var entries: [Entry]
  private var count = 0
  /// All masks, one after the other, rows from the top without padding.
  private(set) var bytes: [UInt8] = []
  private var runs = GlyphRunMasks()

  /// A strike without masks; `map` takes em to pixels and has no shift.
  init(face: Face, map: AffineTransform) {
    self.face = face
    self.map = map
    keys = [UInt64](repeating: .max, count: 256)
    entries = [Entry](repeating: Entry(start: 0, bounds: .empty), count: 256)
  }

  /// What the strike costs: its bytes and its tables.
  var cost: Int { bytes.count + keys.count * 48 + runs.cost }

  /// The mask of a glyph whose pen stands `phaseX`, `phaseY` steps (0 ..< 64) into its pixel.
  func entry(
    _ glyph: UInt32, phaseX: Int, phaseY: Int, _ rasterizer: inout CoverageRasterizer
  ) -> Entry {
    let key = UInt64(glyph) << 12 | UInt64(phaseX) << 6 | UInt64(phaseY)
    var place = home(key)
    while keys[place] != .max {
      if keys[place] == key { return entries[place] }
      place = (place + 1) & (keys.count - 1)
    }
    let entry = make(glyph, phaseX, phaseY, &rasterizer)
    keys[place] = key
    entries[place] = entry
    count += 1
    if count * 2 > keys.count { grow() }
    return entry
  }

  /// Hands on the coverage of an entry.
  func withMask(_ entry: Entry, _ body: (borrowing Span<UInt8>) -> Void) {
    let count = entry.bounds.width * entry.bounds.height
    let bytes = self.bytes
    body(bytes.span.extracting(entry.start..<entry.start + count))
  }

  /// The mask of a whole run and where it lies from the first pen's whole pixel; `nil` for a run that
  /// is drawn glyph by glyph, as it is the first time.
  func joined(
    _ run: PlacedGlyphs, _ rasterizer: inout CoverageRasterizer
  ) -> (bytes: [UInt8], bounds: PixelRect)? {
    if run.count < 2 { return nil }
    let (index, isKnown) = runs.find(run.words)
    if !isKnown { return nil }
    if case .seen = runs[index] {
      var parts: [(bounds: PixelRect, bytes: ArraySlice<UInt8>)] = []
      for i in 0..<run.count {
        let glyph = run[i]
        let entry = entry(glyph.id, phaseX: glyph.x & 63, phaseY: glyph.y & 63, &rasterizer)
        let area = entry.bounds.width * entry.bounds.height
        parts.append(
          (
            entry.bounds.offsetBy(dx: glyph.x >> 6, dy: glyph.y >> 6),
            bytes[entry.start..<entry.start + area]
          ))
      }
      runs[index] = GlyphRunMasks.join(parts)
    }
    if case .joined(let bytes, let bounds) = runs[index] { return (bytes, bounds) }
    return nil
  }

  /// Whole pixels around all masks of a run, from the first pen's whole pixel.
  func bounds(of run: PlacedGlyphs, _ rasterizer: inout CoverageRasterizer) -> PixelRect {
    (0..<run.count).reduce(PixelRect.empty) { bounds, i in
      let glyph = run[i]
      let entry = entry(glyph.id, phaseX: glyph.x & 63, phaseY: glyph.y & 63, &rasterizer)
      return bounds.union(entry.bounds.offsetBy(dx: glyph.x >> 6, dy: glyph.y >> 6))
    }
  }

  /// Fibonacci hashing (Knuth, TAOCP 3 § 6.4): the top bits of the key times 2⁶⁴ / φ.
  private func home(_ key: UInt64) -> Int {
    let hash = key &* 0x9E37_79B9_7F4A_7C15
    return Int(hash >> UInt64(64 - keys.count.trailingZeroBitCount))
  }

  private func grow() {
    let old = zip(keys, entries).filter { $0.0 != .max }
    keys = [UInt64](repeating: .max, count: keys.count * 2)
    entries = [Entry](
      repeating: Entry(start: 0, bounds: .empty), count: keys.count)
    for (key, entry) in old {
      var place = home(key)
      while keys[place] != .max { place = (place + 1) & (keys.count - 1) }
      keys[place] = key
      entries[place] = entry
    }
  }

  private func make(
    _ glyph: UInt32, _ phaseX: Int, _ phaseY: Int, _ rasterizer: inout CoverageRasterizer
  ) -> Entry {
    let shift = AffineTransform.translation(
      x: Double(phaseX) / GlyphStrike.steps, y: Double(phaseY) / GlyphStrike.steps)
    let path = face.outline(of: glyph).transformed(by: map.concatenating(shift))
    let bounds = path.pixelBounds
    if bounds.isEmpty { return Entry(start: 0, bounds: .empty) }
    let start = bytes.count
    bytes += rasterizer.mask(of: path, rule: .nonZero, in: bounds).bytes
    return Entry(start: start, bounds: bounds)
  }
}
