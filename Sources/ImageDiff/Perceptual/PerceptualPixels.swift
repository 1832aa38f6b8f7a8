// SPDX-License-Identifier: MIT
//
// The colour difference of two premultiplied pixels. A pixel that shows what lies behind it is seen
// over white and over black, and the larger difference counts: what differs over either is visible
// somewhere.

internal import Raster

struct PerceptualPixels {
  private let bound = ColorDifferenceBound()

  /// Whether two pixels surely differ by no more than the square root of `limit`; fast, and `false`
  /// where it cannot tell.
  @inline(__always)
  func isSurelyWithin(
    _ limit: Float, _ p: PremultipliedColor, _ q: PremultipliedColor
  ) -> Bool {
    if p.a == 255 && q.a == 255 {
      return bound.isWithin(limit, p.r, p.g, p.b, q.r, q.g, q.b)
    }
    let wp = 255 - p.a
    let wq = 255 - q.a
    return bound.isWithin(limit, p.r, p.g, p.b, q.r, q.g, q.b)
      && bound.isWithin(limit, p.r + wp, p.g + wp, p.b + wp, q.r + wq, q.g + wq, q.b + wq)
  }

  /// The CIEDE2000 difference, the larger of that over black and that over white.
  func difference(_ p: PremultipliedColor, _ q: PremultipliedColor) -> Double {
    // Over black the premultiplied bytes are the colour: c + 0·(1 − a).
    let black = LabColor(red: p.r, green: p.g, blue: p.b)
      .difference(from: LabColor(red: q.r, green: q.g, blue: q.b))
    if p.a == 255 && q.a == 255 { return black }
    return max(black, onWhite(p).difference(from: onWhite(q)))
  }

  /// `c + 255·(1 − a)`
  private func onWhite(_ p: PremultipliedColor) -> LabColor {
    let w = 255 - p.a
    return LabColor(red: p.r + w, green: p.g + w, blue: p.b + w)
  }
}
