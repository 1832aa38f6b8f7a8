// SPDX-License-Identifier: MIT
//
// What can be wrong with a document, a block in it, or a picture that it asks for: always with the
// file, and the line and key where they are known, so that one line tells a person what to mend.

/// A fault of a document.
public struct DocumentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Which kind of fault it is; the command line gives each its exit code.
  public enum Kind: Sendable, Equatable {
    /// A file that is not there.
    case missing
    /// Content that is wrong.
    case invalid
    /// A file that must not be written.
    case readOnly
  }

  /// Which kind of fault it is.
  public var kind: Kind
  /// The document as it was named.
  public var file: String
  /// The line, from 1, when known.
  public var line: Int?
  /// The marker's key, or empty.
  public var key: String
  /// Why, as a clause without a full stop.
  public var reason: String
  /// What to do about it, when there is something to say.
  public var hint: String?

  /// A fault of a document.
  public init(
    _ kind: Kind = .invalid, file: String = "", line: Int? = nil, key: String = "",
    reason: String, hint: String? = nil
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.key = key
    self.reason = reason
    self.hint = hint
  }

  /// `README.md:12: transition: reason`.
  public var description: String {
    [file + (line.map { ":\($0)" } ?? ""), key, reason].filter { !$0.isEmpty }
      .joined(separator: ": ")
  }
}
