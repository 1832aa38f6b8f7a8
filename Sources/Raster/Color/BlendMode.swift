// SPDX-License-Identifier: MIT
//
// How source and destination meet. Source: W3C Compositing and Blending Level 1.

/// A compositing operator or blend mode.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
  /// Nothing remains.
  case clear
  /// The source replaces the destination.
  case copy
  /// The source lies over the destination.
  case sourceOver
  /// The destination lies over the source.
  case destinationOver
  /// The source where the destination is.
  case sourceIn
  /// The destination where the source is: a mask.
  case destinationIn
  /// The source where the destination is not.
  case sourceOut
  /// The destination where the source is not: a hole.
  case destinationOut
  /// The source over the destination, only where the destination is.
  case sourceAtop
  /// The destination over the source, only where the source is.
  case destinationAtop
  /// Either, but not where both are.
  case xor
  /// The sum, cut at white.
  case plusLighter
}
