// SPDX-License-Identifier: MIT
//
// Resampling along one axis. A destination coordinate is x' = scale·x + offset of a source coordinate
// x. The centre of destination pixel p lies at the source position u = (p + ½ − offset) / scale, and
// source pixel i has its centre at i + ½.
//
// - nearest: the pixel i = ⌊u⌋.
// - linear: the pixels around u − ½, weighted by distance; beyond the picture its edge goes on.
// - area, where the picture shrinks below one half: every source pixel under the destination pixel,
//   weighted by how much of it lies there.
//
// At the picture's two ends a destination pixel is covered only in part; the sampled value is that of
// the part inside, and the part is its coverage. So a picture moved by a fraction of a pixel has edges
// as a rectangle drawn with exact coverage, whole-pixel edges stay sharp, and a picture that is the
// same all over stays so up to its edge. `nearest` draws a pixel whose centre lies inside, or not.

/// Which source pixels make each destination pixel of one axis.
struct AxisTaps {
  /// How the weights are stored.
  enum Kind: Equatable {
    /// One source pixel; `first` says which.
    case nearest
    /// `first` and the pixel after it, with the weights 256 − w and w of `weights`.
    case linear
    /// From `first` on, the weights from `starts[p]` to `starts[p + 1]`, whose sum is 65,536.
    case area
  }

  /// How the weights are stored.
  let kind: Kind
  /// The destination pixels that are touched.
  let range: Range<Int>
  /// The first source pixel of each destination pixel.
  private(set) var first: [Int32] = []
  /// The weights; their meaning depends on `kind`.
  private(set) var weights: [UInt16] = []
  /// For `area`: where the weights of each destination pixel start, and one more.
  private(set) var starts: [Int32] = []
  /// How much of each destination pixel lies in the picture, along this axis.
  private(set) var coverage: [UInt8] = []

  /// Taps for a source of `count` pixels, or `nil` when nothing falls into `clip`.
  init?(count: Int, scale: Double, offset: Double, sampler: Sampler, clip: Range<Int>) {
    guard count > 0, scale != 0, scale.isFinite, offset.isFinite else { return nil }
    let ends = [offset, offset + scale * Double(count)]
    let low = min(ends[0], ends[1])
    let high = max(ends[0], ends[1])
    guard low.isFinite, high.isFinite, high > low else { return nil }
    let touched: Range<Int>
    if sampler == .nearest {
      // The pixels whose centres lie in [low, high).
      let from = FixedPoint.clampedInt((low - 0.5).rounded(.up))
      touched = from..<max(from, FixedPoint.clampedInt((high - 0.5).rounded(.up)))
    } else {
      touched =
        FixedPoint.clampedInt(low.rounded(.down))..<FixedPoint.clampedInt(high.rounded(.up))
    }
    range = touched.clamped(to: clip)
    if range.isEmpty { return nil }
    kind = sampler == .nearest ? .nearest : abs(scale) < 0.5 ? .area : .linear
    coverage = [UInt8](repeating: 255, count: range.count)
    if kind != .nearest {
      // Only the picture's two ends cover a pixel in part.
      for p in [range.lowerBound, range.upperBound - 1] {
        coverage[p - range.lowerBound] = AxisTaps.overlap(p, low, high)
      }
    }
    first.reserveCapacity(range.count + 64)
    weights.reserveCapacity(range.count + 64)
    switch kind {
    case .nearest:
      for p in range {
        let u = (Double(p) + 0.5 - offset) / scale
        first.append(Int32(min(max(FixedPoint.clampedInt(u.rounded(.down)), 0), count - 1)))
      }
    case .linear: makeLinear(count, scale, offset)
    case .area:
      for p in range {
        appendArea((Double(p) - offset) / scale, (Double(p + 1) - offset) / scale, count)
      }
      starts.append(Int32(weights.count))
    }
  }

  /// Repeats the last pixel of linear taps until their number is a multiple of `block`, for loops that
  /// take whole blocks; `range` stays.
  mutating func pad(to block: Int) {
    guard kind == .linear, let index = first.last, let weight = weights.last else { return }
    let missing = (block - first.count % block) % block
    first.append(contentsOf: repeatElement(index, count: missing))
    weights.append(contentsOf: repeatElement(weight, count: missing))
  }

  private static func overlap(_ p: Int, _ low: Double, _ high: Double) -> UInt8 {
    FixedPoint.byte(unit: min(Double(p + 1), high) - max(Double(p), low))
  }

  private mutating func makeLinear(_ count: Int, _ scale: Double, _ offset: Double) {
    var index: [Int32] = []
    var parts: [UInt16] = []
    swap(&index, &first)
    swap(&parts, &weights)
    index.append(contentsOf: repeatElement(0, count: range.count))
    parts.append(contentsOf: repeatElement(0, count: range.count))
    var indices = index.mutableSpan
    var fractions = parts.mutableSpan
    LinearScaling.taps(
      &indices, &fractions, start: range.lowerBound, scale: scale, offset: offset, count: count)
    swap(&index, &first)
    swap(&parts, &weights)
  }

  private mutating func appendArea(_ a: Double, _ b: Double, _ count: Int) {
    let low = min(max(min(a, b), 0), Double(count))
    let high = min(max(max(a, b), 0), Double(count))
    let i = min(Int(low), count - 1)
    let end = max(i + 1, min(count, Int(high.rounded(.up))))
    first.append(Int32(i))
    starts.append(Int32(weights.count))
    // Rounding the running sum, not each weight, makes the weights add up to 65,536 exactly. A single
    // pixel's 65,536 does not fit and is stored as 0, with nothing after it.
    var sum = 0
    for k in i..<end {
      let part = high > low ? (min(Double(k + 1), high) - low) / (high - low) : 1
      let next = k == end - 1 ? 65_536 : FixedPoint.clampedInt(part * 65_536 + 0.5)
      weights.append(UInt16(truncatingIfNeeded: next - sum))
      sum = next
    }
  }

  /// The weight stored at an index, for `area`: 1…65,536 where it is the only one of its pixel.
  @inline(__always)
  static func areaWeight(_ stored: UInt16, isOnly: Bool) -> UInt32 {
    isOnly ? 65_536 : UInt32(stored)
  }
}
