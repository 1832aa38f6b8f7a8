// SPDX-License-Identifier: MIT
//
// How much a scene may ask for, and where it may read. Scene files come from strangers: without a word
// from the user they get what screens need, and files under their own folder. All chosen by us.

public import ImageCoding
import Recording

/// How much a scene may ask for.
public struct SceneLimits: Sendable, Equatable {
  /// The most bytes of a scene file.
  public var bytes = 16 << 20
  /// How deeply its arrays and objects may nest.
  public var nesting = 64
  /// The most tabs.
  public var tabs = 50
  /// The most events of a script.
  public var events = 10_000
  /// The latest time of an event, in seconds.
  public var latestEvent = 600.0
  /// The most of a picture file.
  public var pictures = ImageReadLimits.standard
  /// Folders whose files a scene may read beside those under its own folder.
  public var folders: [String] = []

  /// The limits that hold unless others are given.
  public init() {}

  /// Whether a scene in a folder may read a file, symbolic links resolved; of a file that is not there
  /// its name decides.
  func allows(_ path: String, besides folder: String) -> Bool {
    ([folder] + folders).contains { FileWriter.isInside(path, $0) }
  }
}
