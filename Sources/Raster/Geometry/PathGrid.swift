// SPDX-License-Identifier: MIT
//
// The grid of 2⁻¹⁶ pixels that outlines are drawn on, as whole numbers.

/// Coordinates in steps of the grid of outlines.
public enum PathGrid {
  /// The nearest step, as rasterizing rounds, for a coordinate of 0 ..< 2¹⁵ pixels; others are cut.
  @inlinable
  public static func steps(_ v: Double) -> UInt64 {
    // The grid's own rounding, ties to even: beside 2⁵² a sum has no room for fractions, and its low
    // bits are the whole number. `rounded` would be a call on processors without SSE 4.1.
    (min(max(v, 0), 32767) * 65_536 + 0x1p52).bitPattern & 0xF_FFFF_FFFF_FFFF
  }
}
