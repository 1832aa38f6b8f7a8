// SPDX-License-Identifier: MIT
//
// Finds committed fixtures from the place of this file, whatever the working directory is.

public import Foundation

/// Where the committed fixtures lie.
public enum Fixtures {
  /// The checkout's folder.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file under `Fixtures`.
  public static func url(_ path: String) -> URL {
    root.appendingPathComponent("Fixtures").appendingPathComponent(path)
  }
}
