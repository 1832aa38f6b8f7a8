// SPDX-License-Identifier: MIT
//
// The glyph runs drawn last, each as one mask at its place: a line that rests from frame to frame is
// found without placing its glyphs. A place for each hash; what comes later replaces what was there.

import Raster
import Typesetting

/// Masks of runs as they were drawn.
struct RecentRuns {
  /// How many are kept at most. Chosen by us.
  static let places = 64

  private var runs = [GlyphRun?](repeating: nil, count: RecentRuns.places)
  private var transforms = [AffineTransform](repeating: .identity, count: RecentRuns.places)
  /// The mask of the run in each place.
  private(set) var masks = [[UInt8]](repeating: [], count: RecentRuns.places)
  /// Where it lies.
  private(set) var bounds = [PixelRect](repeating: .empty, count: RecentRuns.places)

  /// Where a run's entry would be.
  static func place(of run: GlyphRun, _ transform: AffineTransform) -> Int {
    var hash = transform.tx.bitPattern &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ transform.ty.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ UInt64(run.glyphs.count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(hash >> 58)
  }

  /// Whether a place has a run where it stands.
  func has(_ run: GlyphRun, _ transform: AffineTransform, at place: Int) -> Bool {
    guard transforms[place] == transform, let known = runs[place] else { return false }
    return known == run
  }

  /// Keeps a run's mask in its place.
  mutating func keep(
    _ run: GlyphRun, _ transform: AffineTransform, _ mask: [UInt8], bounds: PixelRect
  ) {
    let place = RecentRuns.place(of: run, transform)
    runs[place] = run
    transforms[place] = transform
    masks[place] = mask
    self.bounds[place] = bounds
  }
}
