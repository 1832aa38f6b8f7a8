// SPDX-License-Identifier: MIT
//
// Which way a line runs as a whole, before its letters have a say.

/// A line's base direction.
public enum LineDirection: Sendable, Hashable {
  /// That of its first strong letter; left to right when it has none.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
