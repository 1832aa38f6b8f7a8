// SPDX-License-Identifier: MIT
//
// The grid of 2⁻¹⁶ pixels that outlines are drawn on, as whole numbers.

/// Coordinates in steps of the grid of outlines.
public enum PathGrid {
  /// The nearest step, as rasterizing rounds, for a coordinate of 0 ..< 2¹⁵ pixels; others are cut.
  @inlinable
  public static func steps(_ v: Double) -> UInt64 {
    // The grid's own rounding: ties to even.
    UInt64((min(max(v, 0), 32767) * 65_536).rounded(.toNearestOrEven))
  }
}
