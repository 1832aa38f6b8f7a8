// SPDX-License-Identifier: MIT
//
// The colour difference of two premultiplied pixels. A pixel that shows what lies behind it is seen
// over white and over black, and the larger difference counts: what differs over either is visible
// somewhere.

internal import Raster

enum PerceptualPixels {
  /// The CIEDE2000 difference, the larger of that over black and that over white.
  static func difference(_ p: PremultipliedColor, _ q: PremultipliedColor) -> Double {
    // Over black the premultiplied bytes are the colour: c + 0·(1 − a).
    let black = LabColor(red: p.r, green: p.g, blue: p.b)
      .difference(from: LabColor(red: q.r, green: q.g, blue: q.b))
    if p.a == 255 && q.a == 255 { return black }
    return max(black, onWhite(p).difference(from: onWhite(q)))
  }

  /// `c + 255·(1 − a)`
  private static func onWhite(_ p: PremultipliedColor) -> LabColor {
    let w = 255 - p.a
    return LabColor(red: p.r + w, green: p.g + w, blue: p.b + w)
  }
}
