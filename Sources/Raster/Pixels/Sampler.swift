// SPDX-License-Identifier: MIT
//
// How a picture is read between its pixels.

/// How the value between source pixels is found when a picture is scaled or turned.
public enum Sampler: Sendable, Hashable {
  /// The pixel whose square holds the point.
  case nearest
  /// Linear between the four nearest pixel centres; averaged over area when the picture shrinks
  /// below one half.
  case bilinear
}
