// SPDX-License-Identifier: MIT
//
// What can be wrong with a scene: always with the file, and the place and key where it is known, so
// that one line tells a person what to mend.

/// A fault of a scene file or of a file that it names.
public struct SceneError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Which kind of fault it is; the command line gives each its exit code.
  public enum Kind: Sendable, Equatable {
    /// A file that is not there or cannot be read.
    case missing
    /// Content that is wrong.
    case invalid
  }

  /// Which kind of fault it is.
  public var kind: Kind
  /// The scene file as it was named, `-` for standard input.
  public var file: String
  /// Where in the file, when known.
  public var position: SourcePosition?
  /// The key's path, such as `tabs[1].icon`; empty for the whole file.
  public var key: String
  /// Why, as a clause without a full stop.
  public var reason: String
  /// What to do about it, when there is something to say.
  public var hint: String?

  /// A fault of a scene.
  public init(
    _ kind: Kind = .invalid, file: String = "", at position: SourcePosition? = nil,
    key: String = "", reason: String, hint: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.position = position
    self.key = key
    self.reason = reason
    self.hint = hint
  }

  /// `scene.json:12:15: tabs[1].icon: reason`.
  public var description: String {
    var place = file
    if let position { place += ":\(position.line):\(position.column)" }
    return [place, key, reason].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
