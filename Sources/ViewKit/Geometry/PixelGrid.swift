// SPDX-License-Identifier: MIT
//
// The one place that rounds layout. Layout is kept in fractional points; what must land on whole
// device pixels or whole points goes through here, always halves up (floor(v + ½)), so that equal
// layouts round equally wherever they are asked.

import Foundation
import Raster

/// Rounding of points to a device's pixels.
struct PixelGrid: Sendable, Hashable {
  /// Pixels per point, above 0.
  let scale: Double

  init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// A whole number, halves up: tab bar slots land on whole points this way (facts of UITabBar).
  static func roundHalfUp(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

  /// The nearest multiple of a device pixel, in points; halves up. Baselines stand on these.
  func round(_ points: Double) -> Double { Self.roundHalfUp(points * scale) / scale }

  /// The next device pixel at or above, in points: the intrinsic size of text.
  ///
  /// A value within a millionth of a pixel above a pixel counts as on it, so that sums of
  /// fractions do not gain a pixel.
  func roundUp(_ points: Double) -> Double {
    (points * scale - 1e-6).rounded(.up) / scale
  }

  /// A device pixel's extent, in points: a hairline.
  var onePixel: Double { 1 / scale }

  /// The whole pixel nearest to a pixel coordinate, halves up.
  ///
  /// A value within a millionth of a pixel below one half counts as the half: 617.4999999 comes
  /// from sums of fractions that mean 617.5. Values too large for a picture are cut.
  static func pixel(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    let limit = 1_000_000_000.0
    return Int(roundHalfUp(min(max(value, -limit), limit) + 1e-6))
  }

  /// The whole pixels that a solid layer of the given edges covers: each edge goes to its nearest
  /// pixel boundary.
  static func pixelRect(_ rect: CGRect) -> PixelRect {
    let r = rect.standardized
    return PixelRect(
      minX: pixel(r.minX), minY: pixel(r.minY), maxX: pixel(r.maxX), maxY: pixel(r.maxY))
  }
}
