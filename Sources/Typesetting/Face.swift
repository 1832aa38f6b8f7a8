// SPDX-License-Identifier: MIT
//
// A font file's outlines, read once and shared.

/// A face of a font file.
public final class Face: Sendable, Equatable {
  /// The file's path.
  public let path: String

  init(path: String) { self.path = path }

  /// Whether both are one object.
  public static func == (left: Face, right: Face) -> Bool { left === right }
}
